import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "../../site.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";
import { assertRecords } from "../support/render/assert-records.ts";
import type { HostileCase, HostileResult } from "./hostile-case.ts";
import { kinds } from "./kinds/index.ts";
import { runningMarkup } from "./markup.ts";

const secret = "The secret that lies outside the data folder.";

/** Runs every case in this process and prints one line of JSON for each. The caller bounds its memory. */
export async function main([only = ""]: readonly string[]): Promise<number> {
  // The code that every case shares is loaded by one that is not counted.
  await runCase("", { name: "", files: { "docs/a.md": "# A\n" }, gives: [] });
  for (const { kind, cases } of kinds) {
    for (const one of cases) {
      if (!`${kind} ${one.name}`.includes(only)) continue;
      process.stdout.write(`${JSON.stringify(await runCase(kind, one))}\n`);
    }
  }
  return 0;
}

async function runCase(kind: string, one: HostileCase): Promise<HostileResult> {
  const root = mkdtempSync(join(tmpdir(), "fairlead-hostile-"));
  const data = join(root, "data");
  const outside = join(root, "outside");
  try {
    fill(one, data, outside);
    const before = listing(root);
    const used = memory();
    const started = performance.now();
    const { gave, problems } = await check(one, data);
    const milliseconds = Math.round(performance.now() - started);
    const mebibytes = Math.max(0, Math.round((memory() - used) / 2 ** 20));
    const written = listing(root) === before ? [] : ["Something was written beside the data."];
    const wanted = [...one.gives].sort();
    return {
      kind,
      name: one.name,
      gave,
      wanted,
      problems: [...problems, ...written],
      milliseconds,
      mebibytes,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function fill({ files, prepare }: HostileCase, data: string, outside: string): void {
  for (const folder of [data, outside]) mkdirSync(folder);
  writeFileSync(join(outside, "secret.md"), `---\ntitle: Secret\n---\n\n${secret}\n`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    writeFileSync(join(data, path), typeof content === "function" ? content() : content);
  }
  prepare?.(data, outside);
}

async function check(one: HostileCase, data: string): Promise<{ gave: string[]; problems: string[] }> {
  try {
    const site = await siteOfFolder(data);
    const gave = site.diagnostics.map(({ file, line, column, code }) =>
      [file, ...(line === undefined ? [] : [line, column])].join(":").concat(` ${code}`),
    );
    return { gave: gave.sort(), problems: problemsOf(site, one) };
  } catch (error) {
    return { gave: [], problems: [`It crashed: ${error instanceof Error ? error.stack : String(error)}`] };
  }
}

function problemsOf(site: Site, { holds }: HostileCase): string[] {
  const text = JSON.stringify([site.records, site.shell, site.links]);
  const isClean = site.diagnostics.every(({ severity }) => severity !== "error");
  if (isClean) assertRecords(site);
  const markup = runningMarkup(site);
  const broken = holds?.(site);
  return [
    ...(text.includes(secret) ? ["What lies outside the data folder was read."] : []),
    ...(Object.keys(Object.prototype).length > 0 || "polluted" in {} ? ["A prototype was changed."] : []),
    ...(markup === undefined ? [] : [`This would run: ${markup}`]),
    ...(broken === undefined ? [] : [broken]),
  ];
}

/** Every file below a folder with its size, as one text. */
function listing(folder: string): string {
  return [...entriesBelow(folder)]
    .map(({ path, entry }) => (entry.isFile() ? `${path} ${readFileSync(join(folder, path)).length}` : path))
    .sort()
    .join("\n");
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
