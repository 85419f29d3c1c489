// @ts-check
/**
 * The faces of pieces: cards and tiles, dice, and what has no printed side.
 *
 * @typedef {import("./symbols.js").Symbols} Symbols
 * @typedef {import("./scene.js").Face} Face
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Space} Space
 */

import { make, put } from "../dom.js";

const SHOWN_ICONS = 3;
/** The kinds of pieces that lie face down. */
const BACKS = new Set(["deck", "pile", "down"]);

/** Draws faces with the symbols of a game. */
export class Faces {
  /** @param {Symbols} symbols */
  constructor(symbols) {
    this.symbols = symbols;
  }

  /** @param {Piece} piece @param {boolean} [small] only what tells it from others @returns {HTMLElement} */
  draw(piece, small = false) {
    if (!piece.face) return this.thing(piece);
    if (piece.kind === "die") return this.die(piece.face);
    if (piece.face.portrait) return small ? this.signed(piece.face) : this.person(piece.face);
    return this.printed(piece.face);
  }

  /** A piece that lies on no board, for the eyes only. @param {Piece} piece @returns {HTMLElement} */
  lone(piece) {
    const node = make("span", `rs-piece rs-${piece.kind}${piece.legal ? " rs-legal" : ""}`);
    put(node, { "data-colour": piece.face?.colour, "aria-hidden": "true" });
    node.append(this.draw(piece));
    return node;
  }

  /** A card with a portrait. @param {Face} face @returns {HTMLElement} */
  person(face) {
    const body = make("span", "rs-face rs-person");
    const band = this.band(face);
    if (face.corner) {
      const notch = make("span", "rs-notch");
      notch.append(this.symbols.draw(face.corner));
      band.append(notch);
    }
    const rows = make("span", "rs-rows");
    for (const [name, count] of face.rows) {
      const row = count ? this.row(name, count) : make("span", "rs-icons rs-none");
      put(row, { "data-row": name });
      rows.append(row);
    }
    const lower = make("span", "rs-lower");
    lower.append(rows, this.symbols.portrait(face.portrait));
    body.append(band, lower);
    return body;
  }

  /** A card as small as its sign. @param {Face} face @returns {HTMLElement} */
  signed(face) {
    const body = make("span", "rs-face rs-signed");
    body.append(this.symbols.draw(face.sign));
    return body;
  }

  /** @param {Face} face @returns {HTMLElement} */
  printed(face) {
    const body = make("span", "rs-face");
    const rows = make("span", "rs-rows");
    for (const [name, count] of face.rows) rows.append(this.row(name, count));
    body.append(this.band(face), rows);
    if (face.spaces.length) body.append(this.spaces(face.spaces));
    if (face.lines.length) body.append(this.lines(face.lines));
    body.classList.toggle("rs-spaced", face.spaces.length > 0); // of a :has() browsers look again at every change
    body.classList.toggle("rs-worded", face.lines.length > 0);
    if (face.mark) body.append(make("span", "rs-printed", face.mark));
    if (face.corner) {
      const corner = make("span", "rs-corner");
      corner.append(make("span", "rs-corner-words", face.corner_label), this.symbols.draw(face.corner));
      body.append(corner);
    }
    return body;
  }

  /** @param {Face} face @returns {HTMLElement} */
  band(face) {
    const band = make("span", "rs-band");
    band.style.setProperty("--rs-length", String(Math.max(5, face.title.length)));
    band.append(...(face.sign ? [this.symbols.draw(face.sign)] : []), make("span", "rs-suit", face.title));
    if (!face.sign) band.append(make("span", "rs-letter", face.letter));
    if (face.icon) band.append(this.symbols.draw(face.icon));
    return band;
  }

  /** One row of icons; an empty row shows its symbol faintly. @param {string} name @param {number} count */
  row(name, count) {
    const row = make("span", count ? "rs-icons" : "rs-icons rs-none");
    const shown = count > SHOWN_ICONS ? 1 : Math.max(1, count);
    for (let i = 0; i < shown; i++) row.append(this.symbols.draw(name, !count));
    if (count > SHOWN_ICONS) row.append(make("span", "rs-times", `×${count}`));
    return row;
  }

  /** @param {string[]} lines @returns {HTMLElement} */
  lines(lines) {
    const list = make("span", "rs-small");
    list.append(...lines.map((line) => make("span", "rs-small-line", line)));
    return list;
  }

  /** The spaces of a face: what lies there, or what they ask for; and how many are filled, for small faces. @param {Space[]} spaces */
  spaces(spaces) {
    const list = make("span", "rs-spaces");
    for (const { icons, state, words } of spaces) {
      const node = this.symbols.list(icons, `rs-space rs-space-${state}`);
      if (words) node.append(words);
      list.append(node);
    }
    const count = spaces.filter(({ state }) => state === "filled").length;
    list.append(make("span", "rs-filled", `${count}/${spaces.length}`));
    return list;
  }

  /** A die shows its value and the letter of its colour. @param {Face} face @returns {HTMLElement} */
  die(face) {
    const body = make("span", "rs-face rs-die-face");
    body.append(this.symbols.draw(face.icon), make("span", "rs-die-words", face.title));
    return body;
  }

  /** What has no face: a stack face down, a place, a field, a token. @param {Piece} piece @returns {HTMLElement} */
  thing(piece) {
    const body = make("span", `rs-face ${BACKS.has(piece.kind) ? "rs-back" : `rs-${piece.kind}-face`}`);
    if (piece.icons.length) body.append(this.symbols.list(piece.icons, "rs-thing-icons"));
    if (piece.count !== null) body.append(make("span", "rs-number", String(piece.count)));
    if (piece.text || piece.kind === "go") body.append(make("span", "rs-thing-words", piece.text));
    if (piece.meter) {
      const bar = make("span", "rs-meter");
      const [have, need] = piece.meter;
      bar.style.setProperty("--rs-part", String(need ? Math.min(1, have / need) : 1));
      body.append(bar);
    }
    return body;
  }
}
