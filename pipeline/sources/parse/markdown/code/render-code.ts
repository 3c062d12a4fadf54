import type { Token } from "markdown-it";
import type { DiagnosticCode } from "../../../../core/diagnostic-codes.ts";
import { nearest } from "../../../../core/text/nearest.ts";
import type { FormulaRule } from "../../../dialects/formula-rules.ts";
import { fencePosition } from "../commonmark/blocks/fence.ts";
import { renderDiagram } from "../diagram/render-diagram.ts";
import { escapeHtml } from "../escape.ts";
import { renderFormula } from "../render/formula.ts";
import type { Run } from "../run.ts";
import { didYouMean, show } from "../show.ts";
import { reportCodeMarks } from "../unread/code-marks.ts";
import { type CodeInfo, parseCodeInfo } from "./code-info.ts";
import { reportKeys } from "./code-keys.ts";
import { balancedLines, takeMagicComments } from "./code-lines.ts";
import { visibleCode } from "./dialect-code.ts";
import { highlight } from "./highlight.ts";
import { grammarOf, languageNames } from "./languages.ts";

/** A code block, fenced or indented, or the diagram or formula that it describes. */
export function renderCode(run: Run, token: Token): string {
  const info = parseCodeInfo(token.info, run.dialect);
  const language = info.language.toLowerCase();
  reportKeys(run, token, info);
  if (language === "dot" || language === "graphviz") return renderDiagram(run, token, info.title);
  const formula = language === "math" ? renderFormulaFence(run, token) : undefined;
  if (formula !== undefined) return formula;
  if (language === "mermaid") reportMermaid(run, token);
  else if (language !== "" && grammarOf(language) === undefined) reportUnknown(run, token, info.language);
  reportCodeMarks(run, token, language);
  const { changes, ...content } = visibleCode(
    withoutLastBreak(token.content),
    language,
    run.dialect.constructs.code,
  );
  // Search and Markdown copies read the same as the page.
  if (content.code !== withoutLastBreak(token.content)) token.content = content.code;
  const { code, lines } = takeMagicComments(content.code);
  for (const line of content.lines) lines.add(line);
  if (info.ranges.length > 0) addRanges(run, token, { info, lines, count: code.split("\n").length });
  return figure(
    info,
    markLines(highlight(code, language, run.input.code), {
      lines,
      changes,
      isNumbered: info.showLineNumbers,
    }),
  );
}

function withoutLastBreak(text: string): string {
  return text.endsWith("\n") ? text.slice(0, -1) : text;
}

function figure({ language, title, showLineNumbers }: CodeInfo, code: string): string {
  const name = escapeHtml(language.toLowerCase());
  const data = name && ` data-language="${name}"`;
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  const lineNumbers = showLineNumbers ? " line-numbers" : "";
  const codeClass = name && ` class="language-${name}"`;
  return `<figure class="code${lineNumbers}"${data}>${caption}<pre tabindex="0"><code${codeClass}>${code}</code></pre></figure>\n`;
}

interface Marks {
  readonly lines: ReadonlySet<number>;
  readonly changes: ReadonlyMap<number, "ins" | "del">;
  readonly isNumbered: boolean;
}

/** Wraps lines only where someone asked for it: most blocks stay as small as highlight.js made them. */
function markLines(html: string, { lines, changes, isNumbered }: Marks): string {
  if (lines.size === 0 && !isNumbered) return html;
  return balancedLines(html)
    .map((line, index) => withChange(line, changes.get(index + 1)))
    .map((line, index) => (lines.has(index + 1) ? `<span class="line-highlight">${line}</span>` : line))
    .map((line) => (isNumbered ? `<span class="line">${line}</span>` : line))
    .join("\n");
}

/** A change that is marked by colour alone would be lost on paper. */
function withChange(line: string, change: "ins" | "del" | undefined): string {
  return change === undefined ? line : `<${change}>${line}</${change}>`;
}

function addRanges(
  run: Run,
  token: Token,
  { info, lines, count }: { info: CodeInfo; lines: Set<number>; count: number },
): void {
  for (const { text, offset, from, to } of info.ranges) {
    if (from >= 1 && from <= to && to <= count) {
      for (let line = from; line <= to; line++) lines.add(line);
    } else {
      report(run, token, {
        code: "code-lines-invalid",
        at: [offset, text.length],
        message: `This block has no lines ${show(text)}; it has ${count}.`,
        hint: "Write the lines to highlight as {1,3-5}.",
      });
    }
  }
}

function reportUnknown(run: Run, token: Token, language: string): void {
  const near = nearest(language, languageNames);
  report(run, token, {
    code: "code-language-unknown",
    cause: language,
    at: [token.info.indexOf(language), language.length],
    message: `There is no highlighting for "${show(language)}", so this code is shown without colours.`,
    hint: didYouMean(near, "Use text for code that needs no colours."),
  });
}

function reportMermaid(run: Run, token: Token): void {
  report(run, token, {
    code: "diagram-unsupported",
    at: [token.info.search(/mermaid/i), "mermaid".length],
    message: "Diagrams in mermaid's language are not drawn, so this one is shown as code.",
    hint: "Write the diagram as a dot block (Graphviz).",
  });
}

interface CodeWarning {
  readonly code: DiagnosticCode;
  /** Offset in the info string, and length. */
  readonly at: readonly [offset: number, length: number];
  readonly message: string;
  readonly hint: string;
  readonly cause?: string;
}

function report(run: Run, token: Token, { at: [offset, length], ...rest }: CodeWarning): void {
  const start = (fencePosition(token)?.info ?? 0) + Math.max(0, offset);
  run.report({ ...rest, severity: "warning", span: [start, start + length] });
}

/** Systems in which a fence of the language `math` is a formula: GitHub, GitLab, and remark-math. */
const systems: ReadonlySet<FormulaRule> = new Set(["fairlead", "docusaurus"]);

/** A fence whose text is a formula on lines of its own; undefined where its system shows it as code. */
function renderFormulaFence(run: Run, token: Token): string | undefined {
  const position = fencePosition(token);
  if (position === undefined || !systems.has(run.formulas)) return undefined;
  const span = (from: number, to: number) => position.content.span(from, to);
  const html = renderFormula(run, { tex: token.content, display: true, span });
  return `<div class="formula" tabindex="0">${html}</div>\n`;
}
