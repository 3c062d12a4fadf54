import type { Format } from "./format.ts";
import { formatJson } from "./format-json.ts";
import { formatPretty } from "./format-pretty.ts";

/** The values of `--format`. Another one is a file here and a line below. */
export const formats = {
  pretty: formatPretty,
  json: formatJson,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
