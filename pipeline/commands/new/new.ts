import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { schemas } from "../../../schema/generated/schemas.ts";
import { once } from "../../core/once.ts";
import { UsageError } from "../../core/usage-error.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { say } from "../shared/session.ts";
import { firstDictionaries, type Parameters, parametersIn } from "./dictionaries.ts";
import { type EntryWord, entryRule, isEntryWord, withEntry } from "./new-entry.ts";
import { newFile, requireType } from "./new-file.ts";

const DEFAULT_DATA = "data";

/** `fairlead new TYPE ID`: writes a starting file, and never over another one. The first one makes the data folder. */
export function createFile(options: OptionsOf<"new">, { templates }: Pick<Launch, "templates">): number {
  const { data, operands } = options;
  const [type, id] = operands;
  if (!isEntryWord(type)) requireType(type, schemas);
  if (existsSync(data) && !statSync(data).isDirectory())
    throw new UsageError(
      `"${displayPath(data)}" is a file and no data folder.`,
      "Name a folder with --data DIR.",
    );
  if (isEntryWord(type)) return addEntry(type, id, options);
  const records = new Map<string, ReadonlyMap<string, string>>();
  const recordsOf = (name: string): ReadonlyMap<string, string> => {
    const found = records.get(name) ?? (existsSync(data) ? knownRecords(data, name) : new Map());
    records.set(name, found);
    return found;
  };
  const command = (words: string): string =>
    `fairlead ${words}${displayPath(data) === DEFAULT_DATA ? "" : ` --data ${displayPath(data)}`}`;
  const dictionaries = once(() => firstDictionaries(templates));
  const { path, text, next, before } = newFile(
    { type, id, family: options.family, recordsOf, parameters: parametersOf(data), dictionaries, command },
    schemas,
  );
  const folder = new SafeFolder(data);
  const other = folder.read(path) === undefined ? sameStemOf(join(data, path)) : join(data, path);
  if (other !== undefined) throw alreadyThere(other);
  const first = [...before].filter(([name]) => sameStemOf(join(data, name)) === undefined);
  for (const [name, content] of [...first, [path, text] as const]) {
    write(folder, name, content);
    say(options, `Wrote ${displayPath(join(data, name))}.`);
  }
  say(options, `Next: ${next}`);
  return 0;
}

/** `fairlead new parameter ID`: a line at the end of its dictionary, with the fields that all entries have. */
function addEntry(word: EntryWord, id: string | undefined, options: OptionsOf<"new">): number {
  const { data } = options;
  const { dictionary, next } = entryRule(word);
  if (options.family !== undefined)
    throw new UsageError(`The type ${word} takes no family.`, "Leave --family out.");
  const folder = new SafeFolder(data);
  const name = basename(sameStemOf(join(data, `${dictionary}.yaml`)) ?? `${dictionary}.yaml`);
  const present = folder.read(name);
  const text = withEntry(word, id, present?.bytes.toString("utf8"));
  if (!folder.write(name, text, present?.version ?? "absent"))
    throw new UsageError(`${displayPath(join(data, name))} was changed meanwhile.`, "Run the command again.");
  say(options, `Wrote ${displayPath(join(data, name))}: its last line is the ${word} ${id}.`);
  say(options, `Next: ${next}`);
  return 0;
}

/** The parameters of a data folder; none where their file cannot be read, and absent where there is no file. */
function parametersOf(data: string): Parameters | undefined {
  const path = sameStemOf(join(data, "parameters.yaml"));
  const file = path === undefined ? undefined : new SafeFolder(data).read(basename(path));
  return path === undefined || file === undefined
    ? undefined
    : parametersIn(path, file.bytes.toString("utf8"));
}

/** A file that says the same under another ending, such as `_category_.json` beside `_category.yaml`. */
function sameStemOf(file: string): string | undefined {
  const folder = dirname(file);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return undefined;
  const ending = file.endsWith(".md") ? /\.(mdx?|markdown)$/i : /\.(ya?ml|json)$/i;
  const stem = stemOf(basename(file));
  const sibling = readdirSync(folder).find((name) => ending.test(name) && stemOf(name) === stem);
  return sibling === undefined ? undefined : join(folder, sibling);
}

/** Some disks do not tell capitals apart, and Docusaurus writes `_category_`. */
function stemOf(name: string): string {
  return name
    .replace(/\.[^.]+$/, "")
    .replace(/_$/, "")
    .toLowerCase();
}

function write(folder: SafeFolder, path: string, text: string): void {
  if (!folder.write(path, text, "absent")) throw alreadyThere(join(folder.path, path));
}

function alreadyThere(file: string): UsageError {
  return new UsageError(`${displayPath(file)} exists already.`, "Edit that file, or choose another id.");
}
