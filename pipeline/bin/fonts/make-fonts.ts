import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fontverter from "fontverter";
import subsetFont from "subset-font";
import { greek, shared } from "./characters.ts";
import { renameFont } from "./font-names.ts";
import { type FontSource, fontSources } from "./font-sources.ts";

const folder = "renderer/fonts";

/** Writes the fonts of the site anew, after a change of `characters.ts` or `sources.json`: `npm run fonts`. */
export async function main(): Promise<number> {
  const sources = fontSources();
  const directory = mkdtempSync(join(tmpdir(), "fairlead-fonts-"));
  try {
    install(directory, sources);
    for (const source of sources) {
      const font = await subsetOf(source, directory);
      writeFileSync(join(folder, source.output), font);
      process.stdout.write(`${source.output}: ${font.length} bytes\n`);
    }
    copyFileSync(
      join(directory, "node_modules", sources[0]?.package ?? "", "LICENSE.txt"),
      join(folder, "LICENSE.txt"),
    );
    return 0;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The packages are no dependencies: they hold every weight and script, and run a program of theirs when installed. */
function install(directory: string, sources: readonly FontSource[]): void {
  const wanted = [...new Set(sources.map((source) => `${source.package}@${source.version}`))];
  writeFileSync(join(directory, "package.json"), "{}");
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...wanted],
    { cwd: directory, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The fonts could not be fetched.\n${stderr}`);
}

/** The name that the licence reserves for the whole fonts, with the maker's before it. */
const RESERVED = /(?:IBM ?)?Plex/g;

/** Without hints, which screens of today ignore, and without features other than the distances of pairs. */
async function subsetOf(source: FontSource, directory: string): Promise<Buffer> {
  const whole = readFileSync(join(directory, "node_modules", source.package, source.file));
  const hash = createHash("sha256").update(whole).digest("hex");
  if (hash !== source.sha256) throw new Error(`${source.package}/${source.file} is another file: ${hash}.`);
  const cut = await subsetFont(whole, source.greek ? shared + greek : shared, {
    targetFormat: "sfnt",
    noHinting: true,
    keepFeatures: ["kern"],
  });
  return fontverter.convert(Buffer.from(renameFont(cut, RESERVED, "Fairlead")), "woff2");
}
