/** Files of npm packages that are loaded by their path, as module specifiers by the names of their copies in a bundle. */
export const packageFiles = {
  "babel-parser.cjs": "@babel/parser",
  "graphviz.cjs": "@viz-js/viz",
  "katex.cjs": "katex/dist/katex.min.js",
  "resvg.wasm": "@resvg/resvg-wasm/index_bg.wasm",
  "zlib.wasm": "zlib-streams/zlib-streams.wasm",
} as const;

/** Name of such a file. */
export type PackageFile = keyof typeof packageFiles;
