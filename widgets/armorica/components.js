// @ts-check
/** The components, with the symbols of this game. */

import { components } from "../page/components/browser.js";
import { ART } from "./art.js";

export default components(ART);
