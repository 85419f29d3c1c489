// @ts-check
/** The stage, with the symbols of this game. */

import { stage } from "../page/stage/frame.js";
import { ART } from "./art.js";

export default stage(ART);
