import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { UsageError } from "../../core/usage-error.ts";
import { type CodePage, readCodePage } from "../shared/code-page.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { printAsIs } from "../shared/output.ts";
import { pageText } from "./page-text.ts";

const codes = Object.keys(diagnosticCodes) as DiagnosticCode[];

/** `fairlead explain CODE`: the page of the manual about a code; all codes where none is named. */
export function explain(
  { operands: [name] }: Pick<OptionsOf<"explain">, "operands">,
  { manual }: Pick<Launch, "manual">,
): number {
  printAsIs(
    name === undefined
      ? codeList(codes.map((code) => readCodePage(manual, code)))
      : pageText(readCodePage(manual, codeOf(name))),
  );
  return 0;
}

function codeOf(name: string): DiagnosticCode {
  const code = codes.find((candidate) => candidate === name);
  if (code !== undefined) return code;
  throw new UsageError(
    `There is no diagnostic code "${name}".`,
    suggestNearest(name, codes, "fairlead explain lists all codes."),
  );
}

/** All codes with what they mean, a line each, and how to read more. */
function codeList(pages: readonly CodePage[]): string {
  const width = Math.max(...pages.map(({ code }) => code.length));
  const lines = pages.map(({ code, description }) => `${code.padEnd(width)}  ${description}`);
  return `${lines.join("\n")}\n\nfairlead explain CODE tells more about one of them.\n`;
}
