import type { Token } from "markdown-it";
import type { FormulaRule } from "../../../dialects/formula-rules.ts";
import { fencePosition } from "../commonmark/blocks/fence.ts";
import { renderFormula } from "../render/formula.ts";
import type { Run } from "../run.ts";

/** Systems in which a fence of the language `math` is a formula: GitHub, GitLab, and remark-math. */
const systems: ReadonlySet<FormulaRule> = new Set(["fairlead", "docusaurus"]);

/** A fence whose text is a formula on lines of its own; undefined where its system shows it as code. */
export function renderFormulaFence(run: Run, token: Token): string | undefined {
  const position = fencePosition(token);
  if (position === undefined || !systems.has(run.formulas)) return undefined;
  const span = (from: number, to: number) => position.content.span(from, to);
  const html = renderFormula(run, { tex: token.content, display: true, span });
  return `<div class="formula" tabindex="0">${html}</div>\n`;
}
