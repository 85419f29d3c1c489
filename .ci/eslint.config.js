// @ts-check
/** What eslint asks of our JavaScript on top of what TypeScript checks, which knows the names of the browser. */

import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off",
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: "error",
      complexity: ["error", 12] /* every ?. and ?? counts */,
      "max-depth": ["error", 3],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", 40],
    },
  },
];
