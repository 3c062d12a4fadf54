// Writes which packages went into the client, with their licences, as readers of the site get it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LICENCE_LIST } from "./bundle-targets.js";
import { describePackage } from "./describe-package.js";

const HEAD = "This site's scripts and styles contain the following packages.\n";

/** Turns the list that Vite collected, and the fonts that style sheets brought along, into `notices.txt`. */
export function writeNotices(root, folder) {
  const list = join(folder, LICENCE_LIST);
  const packages = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const all = [...packages, ...workerPackages(root), ...fontPackages(root, folder)].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const texts = all.map(
    ({ name, version, identifier, text }) =>
      `${name} ${version}${identifier ? ` (${identifier})` : ""}\n\n${(text ?? "").trim()}\n`,
  );
  writeFileSync(join(folder, "notices.txt"), [HEAD, ...texts].join(`\n${"-".repeat(80)}\n\n`));
}

/** Workers are bundled on their own, where Vite does not look for licences either. */
function workerPackages(root) {
  return ["fflate", "localforage"]
    .map((name) => join(root, "node_modules", name))
    .filter((folder) => existsSync(folder))
    .map(describePackage);
}

/** Fonts come in through style sheets, where Vite does not look for licences. */
function fontPackages(root, folder) {
  const assets = join(folder, "assets");
  const used = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith(".woff2")) : [];
  const sources = JSON.parse(readFileSync(join(root, "pipeline/bin/fonts/sources.json"), "utf8"));
  const text = readFileSync(join(root, "renderer/fonts/LICENSE.txt"), "utf8");
  return sources
    .filter(({ output }) => used.some((file) => file.startsWith(output.replace(".woff2", "-"))))
    .map(({ package: name, version, licence }) => ({ name, version, identifier: licence, text }))
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
}
