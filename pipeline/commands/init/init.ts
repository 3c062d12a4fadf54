import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { UsageError } from "../../core/usage-error.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import type { Launch } from "../shared/launch.ts";
import { dataFolderOf } from "../shared/options/option-values.ts";
import type { OptionsOf } from "../shared/options.ts";
import { say } from "../shared/session.ts";
import { packageSource } from "./package-source.ts";
import { type ProjectFiles, packageHint, projectFiles } from "./project-files.ts";
import { chosenSite, type SiteChoice, usualKind } from "./site-choice.ts";

/** Imports the docs of a folder into a data folder; an exit code. */
type ImportDocs = (from: string, to: string) => Promise<number>;

/** `fairlead init [DIR]`: a site in an empty folder, or around the docs that are there. No file is written over. */
export async function init(
  options: OptionsOf<"init">,
  launch: Launch,
  importDocs: ImportDocs,
): Promise<number> {
  const folder = resolve(options.operands[0] ?? ".");
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`${displayPath(folder)} is a file.`, "Name a folder, or one to make.");
  const choice = chosenSite(options, folder) ?? (await askForSite(folder));
  const data = choice.kind === "here" ? dataFolderOf(folder) : join(folder, "data");
  if (choice.kind === "import") {
    const code = await importDocs(choice.from, data);
    if (code !== 0) return code;
  }
  const source = packageSource({ folder, root: launch.root });
  const files = {
    ...siteFiles(choice, { folder, data }, launch),
    ...projectFiles({ folder, data, source, launch }),
  };
  writeMissing(files, folder, options);
  for (const line of packageHint(folder, source)) say(options, line);
  say(options, `Next: ${nextCommand(folder)}`);
  return 0;
}

/** The files of the data folder that are not imported. */
function siteFiles(
  choice: SiteChoice,
  { folder, data }: { readonly folder: string; readonly data: string },
  launch: Launch,
): ProjectFiles {
  const title = choice.title ?? titleOf(folder);
  if (choice.kind === "import") return {};
  if (choice.kind === "here") {
    const name = existsSync(join(data, "site.yml")) ? "site.yml" : "site.yaml";
    const path = relative(folder, join(data, name)).replaceAll("\\", "/");
    return { [path]: `type: site\ntitle: ${JSON.stringify(title)}\n` };
  }
  return templateFiles(join(launch.templates, choice.kind), title);
}

/** The name of a folder as the title of a site. */
function titleOf(folder: string): string {
  const words = basename(folder)
    .replace(/[-_.]+/g, " ")
    .trim();
  return words === "" ? "My site" : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function writeMissing(files: ProjectFiles, folder: string, options: OptionsOf<"init">): void {
  const target = new SafeFolder(folder);
  for (const [path, text] of Object.entries(files)) {
    const isNew = target.write(path, text, "absent");
    say(options, `${isNew ? "Wrote" : "Left as it is:"} ${displayPath(join(folder, path))}`);
  }
}

/** The command that shows the site, from the folder in which this one ran. */
function nextCommand(folder: string): string {
  const isInstalled = existsSync(join(folder, "node_modules", "fairlead"));
  const steps = [
    ...(folder === resolve(".") ? [] : [`cd ${quoted(displayPath(folder))}`]),
    ...(isInstalled ? [] : ["npm install"]),
    "npx --no-install fairlead dev",
  ];
  return steps.join(" && ");
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : JSON.stringify(path);
}

/** The title that a template has until a person chooses one, as the whole value of a key. */
const TEMPLATE_TITLE = /^( *[a-z]+: )My (?:boards|docs)$/gm;

/** The files of a template by their paths in the new folder, with the title of the site. */
function templateFiles(template: string, title: string): ProjectFiles {
  const paths = [...entriesBelow(template)]
    .flatMap(({ path, entry }) => (entry.isFile() ? [path] : []))
    .sort();
  return Object.fromEntries(
    paths.map((path) => {
      const text = readFileSync(join(template, path), "utf8");
      return [path, text.replace(TEMPLATE_TITLE, (_, key: string) => key + JSON.stringify(title))];
    }),
  );
}

/** The answers to the first question, by the number that a person types. */
const KINDS = ["docs", "board", "import"] as const;

const QUESTION = `What is the site to be?
  1  docs: pages in Markdown
  2  a board: a product with its datasheet, a connector and a manual
  3  the docs of another folder, written for Docusaurus, VitePress, MkDocs, mdBook, GitBook or in plain Markdown
`;

/** Asks a person on the terminal. @throws UsageError where the terminal is closed before an answer */
async function askForSite(folder: string): Promise<SiteChoice> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once("close", () => reject(new UsageError("Nothing was chosen.", "Run fairlead init again.")));
  });
  const ask = (question: string): Promise<string> => Promise.race([terminal.question(question), closed]);
  try {
    if (usualKind(folder) === "here") {
      const answer = await ask("This folder has docs already. Make a site around them? [Y/n] ");
      if (!/^n/i.test(answer.trim())) return { kind: "here" };
    }
    const kind = KINDS[Number((await ask(`${QUESTION}[1] `)).trim() || "1") - 1];
    if (kind === undefined) throw new UsageError("There is no such answer.", "Answer with 1, 2 or 3.");
    if (kind === "import") return { kind, from: resolve((await ask("Folder of the docs: ")).trim()) };
    const title = (await ask("Title of the site [the name of the folder]: ")).trim();
    return { kind, title: title === "" ? undefined : title };
  } finally {
    closed.catch(() => undefined);
    terminal.close();
  }
}
