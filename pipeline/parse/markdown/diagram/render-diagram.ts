import type { Viz } from "@viz-js/viz";
import type { Token } from "markdown-it";
import { fencePlace } from "../blocks/fence.ts";
import { escapeHtml } from "../escape.ts";
import type { Run } from "../run.ts";
import { redrawSvg } from "./redraw-svg.ts";

/** Larger graphs take Graphviz minutes. */
const longestSource = 32_000;

let viz: Viz | undefined;
const cache = new Map<string, Drawing>();

type Drawing = { readonly svg: string } | { readonly message: string; readonly line: number };

export async function loadViz(): Promise<void> {
  viz ??= await (await import("@viz-js/viz")).instance();
}

/** A `dot` block, drawn at build time; with an error in it, a report and the source. */
export function renderDiagram(run: Run, token: Token, title: string | undefined): string {
  const drawing = cache.get(token.content) ?? draw(token.content);
  cache.set(token.content, drawing);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  if ("svg" in drawing) {
    const label = `role="img" aria-label="${escapeHtml(title ?? labelOf(token.content))}"`;
    return `<figure class="diagram">${drawing.svg.replace("<svg", () => `<svg ${label}`)}${caption}</figure>\n`;
  }
  report(run, token, drawing);
  return `<figure class="code">${caption}<pre tabindex="0"><code>${escapeHtml(token.content)}</code></pre></figure>\n`;
}

function draw(source: string): Drawing {
  if (source.length > longestSource) return { message: "is larger than 32,000 characters", line: 1 };
  if (!viz) throw new Error("prepareMarkdown was not given the text of a file with a diagram.");
  const result = viz.render(source, {
    format: "svg",
    graphAttributes: { bgcolor: "transparent" },
    nodeAttributes: { fontname: "Helvetica" },
    edgeAttributes: { fontname: "Helvetica" },
  });
  if (result.status === "success") return { svg: redrawSvg(result.output) };
  const message = result.errors.find(({ level }) => level === "error")?.message ?? "no graph was found";
  return {
    message: `cannot be read: ${message.trim().replace(/ in line \d+/, "")}`,
    line: Number(/ in line (\d+)/.exec(message)?.[1] ?? 1),
  };
}

/** The label of the graph as a name for people who cannot see it. */
function labelOf(source: string): string {
  return /(?:^|[{;\s])label\s*=\s*"([^"\\]+)"/.exec(source)?.[1] ?? "Diagram";
}

function report(run: Run, token: Token, { message, line }: { message: string; line: number }): void {
  const lines = token.content.split("\n");
  const index = Math.min(line, Math.max(1, lines.length - 1)) - 1;
  const start = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  const place = fencePlace(token);
  run.report({
    code: "diagram-syntax",
    severity: "error",
    span: place ? place.content.span(start, start + (lines[index] ?? "").length) : [0, 0],
    message: `The diagram ${message}.`,
    hint: "See graphviz.org for the language of dot blocks.",
  });
}
