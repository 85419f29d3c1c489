// @ts-check
/** The components, with the symbols and the drawings of this game. */

import { components } from "../page/components/browser.js";
import { ART } from "./art.js";
import { BOARD } from "./board.js";

export default components(ART, BOARD, { tile: [120, 50], action: [120, 30], german: [68, 36] });
