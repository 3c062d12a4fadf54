import type { Format } from "./format.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatJunit } from "./format-junit.ts";
import { formatPretty } from "./format-pretty.ts";
import { formatSarif } from "./format-sarif.ts";

/** The values of `--format`. Another one is a file here and a line below. */
export const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  junit: formatJunit,
  sarif: formatSarif,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
