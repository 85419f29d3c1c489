// @ts-check
/** The table, with the symbols of this game. */

import { table } from "../page/table/view.js";
import { ART } from "./art.js";

export default table(ART);
