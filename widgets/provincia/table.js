// @ts-check
/** The table, with the symbols and the map of this game. */

import { table } from "../page/table/view.js";
import { ART } from "./art.js";
import { BOARD } from "./board.js";

export default table(ART, BOARD);
