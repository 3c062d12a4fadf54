import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolders } from "../support/built-site.ts";
import { succeed } from "./npm-pack.ts";

/** Makes a folder as a stranger has one: a `package.json`, data, and nothing of the repository. */
export function newSite(folder: string, data: string = dataFolders.small): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "site", "private": true, "type": "module" }\n');
  cpSync(data, join(folder, "data"), { recursive: true });
}

/** Installs with npm from the tarball and nothing else: there is no network, and the cache of npm is empty. */
export async function installWithNpm(folder: string, tarball: string): Promise<void> {
  const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await succeed("npm", ["install", ...options, tarball], folder, {
    npm_config_cache: join(folder, ".npm-cache"),
  });
}

/** The command that a package manager has linked for scripts; on Windows, where that is no program, its script. */
export function commandOf(folder: string): readonly string[] {
  const modules = join(folder, "node_modules");
  if (process.platform !== "win32") return [join(modules, ".bin/fairlead")];
  return [process.execPath, join(modules, "fairlead/pipeline/bin/fairlead.js")];
}

/** Runs the installed command to its end and returns what it printed. */
export function runInstalled(
  folder: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<string> {
  const [program = "", ...words] = commandOf(folder);
  return succeed(program, [...words, ...args], folder, env);
}

/** A program of the API: `check`, `build`, `importFile`, an error, and a server that shows a save. */
export const API_PROGRAM = `import { readFileSync, writeFileSync } from "node:fs";
import { build, check, dev, importFile, UsageError } from "fairlead";
const checked = await check({ cache: false });
const built = await build({ cache: false, out: "dist/api" });
const wrong = await check({ data: "nowhere" }).catch((error) => error);
const imported = await importFile({ format: "dbc", file: "sample.dbc", product: "alpha", dryRun: true });
const doc = "data/docs/intro.md";
const text = readFileSync(doc, "utf8");
let diagnostics = [];
const server = await dev({ port: 0, cache: false, onDiagnostics: (found) => { diagnostics = found; } });
const until = async (holds) => {
  for (let round = 0; round < 1200 && !(await holds()); round++) await new Promise((go) => setTimeout(go, 50));
};
const page = async () => (await fetch(new URL("docs/intro", server.url))).text();
const first = await page();
writeFileSync(doc, text + "\\nA sentence that was saved.\\n");
await until(async () => (await page()).includes("A sentence that was saved."));
const saved = await page();
writeFileSync(doc, text + "\\n[Lost](nowhere.md)\\n");
await until(() => diagnostics.length > 0);
writeFileSync(doc, text);
await server.close();
console.log(JSON.stringify({
  checked,
  built: built.ok,
  wrong: [wrong instanceof UsageError, wrong.message, wrong.hint],
  imported,
  shown: [first, saved].map((html) => html.includes("A sentence that was saved.")),
  codes: diagnostics.map(({ code }) => code),
}));
`;
