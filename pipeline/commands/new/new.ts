import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { schemas } from "../../../schema/generated/schemas.ts";
import type { ParametersSource } from "../../../schema/generated/types.ts";
import { own } from "../../core/json-pointer.ts";
import { UsageError } from "../../core/usage-error.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { Options } from "../shared/options.ts";
import { say } from "../shared/session.ts";
import { shown } from "../shared/shown.ts";
import { newFile, requireType } from "./new-file.ts";

/** `fairlead new TYPE ID`: writes a starting file, and never over another one. */
export function createFile(options: Options): number {
  const { data, operands } = options;
  const [type, id] = operands;
  requireType(type, schemas);
  if (!existsSync(data) || !statSync(data).isDirectory())
    throw new UsageError(
      `There is no data folder at "${shown(data)}".`,
      "Make it, or name it with --data DIR.",
    );
  const records = new Map<string, ReadonlyMap<string, string>>();
  const recordsOf = (name: string): ReadonlyMap<string, string> => {
    const found = records.get(name) ?? knownRecords(data, name);
    records.set(name, found);
    return found;
  };
  const { path, text, next } = newFile(
    { type, id, family: options.family, recordsOf, parameters: parametersOf(data) },
    schemas,
  );
  const file = join(data, path);
  const other = sameStemOf(file);
  if (other !== undefined) throw alreadyThere(other);
  write(file, text);
  say(options, `Wrote ${shown(file)}.\nNext: ${next}`);
  return 0;
}

/** The parameters of a data folder; none where their file is not there or cannot be read. */
function parametersOf(data: string): ParametersSource["parameters"] {
  const path = join(data, "parameters.yaml");
  if (!existsSync(path)) return [];
  const document = readYaml("parameters.yaml", readFileSync(path, "utf8"));
  const list = own(document?.value, "parameters");
  const isWhole =
    document !== undefined && ownSchemas().validate("parameters", document, path).diagnostics.length === 0;
  return isWhole && Array.isArray(list) ? (list as ParametersSource["parameters"]) : [];
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

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    // "wx": fails where a file appeared in the meantime.
    writeFileSync(file, text, { flag: "wx" });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && existsSync(file)) throw alreadyThere(file);
    if (!["EEXIST", "ENOTDIR", "EACCES", "EPERM", "EROFS", "ENOSPC"].includes(code)) throw error;
    throw new UsageError(
      `${shown(file)} cannot be written (${code}).`,
      "Make its folder writable, or choose another id.",
    );
  }
}

function alreadyThere(file: string): UsageError {
  return new UsageError(`${shown(file)} exists already.`, "Edit that file, or choose another id.");
}
