// @ts-check
/** The components, with the symbols and the drawings of this game. */

import { components } from "../page/components/browser.js";
import { ART } from "./art.js";
import { BOARD } from "./board.js";

export default components(ART, BOARD, { hand: [152, 108], gauls: [240, 84], token: [40, 40] });
