import type { RenderResult } from "@viz-js/viz";
import type { Token } from "markdown-it";
import { fencePosition } from "../blocks/fence.ts";
import { escapeHtml } from "../escape.ts";
import type { Run } from "../run.ts";
import { GraphvizThread } from "./graphviz-thread.ts";
import { redrawSvg } from "./redraw-svg.ts";

/** In characters. Nobody reads a graph that is larger. */
const longestSource = 32_000;
/** Characters of a drawing: a page holds it. */
const longestDrawing = 2_000_000;
/** What the diagrams of one text may take together (milliseconds); those of a usual page take a few. */
const longestTime = 10_000;

let graphviz: GraphvizThread | undefined;
const cache = new Map<string, Drawing>();
const spent = new WeakMap<Run, number>();

type Drawing =
  | {
      readonly svg: string;
      /** CSS pixels at its natural size, where its words have 14. */
      readonly width: number;
    }
  | { readonly message: string; readonly line: number; readonly hint: string };

/** Starts Graphviz, once for a process; `renderDiagram` needs it. */
export async function loadViz(): Promise<void> {
  graphviz ??= new GraphvizThread();
  await graphviz.ready;
}

/** A `dot` block, drawn at build time; with an error in it, a report and the source. */
export function renderDiagram(run: Run, token: Token, title: string | undefined): string {
  const drawing = draw(run, token.content);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  if ("svg" in drawing) {
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
  report(run, token, drawing);
  return `<figure class="code">${caption}<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre></figure>\n`;
}

const ofLanguage = "See graphviz.org for the language of dot blocks.";
const smaller = "Draw fewer nodes and edges, or put parts of it into other diagrams.";

/** The widest drawing that a phone shows with words of 11 pixels. */
const phone = 455;
const across = /\brankdir\s*=\s*"?(LR|RL)"?/gi;

/** A diagram that goes across the page, drawn downwards for a phone, where that is narrower. */
function drawDown(run: Run, source: string, width: number): Extract<Drawing, { svg: string }> | undefined {
  const turned = source.replaceAll(
    across,
    (_, way: string) => `rankdir=${way.toUpperCase() === "LR" ? "TB" : "BT"}`,
  );
  const drawing = turned === source ? undefined : draw(run, turned);
  return drawing !== undefined && "svg" in drawing && drawing.width < width ? drawing : undefined;
}

function draw(run: Run, source: string): Drawing {
  const known = cache.get(source);
  if (known !== undefined) return known;
  if (source.length > longestSource) return tooMuch("is larger than 32,000 characters");
  if (!graphviz) throw new Error("prepareMarkdown was not given the text of a file with a diagram.");
  const left = longestTime - (spent.get(run) ?? 0);
  // Not remembered: in another text the diagram may have more time.
  if (left <= 0) return tooMuch(slow);
  const started = performance.now();
  const result = graphviz.draw(source, left);
  spent.set(run, longestTime - left + performance.now() - started);
  if (typeof result === "string") {
    graphviz.end();
    graphviz = new GraphvizThread();
    return tooMuch(result === "slow" ? slow : "ends Graphviz itself, as deep nesting does");
  }
  const drawing = drawingOf(result);
  cache.set(source, drawing);
  return drawing;
}

const slow = "takes too long: the diagrams of a text have 10 seconds together";

function tooMuch(message: string): Drawing {
  return { message, line: 1, hint: smaller };
}

function drawingOf(result: RenderResult): Drawing {
  if (result.status === "success") {
    return result.output.length > longestDrawing
      ? tooMuch("gives a drawing of more than 2,000,000 characters")
      : { svg: redrawSvg(result.output), width: Number(/ width="([\d.]+)pt"/.exec(result.output)?.[1] ?? 0) };
  }
  const message = result.errors.find(({ level }) => level === "error")?.message ?? "no graph was found";
  return {
    message: `cannot be read: ${message.trim().replace(/ in line \d+/, "")}`,
    line: Number(/ in line (\d+)/.exec(message)?.[1] ?? 1),
    hint: ofLanguage,
  };
}

/** The label of the graph as a name for people who cannot see it. */
function labelOf(source: string): string {
  return /(?:^|[{;\s])label\s*=\s*"([^"\\]+)"/.exec(source)?.[1] ?? "Diagram";
}

function report(run: Run, token: Token, { message, line, hint }: Exclude<Drawing, { svg: string }>): void {
  const lines = token.content.split("\n");
  const index = Math.min(line, Math.max(1, lines.length - 1)) - 1;
  const start = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  const position = fencePosition(token);
  run.report({
    code: "diagram-syntax",
    severity: "error",
    span: position ? position.content.span(start, start + (lines[index] ?? "").length) : [0, 0],
    message: `The diagram ${message}.`,
    hint,
  });
}
