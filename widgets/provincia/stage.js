// @ts-check
/** The stage, with the symbols and the map of this game. */

import { stage } from "../page/stage/frame.js";
import { ART } from "./art.js";
import { BOARD } from "./board.js";

export default stage(ART, BOARD);
