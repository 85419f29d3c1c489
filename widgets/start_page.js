// @ts-check
/** The start page where the first game brings no symbols. */

import { startPage } from "./page/start/view.js";

export default startPage({});
