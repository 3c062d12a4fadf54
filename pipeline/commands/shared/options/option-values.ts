import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type EncodingName, encodingNames, encodingOf } from "../../../core/text/encoding/encoding-names.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { UsageError } from "../../../core/usage-error.ts";
import type { Addressing } from "../../../exports/register-map/printed-reference.ts";
import type { DialectName } from "../../../sources/dialects/dialect.ts";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { editors, editorTemplate } from "../editor-address.ts";

/** A whole path, from the folder in which the command runs. */
export function readPath(text: string | undefined): string | undefined {
  return text === undefined ? undefined : resolve(text);
}

/** Name of the data folder where there is a folder for data alone. */
const DATA = "data";

/**
 * The data folder. Without an option it is `data`, or the folder in which the command runs where that has docs or the
 * settings of a site and no `data`.
 */
export function readDataFolder(text: string | undefined): string {
  if (text !== undefined) return resolve(text);
  const own = resolve(".");
  const hasSite = ["site.yaml", "site.yml"].some((name) => existsSync(join(own, name)));
  return isFolder(join(own, "docs")) || hasSite ? dataFolderOf(own) : resolve(DATA);
}

/** The data folder of a folder that has docs or data: `data` where there is one, else the folder itself. */
export function dataFolderOf(folder: string): string {
  const data = join(folder, DATA);
  return isFolder(data) ? data : folder;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A path of addresses with a slash at both ends. */
export function readBase(text = "/"): string {
  if (!/^\/([A-Za-z0-9._~-]+\/?)*$/.test(text) || /\/\.{1,2}(\/|$)/.test(text))
    throw new UsageError(`"${text}" is no base path.`, "Write a path such as /docs/site/.");
  return text.endsWith("/") ? text : `${text}/`;
}

/** Scheme and host of the published site, without a final slash. */
export function readSiteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const match = /^(https?:\/\/[^/\s?#]+)\/?$/.exec(text);
  if (match?.[1] === undefined)
    throw new UsageError(
      `"${text}" is no address of a site.`,
      "Write scheme and host, such as https://example.org; the path is --base.",
    );
  return match[1];
}

/** The address by which an editor opens a file; undefined: none. */
export function readEditor(text = "vscode"): string | undefined {
  if (text === "none") return undefined;
  const template = editorTemplate(text);
  if (template === undefined)
    throw new UsageError(
      `"${text}" is no editor.`,
      `Write ${Object.keys(editors).join(", ")}, none, or an address such as my-editor://open?path={file}.`,
    );
  return template;
}

/** How a file is written that is imported; undefined: as the file says. */
export function readEncoding(label: string | undefined): EncodingName | undefined {
  const encoding = label === undefined ? undefined : encodingOf(label);
  if (encoding !== undefined || label === undefined) return encoding;
  throw new UsageError(
    `There is no encoding "${label}".`,
    suggestNearest(label, encodingNames, `Encodings are ${encodingNames.join(", ")}.`),
  );
}

/** The system that docs were written for; undefined: as their files show it. */
export function readDialect(text: string | undefined): DialectName | undefined {
  const names = Object.keys(dialects) as DialectName[];
  const found = names.find((name) => name === text?.toLowerCase());
  if (found !== undefined || text === undefined) return found;
  throw new UsageError(
    `There is no dialect "${text}".`,
    suggestNearest(text, names, `Dialects are ${names.join(", ")}.`),
  );
}

/** The form in which a table prints addresses; undefined: unknown. */
export function readAddressing(text: string | undefined): Addressing | undefined {
  const forms: readonly Addressing[] = ["wire", "one-based", "reference"];
  const found = forms.find((form) => form === text);
  if (found !== undefined || text === undefined) return found;
  throw new UsageError(
    `"${text}" is no form of addresses.`,
    "Write wire, where they count from 0, one-based, or reference, where 40001 is the first holding register.",
  );
}

/** The address of the published manual without a final slash. */
export function readManualUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^\s?#]+$/.test(text))
    throw new UsageError(
      `"${text}" is no address of a manual.`,
      "Write a whole address, such as https://example.org/manual.",
    );
  return text.replace(/\/+$/, "");
}

/** A whole number from 0 to `most`; undefined where the option is not there. */
export function readNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new UsageError(
      `--${name} takes a whole number up to ${most}, not "${text}".`,
      `Write for example --${name} ${Math.min(4, most)}.`,
    );
  return number;
}
