import { createRequire } from "node:module";
import type { KatexOptions } from "katex";
import { escapeText } from "../../../../../renderer/shared/compose/escape.ts";
import { once } from "../../../../core/once.ts";
import { packageFile } from "../../../../core/package-file.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";

type Katex = { renderToString(tex: string, options: KatexOptions): string };

interface Formula {
  readonly tex: string;
  readonly display: boolean;
  readonly span: (start: number, end: number) => Span;
}

/** Read when the first formula is met: many texts have dollars, and few have formulas. */
const loadKatex = once(() => createRequire(import.meta.url)(packageFile("katex.cjs")) as Katex);

/** MathML of a TeX formula; without one, the formula as code. */
export function renderFormula(run: Run, { tex, display, span }: Formula): string {
  if (reportRemarks(run, tex, span)) return `<code>${escapeText(tex.trim())}</code>`;
  const katex = loadKatex();
  const leading = tex.length - tex.trimStart().length;
  const refused: string[] = [];
  const trust = ({ command }: { command: string }) => refused.push(command) < 0;
  try {
    const html = katex.renderToString(tex.trim(), { ...options, displayMode: display, trust });
    if (refused[0] === undefined) return strip(html);
    report(
      run,
      span(leading, leading + tex.trim().length),
      `The command ${refused[0]} is not allowed in formulas.`,
    );
  } catch (error) {
    const { position, length, message } = error as { position?: number; length?: number; message: string };
    const start = leading + Math.min(position ?? 0, tex.trim().length);
    report(run, span(start, start + (length ?? 0)), `The formula cannot be read: ${reason(message)}.`);
  }
  return `<code>${escapeText(tex.trim())}</code>`;
}

/**
 * A backslash with the character after it, text that is shown as written, and a remark with the line break
 * that ends it.
 */
const pieces = /\\verb\*?([^a-zA-Z\s*]).*?\1|\\[\s\S]|%/g;

/** To TeX an unescaped "%" hides the rest of its line, also where a row of a table ends on it. */
function reportRemarks(run: Run, tex: string, span: Formula["span"]): boolean {
  let line = -1;
  for (const { 0: piece, index } of tex.matchAll(pieces)) {
    if (piece !== "%" || index < line) continue;
    const end = tex.indexOf("\n", index);
    line = end === -1 ? tex.length : end;
    run.report({
      code: "formula-syntax",
      severity: "error",
      span: span(index, index + 1),
      message: "This % hides the rest of its line in the formula.",
      hint: "Write \\% for the sign itself.",
    });
  }
  return line !== -1;
}

const options: KatexOptions = {
  output: "mathml",
  throwOnError: true,
  strict: "error",
  maxSize: 20,
  maxExpand: 500,
};

/** Without the wrapper and the style attributes, which the site's policy forbids. */
function strip(html: string): string {
  return html
    .replace(/^<span class="katex(?:-error)?">/, "")
    .replace(/<\/span>$/, "")
    .replace(/<[^>]*>/g, (tag) => tag.replace(/ style="[^"]*"/g, ""));
}

function reason(message: string): string {
  const text = message
    .replace(/^KaTeX parse error: /, "")
    .replace(/^LaTeX-incompatible input and strict mode is set to 'error': /, "")
    .replace(/ at (?:position \d+|end of input): [\s\S]*$/, "")
    .replace(/ \[\w+\]$/, "");
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function report(run: Run, span: Span, message: string): void {
  const hint = "See katex.org for the commands that exist. For a literal dollar write \\$.";
  run.report({ code: "formula-syntax", severity: "error", span, message, hint });
}
