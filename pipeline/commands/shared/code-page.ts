import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { splitFrontMatter } from "../../sources/parse/markdown/front-matter.ts";

/** The page of the manual about a diagnostic code. */
export interface CodePage {
  readonly code: DiagnosticCode;
  /** One sentence. */
  readonly description: string;
  /** Markdown without the front matter. */
  readonly body: string;
}

/** Reads the page about a code from the manual, a data folder. */
export function readCodePage(manual: string, code: DiagnosticCode): CodePage {
  const text = readFileSync(join(manual, "docs", "diagnostics", `${code}.md`), "utf8");
  const { front = { start: 0, end: 0 }, bodyStart } = splitFrontMatter(text).value;
  const keys = text.slice(front.start, front.end);
  return { code, description: /^description: (.*)$/m.exec(keys)?.[1] ?? "", body: text.slice(bodyStart) };
}

/** The description of a code in the manual, one sentence; undefined where there is no such code. */
export function describeCode(manual: string, code: string): string | undefined {
  if (!Object.hasOwn(diagnosticCodes, code)) return undefined;
  const { description } = readCodePage(manual, code as DiagnosticCode);
  return description === "" ? undefined : description;
}
