// @ts-check
/** The table of a game that brings no symbols. */

import { table } from "./page/table/view.js";

export default table({});
