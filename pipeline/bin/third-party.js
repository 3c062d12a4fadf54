// Writes which packages are inside Fairlead's own bundle, with their licences, as those who install Fairlead get it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { LICENCE_LIST } from "./bundle-targets.js";
import { describePackage, packageFolder } from "./describe-package.js";

const HEAD = `Third-party notices

Fairlead contains the following software of others. The parts that visitors of a site get are listed in the file notices.txt of
that site.
`;

/** WebAssembly has no list of what it was compiled from; these are the programs inside that have licences of their own. */
const COMPILED_IN = {
  "@viz-js/viz":
    "It contains Graphviz (Eclipse Public License 2.0, https://graphviz.org/license/, source at\nhttps://gitlab.com/graphviz/graphviz) and Expat (MIT, https://github.com/libexpat/libexpat).",
  "@resvg/resvg-wasm":
    "It contains resvg (MPL-2.0, source at https://github.com/linebender/resvg) and the Rust packages that resvg needs; its\nsource is at https://github.com/yisibl/resvg-js.",
  "zlib-streams": "It contains zlib (Zlib licence, https://zlib.net/zlib_license.html).",
};

/** Fonts that are copied into the bundle, for pictures beside links. */
const FONT_PACKAGES = ["@fontsource/ibm-plex-mono", "@fontsource/ibm-plex-sans"];

/** Packages that the bundle consists of besides those that the bundler has listed. */
const COPIED = ["ajv", "fflate", "localforage", ...FONT_PACKAGES];

/** Turns the lists that the bundler left in the folders of a bundle into one text. `specifiers` are of copied files. */
export function writeThirdPartyNotices(root, bundle, specifiers) {
  const { resolve } = createRequire(join(root, "package.json"));
  const copied = [
    ...COPIED.map((name) => join(root, "node_modules", name)).filter((folder) => existsSync(folder)),
    ...specifiers.map((specifier) => packageFolder(resolve(specifier))),
  ].map(describePackage);
  const packages = new Map();
  for (const one of [...listsBelow(bundle), ...copied]) packages.set(`${one.name} ${one.version}`, one);
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => noticeOf(one));
  writeFileSync(join(bundle, "third-party-notices.txt"), [HEAD, ...sorted].join(`\n${"-".repeat(80)}\n\n`));
}

/** The lists that Vite made while it bundled; the client has kept its list for this. */
function listsBelow(bundle) {
  return readdirSync(bundle, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(bundle, name)).map((file) => join(bundle, name, file)))
    .filter((path) => path.endsWith(LICENCE_LIST))
    .flatMap((path) => {
      const listed = JSON.parse(readFileSync(path, "utf8"));
      rmSync(path);
      return listed;
    });
}

function noticeOf({ name, version, identifier, text, repository }) {
  const head = `${name} ${version}${identifier ? ` (${identifier})` : ""}`;
  const missing = `The package has no file with its licence${repository ? `; see ${repository}` : ""}.`;
  return `${[head, COMPILED_IN[name], text?.trim() || missing].filter(Boolean).join("\n\n")}\n`;
}
