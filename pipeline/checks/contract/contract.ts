import type { LinkIndex } from "../../../schema/generated/types.ts";
import { parsedJson } from "../../core/parsed-json.ts";
import { type ContractOptions, parseOptions } from "./contract-options.ts";

/** The contract read from a published `links.json`: its addresses, anchors and files. One of an older Fairlead has no downloads. */
export interface Contract extends Pick<LinkIndex, "pages" | "aliases" | "files" | "downloads"> {
  readonly options: ContractOptions;
}

/** Reads the text of a `links.json`; returns in a sentence why it is not one. */
export function parseContract(text: string): Contract | { readonly problem: string } {
  const value = parsedJson(text) as Partial<LinkIndex> | null | undefined;
  if (value === undefined) return { problem: "It is no JSON." };
  if (typeof value !== "object" || value === null) return { problem: "It is no link index." };
  if ((value.version as unknown) !== 1)
    return { problem: `Its version is ${JSON.stringify(value.version)}; this Fairlead reads version 1.` };
  const { pages, aliases, files, downloads = {} } = value;
  if (!isPages(pages) || !isTexts(aliases) || !isTexts(downloads) || !Array.isArray(files))
    return { problem: "It is no link index." };
  const options = parseOptions(value.options, files);
  if ("problem" in options) return options;
  return { pages, aliases, files: files.map(String), downloads, options };
}

function isPages(value: unknown): value is LinkIndex["pages"] {
  return (
    isObject(value) && Object.values(value).every((page) => isObject(page) && Array.isArray(page.anchors))
  );
}

function isTexts(value: unknown): value is Record<string, string> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
