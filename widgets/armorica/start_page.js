// @ts-check
/** The start page, with the symbols of this game. */

import { startPage } from "../page/start/view.js";
import { ART } from "./art.js";

export default startPage(ART);
