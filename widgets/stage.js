// @ts-check
/** The stage of a game that brings no symbols. */

import { stage } from "./page/stage/frame.js";

export default stage({});
