// @ts-check
/**
 * The buttons above the board.
 *
 * @typedef {import("./shared.js").Shared} Shared
 * @typedef {import("./scene.js").Button} Button
 */

import { arrange, button, make, part, put, write } from "../dom.js";
import { glyph } from "./glyphs.js";
import { chosen } from "./scene.js";

/** Draws the buttons of a table. */
export class Tools {
  bar = make("div", "rs-tools");

  /** @param {Shared} shared */
  constructor(shared) {
    this.shared = shared;
    put(this.bar, { role: "toolbar", "aria-label": shared.say("toolbar") });
  }

  /** @param {Button[]} buttons */
  draw(buttons) {
    const nodes = buttons.map((one) => this.tool(one));
    const own = nodes.filter((_, index) => !buttons[index].zone); // the others stand in the heads of their zones
    arrange(this.bar, own);
    const { tools } = this.shared;
    for (const id of tools.keys()) if (!buttons.some((one) => one.id === id)) tools.delete(id);
    put(this.bar, { hidden: own.length ? null : "" });
  }

  /** @param {Button} tool @returns {HTMLElement} */
  tool(tool) {
    const node = this.shared.tools.get(tool.id) ?? this.make(tool);
    write(part(node, ".rs-tool-words"), tool.label);
    node.className = `rs-tool ${tool.action ? "rs-move" : "rs-command"}${tool.primary ? " rs-primary" : ""}`;
    this.shared.describe(node, tool.preview);
    put(node, { "aria-disabled": tool.legal ? null : "true", "aria-keyshortcuts": tool.key || null });
    const answers = this.shared.scene.question && tool.action;
    put(node, { "data-state": tool.state || null, "aria-pressed": answers ? String(chosen(tool)) : null });
    return node;
  }

  /** @param {Button} tool @returns {HTMLElement} */
  make(tool) {
    const node = button("rs-tool");
    put(node, { "data-id": tool.id });
    node.append(...glyph(tool.command ?? tool.id), make("span", "rs-tool-words"), this.shared.describer());
    this.shared.tools.set(tool.id, node);
    return node;
  }
}
