// Writes which packages went into the client, with their licences, as readers of the site get it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEAD = "This site's scripts and styles contain the following packages.\n";

/** Turns the list that Vite collected, and the fonts that style sheets brought along, into `notices.txt`. */
export function writeNotices(root, folder) {
  const list = join(folder, "licences.json");
  const packages = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  rmSync(list, { force: true });
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
    .map(describe);
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

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return {
    name,
    version,
    identifier: license,
    text: licence ? readFileSync(join(folder, licence), "utf8") : "",
  };
}
