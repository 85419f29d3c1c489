// @ts-check
/**
 * The board of a line is drawn by itself, a moment later, below the panel: it is shown when it is there. Where the focus
 * was on a button of the board that it takes the place of, it goes on to the same button; after the last one, to the row.
 */

/** How long a busy machine may take to draw a board, in milliseconds. */
const PATIENCE = 60_000;

/** Follows the boards below a panel. */
export class Boards {
  /** The boards of lines that are there. @type {Element[]} */ known = [];
  /** The button of such a board that had the focus last. @type {string | null} */ pressed = null;

  /** @param {Element} root the panel @param {number} line the line that is open, 0 for none @param {() => void} back takes the focus back to the row @param {AbortSignal} signal */
  constructor(root, line, back, signal) {
    this.root = root;
    this.line = line;
    this.back = back;
    this.signal = signal;
  }

  /** Remember which button of a line's board has the focus. @param {EventTarget | null} node */
  focused(node) {
    if (!(node instanceof Element)) return;
    const board = node.closest(".rs-table");
    const inside = board !== null && this.root.closest(".rs-whatif-box")?.contains(board) === true;
    if (inside) this.known = [board];
    this.pressed = inside ? (node.closest("[data-id]")?.getAttribute("data-id") ?? null) : null;
  }

  /** @param {number} line */
  update(line) {
    if (line === this.line) return;
    this.line = line;
    const box = this.root.closest(".rs-whatif-box");
    if (!box) return;
    const before = new Set(this.known.filter((board) => box.contains(board)));
    const end = performance.now() + PATIENCE;
    const look = () => {
      if (this.signal.aborted || this.line !== line || performance.now() > end) return;
      const boards = [...box.querySelectorAll(".rs-table")];
      const done = line ? this.arrived(boards, before) : this.left(boards);
      if (!done) requestAnimationFrame(look);
    };
    look();
  }

  /** Whether the last board is gone. @param {Element[]} boards */
  left(boards) {
    if (boards.length) return false;
    if (this.pressed && document.activeElement === document.body) this.back();
    return true;
  }

  /** Whether a new board is there. @param {Element[]} boards @param {Set<Element>} before */
  arrived(boards, before) {
    const board = boards.find((one) => !before.has(one) && one.getClientRects().length > 0 && one.querySelector("button"));
    if (!board) return false;
    this.known = boards;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const high = board.getBoundingClientRect().height > 0.7 * innerHeight; // then it begins at the top, with its title
    board.scrollIntoView({ block: high ? "start" : "nearest", behavior: calm ? "auto" : "smooth" });
    if (this.pressed && document.activeElement === document.body) {
      const same = `[data-id="${CSS.escape(this.pressed)}"]`;
      /** @type {HTMLElement | null} */ (board.querySelector(same))?.focus({ preventScroll: true });
    }
    return true;
  }
}
