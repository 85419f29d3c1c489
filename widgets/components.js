// @ts-check
/** The components of a game that brings no symbols. */

import { components } from "./page/components/browser.js";

export default components({});
