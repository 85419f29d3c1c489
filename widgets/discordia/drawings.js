// @ts-check
/**
 * The drawings of the board of Discordia that stand in several places; all of them our own. Colours are those of palette.toml.
 *
 * @typedef {import("../page/table/drawing.js").Part} Part
 */

/** @type {Record<string, Part>} */
export const PARTS = {
  "barracks": { box: "0 0 48 32", drawing: [
    ["g", { "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M4 31V16H44V31Z", fill: "var(--rs-wall)" }], ["path", { d: "M30 31V16H44V31Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M14 12H17V15H20V12H23V15H26V12H29V15H32V12H35V17H14Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M3 31V12H14V31Z", fill: "var(--rs-wall)" }], ["path", { d: "M10 31V12H14V31Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M34 31V12H45V31Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M34 31V12H37V31Z", fill: "var(--rs-wall)" }], ["path", { d: "M1.5 13L8.5 3L15.5 13Z", fill: "var(--rs-red)" }], ["path", { d: "M8.5 3L15.5 13H10Z", fill: "var(--rs-red-line)", opacity: ".55" }], ["path", { d: "M32.5 13L39.5 3L46.5 13Z", fill: "var(--rs-red)" }], ["path", { d: "M39.5 3L46.5 13H41Z", fill: "var(--rs-red-line)", opacity: ".55" }], ["path", { d: "M19.5 31V24.5A4.5 4.5 0 0 1 28.5 24.5V31Z", fill: "var(--rs-door)" }], ["path", { d: "M7 18H10V22H7ZM38 18H41V22H38Z", fill: "var(--rs-door)" }], ["path", { d: "M24 12V4", stroke: "var(--rs-door)", "stroke-width": 1 }], ["path", { d: "M24 4L31 6.2L24 8.4Z", fill: "var(--rs-coin)" }]],
  ] },
  "stall": { box: "0 0 48 32", drawing: [
    ["g", { "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M7 12V31M41 12V31", stroke: "var(--rs-wood-2)", "stroke-width": 2.4 }], ["path", { d: "M5 21H43V30H5Z", fill: "var(--rs-wood)" }], ["path", { d: "M5 21H43V23.4H5Z", fill: "var(--rs-wood-2)" }], ["circle", { cx: 12, cy: 19, r: 2.6, fill: "var(--rs-stone)" }], ["circle", { cx: 17, cy: 19, r: 2.6, fill: "var(--rs-leaf)" }], ["circle", { cx: 22, cy: 19, r: 2.6, fill: "var(--rs-coin)" }], ["path", { d: "M28 21V15.6C28 14 29 14 29 12.6H33C33 14 34 14 34 15.6V21Z", fill: "var(--rs-terracotta)" }], ["path", { d: "M36 21V17H40V21Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M8 3H40L45 12A3.5 3.5 0 0 1 38 12A3.5 3.5 0 0 1 31 12A3.5 3.5 0 0 1 24 12A3.5 3.5 0 0 1 17 12A3.5 3.5 0 0 1 10 12A3.5 3.5 0 0 1 3 12Z", fill: "var(--rs-white)", stroke: "var(--rs-white-line)", "stroke-width": ".8" }], ["path", { d: "M13.4 3H18.6L17 12A3.5 3.5 0 0 1 10 12ZM24 3H29.4L31 12A3.5 3.5 0 0 1 24 12ZM34.6 3H40L45 12A3.5 3.5 0 0 1 38 12Z", fill: "var(--rs-awning)" }]],
  ] },
  "farm": { box: "0 0 48 32", drawing: [
    ["g", { "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M33 31C33 22 36 18 40 18C44 18 47 22 47 31Z", fill: "var(--rs-yellow)" }], ["path", { d: "M40 18C44 18 47 22 47 31H41C42.4 26 42 21 40 18Z", fill: "var(--rs-yellow-line)", opacity: ".45" }], ["path", { d: "M36 24L39 22M35.4 28L39 25.6", stroke: "var(--rs-yellow-line)", "stroke-width": ".8" }], ["path", { d: "M6 31V16H32V31Z", fill: "var(--rs-wall)" }], ["path", { d: "M22 31V16H32V31Z", fill: "var(--rs-wall-2)" }], ["path", { d: "M2 18L17 3.4H23L36 18Z", fill: "var(--rs-thatch)" }], ["path", { d: "M19 3.4H23L36 18H24C24 12 22 7 19 3.4Z", fill: "var(--rs-yellow-line)", opacity: ".5" }], ["path", { d: "M7 15L12 10M12 16L18 9M18 16L22 10", stroke: "var(--rs-yellow-line)", "stroke-width": ".9", opacity: ".7" }], ["path", { d: "M11 31V24H17V31Z", fill: "var(--rs-door)" }], ["path", { d: "M23 21H28V25H23Z", fill: "var(--rs-door)" }]],
  ] },
  "ship": { box: "0 0 48 32", drawing: [
    ["g", { "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M23 3V28", stroke: "var(--rs-wood-2)", "stroke-width": 2 }], ["path", { d: "M8 5C14 7.4 30 7.4 38 5C39.6 12 39.6 18 38 23C30 20.6 14 20.6 8 23C9.6 17 9.6 11 8 5Z", fill: "var(--rs-sail)", stroke: "var(--rs-blue-line)", "stroke-width": ".8" }], ["path", { d: "M9 10.4C16 12.6 30 12.6 39 10.4L39.3 16C30 17.8 16 17.8 9.4 16Z", fill: "var(--rs-blue)" }], ["path", { d: "M1 24H47C46 29 43 31.4 38 31.4H11C6 31.4 2.6 29 1 24Z", fill: "var(--rs-wood)" }], ["path", { d: "M1 24H47L46.4 26.6H1.7Z", fill: "var(--rs-wood-2)" }]],
  ] },
  "hull": { box: "0 0 70 30", drawing: [
    ["path", { d: "M1 3C6 6 64 6 69 1C69 14 63 27 54 27H16C8 27 2 16 1 3Z", fill: "var(--rs-wood)", stroke: "var(--rs-wood-2)", "stroke-width": 1 }],
    ["path", { d: "M1.2 6C8 9 62 9 68.8 4.6L68.2 10C60 13 10 13 2.4 11Z", fill: "var(--rs-blue)" }],
    ["path", { d: "M8 18H60M12 22.5H57", stroke: "var(--rs-wood-2)", "stroke-width": 1, opacity: ".6" }],
  ] },
  "sail": { box: "0 0 44 40", drawing: [
    ["path", { d: "M20 0V40", stroke: "var(--rs-wood-2)", "stroke-width": 2.2 }],
    ["path", { d: "M2 3C10 6 32 6 40 3C42 12 42 20 40 27C32 24.4 10 24.4 2 27C4 19 4 11 2 3Z", fill: "var(--rs-sail)", stroke: "var(--rs-blue-line)", "stroke-width": ".9" }],
    ["path", { d: "M3.2 10.4C12 13.4 32 13.4 41.2 10.4L41.3 17.6C32 20.2 12 20.2 3.3 17.6Z", fill: "var(--rs-blue)" }],
  ] },
  "tower-built": { box: "0 0 44 72", drawing: [
    ["path", { d: "M7 72V20H37V72Z", fill: "var(--rs-masonry)" }],
    ["path", { d: "M26 72V20H37V72Z", fill: "var(--rs-masonry-2)" }],
    ["path", { d: "M4 20V6H11V11H16.5V6H27.5V11H33V6H40V20L37 23H7Z", fill: "var(--rs-masonry)" }],
    ["path", { d: "M27.5 6V11H33V6H40V20L37 23H26V6Z", fill: "var(--rs-masonry-2)" }],
    ["path", { d: "M4 20V6H11V11H16.5V6H27.5V11H33V6H40V20L37 23V72H7V23Z", fill: "none", stroke: "var(--rs-masonry-line)", "stroke-width": 1, "stroke-linejoin": "round" }],
    ["path", { d: "M8 32H20M24 32H36M8 62H14M30 62H36", stroke: "var(--rs-masonry-line)", "stroke-width": ".8", opacity: ".7" }],
  ] },
  "season-boat": { box: "0 0 64 46", drawing: [
    ["path", { d: "M30 2V34", stroke: "var(--rs-wood-2)", "stroke-width": 2.2 }],
    ["path", { d: "M11 4C19 7 41 7 49 4C51.4 13 51.4 21 49 29C41 26.4 19 26.4 11 29C13.4 21 13.4 12 11 4Z", fill: "var(--rs-sail)", stroke: "var(--rs-wood-2)", "stroke-width": 1 }],
    ["path", { d: "M3 31C8 34 54 34 61 27C61 38 55 45 47 45H15C8 45 3.6 39 3 31Z", fill: "var(--rs-stone)", stroke: "var(--rs-roof-2)", "stroke-width": 1 }],
    ["path", { d: "M3.4 34C10 37 52 37 60.6 31.4", fill: "none", stroke: "var(--rs-sail)", "stroke-width": 1.6 }],
    ["path", { d: "M16 41L11 46M26 42L22 47M36 42L33 47M46 41L44 46", stroke: "var(--rs-wood-2)", "stroke-width": 1.4 }],
  ] },
  "bag-open": { box: "0 0 60 66", drawing: [
    ["path", { d: "M22 20C8 28 2 40 4 50C6 60 16 64 30 64C44 64 54 60 56 50C58 40 52 28 38 20Z", fill: "var(--rs-sack)" }],
    ["path", { d: "M38 20C52 28 58 40 56 50C54 60 44 64 30 64C40 56 44 38 34 20Z", fill: "var(--rs-sack-dark)", opacity: ".7" }],
    ["path", { d: "M17 8C22 12 26 6 30 10C34 6 38 12 43 8L39 20H21Z", fill: "var(--rs-sack-light)" }],
    ["path", { d: "M20 20H40", stroke: "var(--rs-coin)", "stroke-width": 3, "stroke-linecap": "round" }],
  ] },
  "german": { box: "0 0 24 24", drawing: [
    ["path", { d: "M12 3L20 7V13C20 18 16.6 21.4 12 23C7.4 21.4 4 18 4 13V7Z", fill: "var(--rs-shield)", stroke: "var(--rs-shield-line)", "stroke-width": 1 }],
    ["circle", { cx: 12, cy: 12.6, r: 3, fill: "var(--rs-cloth)", stroke: "var(--rs-shield-line)", "stroke-width": ".8" }],
    ["path", { d: "M12 4V9.4M12 16V21.6M5 12.6H8.8M15.2 12.6H19", stroke: "var(--rs-cloth)", "stroke-width": 1.2 }],
  ] },
  "man-sailor": { box: "0 0 16 20", drawing: [
    ["g", { "stroke-linecap": "round", "stroke-linejoin": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z", fill: "var(--rs-blue)", stroke: "var(--rs-blue-line)", "stroke-width": ".9" }], ["circle", { cx: 8, cy: 5.4, r: 3.3, fill: "var(--rs-blue)", stroke: "var(--rs-blue-line)", "stroke-width": ".9" }], ["path", { d: "M3.9 5C4 2 5.8 .7 8 .7C10.2 .7 12 2 12.1 5Z", fill: "white", stroke: "var(--rs-blue-line)", "stroke-width": ".9" }], ["path", { d: "M5 9.4L8 12.6L11 9.4", fill: "none", stroke: "white", "stroke-width": 1.3 }], ["path", { d: "M3 15.4H13", stroke: "white", "stroke-width": 1.2 }]],
  ] },
  "man-soldier": { box: "0 0 16 20", drawing: [
    ["g", { "stroke-linecap": "round", "stroke-linejoin": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z", fill: "var(--rs-red)", stroke: "var(--rs-red-line)", "stroke-width": ".9" }], ["circle", { cx: 8, cy: 5.4, r: 3.3, fill: "var(--rs-red)", stroke: "var(--rs-red-line)", "stroke-width": ".9" }], ["path", { d: "M3.4 6.2C2.8 2 5.4 .2 8 .2C10.6 .2 13.2 2 12.6 6.2L11 5.2C10.6 3.6 9.4 2.9 8 2.9C6.6 2.9 5.4 3.6 5 5.2Z", fill: "var(--rs-coin)", stroke: "var(--rs-red-line)", "stroke-width": ".8" }], ["path", { d: "M5.4 11H10.6V14.2C10.6 16 9.4 16.8 8 17.4C6.6 16.8 5.4 16 5.4 14.2Z", fill: "none", stroke: "white", "stroke-width": 1.2 }]],
  ] },
  "man-merchant": { box: "0 0 16 20", drawing: [
    ["g", { "stroke-linecap": "round", "stroke-linejoin": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z", fill: "var(--rs-white)", stroke: "var(--rs-white-line)", "stroke-width": ".9" }], ["circle", { cx: 8, cy: 5.4, r: 3.3, fill: "var(--rs-white)", stroke: "var(--rs-white-line)", "stroke-width": ".9" }], ["path", { d: "M5.3 3.6C5.3 2 6.4 1.1 8 1.1C9.6 1.1 10.7 2 10.7 3.6Z", fill: "var(--rs-hat)", stroke: "var(--rs-white-line)", "stroke-width": ".6" }], ["path", { d: "M4.9 9.6C8.4 11.4 10.8 14.4 11.4 18.8", fill: "none", stroke: "var(--rs-sash)", "stroke-width": 1.9 }]],
  ] },
  "man-farmer": { box: "0 0 16 20", drawing: [
    ["g", { "stroke-linecap": "round", "stroke-linejoin": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z", fill: "var(--rs-yellow)", stroke: "var(--rs-yellow-line)", "stroke-width": ".9" }], ["circle", { cx: 8, cy: 5.4, r: 3.3, fill: "var(--rs-yellow)", stroke: "var(--rs-yellow-line)", "stroke-width": ".9" }], ["path", { d: "M5 4.4C5.2 2 6.3 .9 8 .9C9.7 .9 10.8 2 11 4.4C13.2 4.7 14.9 5.2 14.9 5.9C14.9 6.7 11.8 7 8 7C4.2 7 1.1 6.7 1.1 5.9C1.1 5.2 2.8 4.7 5 4.4Z", fill: "var(--rs-straw)", stroke: "var(--rs-yellow-line)", "stroke-width": ".9" }], ["path", { d: "M8 11V18M6 11.6V13C6 14.2 6.8 14.6 8 14.6C9.2 14.6 10 14.2 10 13V11.6", fill: "none", stroke: "var(--rs-yellow-line)", "stroke-width": 1.1 }]],
  ] },
  "man-figure": { box: "0 0 16 20", drawing: [
    ["g", { "stroke-linecap": "round", "stroke-linejoin": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z", fill: "var(--rs-figure)", stroke: "var(--rs-grey-line)", "stroke-width": ".9" }], ["circle", { cx: 8, cy: 5.4, r: 3.3, fill: "var(--rs-figure)", stroke: "var(--rs-grey-line)", "stroke-width": ".9" }], ["path", { d: "M6.5 12.2C6.5 10.2 9.6 10.2 9.6 12.2C9.6 13.6 8 13.5 8 15M8 16.8V16.9", fill: "none", stroke: "var(--rs-pip)", "stroke-width": 1.3 }]],
  ] },
  "asked-sailor": { box: "0 0 16 20", drawing: [
    ["g", { fill: "color-mix(in srgb, var(--rs-blue) 16%, transparent)", stroke: "var(--rs-blue)", "stroke-width": 1.1, "stroke-dasharray": "2 1.3", "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z" }], ["circle", { cx: 8, cy: 5.4, r: 3.3 }], ["path", { d: "M3.9 5C4 2 5.8 .7 8 .7C10.2 .7 12 2 12.1 5Z" }]],
  ] },
  "asked-soldier": { box: "0 0 16 20", drawing: [
    ["g", { fill: "color-mix(in srgb, var(--rs-red) 16%, transparent)", stroke: "var(--rs-red)", "stroke-width": 1.1, "stroke-dasharray": "2 1.3", "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z" }], ["circle", { cx: 8, cy: 5.4, r: 3.3 }], ["path", { d: "M3.4 6.2C2.8 2 5.4 .2 8 .2C10.6 .2 13.2 2 12.6 6.2L11 5.2C10.6 3.6 9.4 2.9 8 2.9C6.6 2.9 5.4 3.6 5 5.2Z" }]],
  ] },
  "asked-merchant": { box: "0 0 16 20", drawing: [
    ["g", { fill: "color-mix(in srgb, var(--rs-white) 55%, transparent)", stroke: "var(--rs-ghost)", "stroke-width": 1.1, "stroke-dasharray": "2 1.3", "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z" }], ["circle", { cx: 8, cy: 5.4, r: 3.3 }], ["path", { d: "M5.3 3.6C5.3 2 6.4 1.1 8 1.1C9.6 1.1 10.7 2 10.7 3.6Z" }]],
  ] },
  "asked-farmer": { box: "0 0 16 20", drawing: [
    ["g", { fill: "color-mix(in srgb, var(--rs-yellow) 30%, transparent)", stroke: "var(--rs-straw-ink)", "stroke-width": 1.1, "stroke-dasharray": "2 1.3", "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z" }], ["circle", { cx: 8, cy: 5.4, r: 3.3 }], ["path", { d: "M5 4.4C5.2 2 6.3 .9 8 .9C9.7 .9 10.8 2 11 4.4C13.2 4.7 14.9 5.2 14.9 5.9C14.9 6.7 11.8 7 8 7C4.2 7 1.1 6.7 1.1 5.9C1.1 5.2 2.8 4.7 5 4.4Z" }]],
  ] },
  "asked-figure": { box: "0 0 16 20", drawing: [
    ["g", { fill: "color-mix(in srgb, var(--rs-figure) 30%, transparent)", stroke: "var(--rs-ghost)", "stroke-width": 1.1, "stroke-dasharray": "2 1.3", "stroke-linejoin": "round", "stroke-linecap": "round" }, ["path", { d: "M8 8.2C4.7 8.2 2.7 10.8 2.1 14.4L1.5 19H14.5L13.9 14.4C13.3 10.8 11.3 8.2 8 8.2Z" }], ["circle", { cx: 8, cy: 5.4, r: 3.3 }], ["path", { d: "M6.5 12.2C6.5 10.2 9.6 10.2 9.6 12.2C9.6 13.6 8 13.5 8 15M8 16.8V16.9", fill: "none", "stroke-dasharray": "none", "stroke-width": 1.4 }]],
  ] },
};
