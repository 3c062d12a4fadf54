import type { Token } from "markdown-it";
import { fencePosition } from "../commonmark/blocks/fence.ts";
import { escapeHtml } from "../escape.ts";
import type { Run } from "../run.ts";
import type { DiagramFinding } from "./dot-doubts.ts";
import { type DotToken, dotTokens } from "./dot-tokens.ts";
import { type Drawing, drawDiagram } from "./draw-diagram.ts";

/** A `dot` block, drawn at build time; with an error in it, a report and the source. */
export function renderDiagram(run: Run, token: Token, title: string | undefined): string {
  const drawing = drawDiagram(run, token.content);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  if ("svg" in drawing) {
    for (const warning of drawing.warnings) report(run, token, { ...warning, isError: false });
    const label = `role="img" aria-label="${escapeHtml(title ?? labelOf(token.content))}"`;
    const labelled = ({ svg }: { readonly svg: string }): string =>
      svg.replace("<svg", () => `<svg ${label}`);
    const narrow = drawing.width > phone ? drawDown(run, token.content, drawing.width) : undefined;
    const scrolls = (narrow ?? drawing).width > phone ? ' diagram-large" tabindex="0' : "";
    const both =
      narrow === undefined
        ? labelled(drawing)
        : `<div class="drawing-wide">${labelled(drawing)}</div><div class="drawing-narrow">${labelled(narrow)}</div>`;
    return `<figure class="diagram${scrolls}">${both}${caption}</figure>\n`;
  }
  for (const error of drawing.errors) report(run, token, { ...error, isError: true });
  return `<figure class="code">${caption}<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre></figure>\n`;
}

/** The widest drawing that a phone shows with words of 11 pixels. */
const phone = 455;
const across = /\brankdir\s*=\s*"?(LR|RL)"?/gi;

/** A diagram that goes across the page, drawn downwards for a phone, where that is narrower. */
function drawDown(run: Run, source: string, width: number): Extract<Drawing, { svg: string }> | undefined {
  const turned = source.replaceAll(
    across,
    (_, way: string) => `rankdir=${way.toUpperCase() === "LR" ? "TB" : "BT"}`,
  );
  const drawing = turned === source ? undefined : drawDiagram(run, turned);
  return drawing !== undefined && "svg" in drawing && drawing.width < width ? drawing : undefined;
}

/** A name of the diagram for people who cannot see it. */
function labelOf(source: string): string {
  return graphLabel(dotTokens(source)) ?? "Diagram";
}

function report(
  run: Run,
  token: Token,
  { start, end, message, hint, isError }: DiagramFinding & { readonly isError: boolean },
): void {
  const position = fencePosition(token);
  run.report({
    code: isError ? "diagram-syntax" : "diagram-warning",
    severity: isError ? "error" : "warning",
    span: position ? position.content.span(start, end) : [0, 0],
    message,
    hint,
  });
}

/** The label of the whole graph, or its name, where the source gives one in words. */
export function graphLabel(tokens: readonly DotToken[]): string | undefined {
  const code = tokens.filter(({ kind }) => kind !== "comment");
  const body = code.findIndex((token) => isSign(token, "{"));
  const words = labelsOfGraph(code.slice(body + 1)).at(-1) ?? quotedName(code.slice(0, body));
  const text = words
    ?.replace(/\\[A-Za-z]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}

/** The values of `label` that are the graph's own: not those of its nodes, edges and subgraphs. Graphviz draws the last. */
function labelsOfGraph(code: readonly DotToken[]): string[] {
  let depth = 0;
  let owner: "graph" | "other" | undefined;
  return code.flatMap((token, index) => {
    // Behind the bracket that closes the graph, another one may follow.
    if (isSign(token, "{") && depth >= 0) depth++;
    if (isSign(token, "}")) depth--;
    if (isSign(token, "[") && owner === undefined)
      owner = code[index - 1]?.value.toLowerCase() === "graph" ? "graph" : "other";
    if (isSign(token, "]") && !isSign(code[index + 1], "[")) owner = undefined;
    const value = code[index + 2];
    const isLabel = token.value === "label" && isSign(code[index + 1], "=") && owner !== "other";
    return depth === 0 && isLabel && value !== undefined && value.kind !== "html" ? [value.value] : [];
  });
}

/** The name of a graph in quotes is written for people; a bare one, such as `G`, for programs. */
function quotedName(head: readonly DotToken[]): string | undefined {
  return head.find(({ kind }) => kind === "string")?.value;
}

function isSign(token: DotToken | undefined, sign: string): boolean {
  return token?.kind === "sign" && token.value === sign;
}
