import type { RenderResult } from "@viz-js/viz";
import { drawingCost } from "../../../read/svg/cost/drawing-cost.ts";
import type { Run } from "../run.ts";
import type { DiagramFinding } from "./dot-doubts.ts";
import { dotDoubts } from "./dot-doubts.ts";
import { dotTokens } from "./dot-tokens.ts";
import { graphvizNotes } from "./graphviz-notes.ts";
import { GraphvizThread } from "./graphviz-thread.ts";
import { redrawSvg } from "./redraw-svg.ts";
import { nameWithUnreadSign } from "./unread-sign.ts";

/** In characters. A larger graph cannot be read. */
const longestSource = 32_000;
/** Characters of a drawing: a page holds it. */
const longestDrawing = 2_000_000;
/**
 * The time that the diagrams of one text may take together (milliseconds); those of a usual page take a few.
 */
const longestTime = 10_000;

let graphviz: GraphvizThread | undefined;
const cache = new Map<string, Drawing>();
const spent = new WeakMap<Run, number>();

export type Drawing =
  | {
      readonly svg: string;
      /** CSS pixels at its natural size, where its words have 14. */
      readonly width: number;
      readonly warnings: readonly DiagramFinding[];
    }
  | { readonly errors: readonly DiagramFinding[] };

/** Starts Graphviz, once for a process; `drawDiagram` needs it. */
export async function loadViz(): Promise<void> {
  graphviz ??= new GraphvizThread();
  await graphviz.ready;
}

/** The drawing that Graphviz makes of a source, or the reason why it makes no drawing. */
export function drawDiagram(run: Run, source: string): Drawing {
  const drawing = madeDrawing(run, source);
  const limit = run.input.limits.drawingCost;
  // One step takes more than one character.
  if (!("svg" in drawing) || drawing.svg.length <= limit || drawingCost(drawing.svg) <= limit) return drawing;
  return tooMuch(source, `takes a browser longer to paint than ${limit} plain shapes`);
}

function madeDrawing(run: Run, source: string): Drawing {
  const known = cache.get(source);
  if (known !== undefined) return known;
  if (source.length > longestSource) return tooMuch(source, "is larger than 32,000 characters");
  if (!graphviz) throw new Error("prepareMarkdown was not given the text of a file with a diagram.");
  const left = longestTime - (spent.get(run) ?? 0);
  // Not remembered: in another text the diagram may have more time.
  if (left <= 0) return tooMuch(source, slow);
  const started = performance.now();
  const result = drawn(withoutLineNumbers(source), left);
  spent.set(run, longestTime - left + performance.now() - started);
  if (result === "slow") return tooMuch(source, slow);
  if (result === "crashed") return tooMuch(source, "ends Graphviz itself, as deep nesting does");
  const drawing = drawingOf(source, result);
  cache.set(source, drawing);
  return drawing;
}

const isOnce = /unknown shape|flat edge between/;

/** The answer of Graphviz. Earlier drawings can have damaged its memory: a new one tries again what ended an old one. */
function drawn(source: string, milliseconds: number): ReturnType<GraphvizThread["draw"]> {
  const started = performance.now();
  const isNew = graphviz?.isNew ?? true;
  const first = drawnOnce(source, milliseconds);
  const left = milliseconds - (performance.now() - started);
  if (first !== "crashed" || isNew || left <= 0) return first;
  const second = drawnOnce(source, left);
  return second === "slow" ? first : second;
}

function drawnOnce(source: string, milliseconds: number): ReturnType<GraphvizThread["draw"]> {
  graphviz ??= new GraphvizThread();
  const result = graphviz.draw(source, milliseconds);
  // Graphviz gives some warnings once: a diagram has the same ones whatever was drawn before it.
  if (typeof result !== "string" && !result.errors.some(({ message }) => isOnce.test(message))) return result;
  graphviz.end();
  graphviz = new GraphvizThread();
  return result;
}

const slow = "takes too long: the diagrams of a text have 10 seconds together";
const ofLanguage = "See graphviz.org for the language of dot blocks.";
const smaller = "Draw fewer nodes and edges, or put parts of it into other diagrams.";

function tooMuch(source: string, message: string): Drawing {
  const end = source.indexOf("\n");
  return {
    errors: [
      { start: 0, end: end === -1 ? source.length : end, message: `The diagram ${message}.`, hint: smaller },
    ],
  };
}

/** `# 12 "a.c"` of a preprocessor renumbers the lines below it, by which mistakes are found. */
function withoutLineNumbers(source: string): string {
  if (!/^#(?:line)?[ \t]*\d/m.test(source)) return source;
  let text = source;
  for (const { kind, start, end } of dotTokens(source))
    if (kind === "comment" && source[start] === "#")
      text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  return text;
}

function drawingOf(source: string, result: RenderResult): Drawing {
  const tokens = dotTokens(source);
  const notes = graphvizNotes(source, tokens, result.errors);
  const doubts = dotDoubts(source, tokens);
  // A label that Graphviz cannot read is drawn as an empty box, and the whole as a success.
  const mistakes = notes.filter(({ level }) => level === "error");
  if (result.status === "success" && mistakes.length === 0) {
    if (result.output.length > longestDrawing)
      return tooMuch(source, "gives a drawing of more than 2,000,000 characters");
    const warnings = [
      ...doubts,
      ...notes.map(({ start, end, text }) => ({
        start,
        end,
        message: `Graphviz warns of the diagram: ${text}.`,
        hint: hintOf(text),
      })),
    ];
    const width = Number(/ width="([\d.]+)pt"/.exec(result.output)?.[1] ?? 0);
    return { svg: redrawSvg(result.output), width, warnings };
  }
  const errors = mistakes.map(({ start, end, text }) => {
    const whole = nameWithUnreadSign(source, tokens, { start, end, text });
    // A name that falls apart is the usual reason why what follows it cannot be read.
    const doubt = doubts.find((one) => one.start >= start && one.end <= end);
    const inQuotes = whole === undefined ? doubt?.hint : `Write it in quotes: ${JSON.stringify(whole)}.`;
    const hint = (text.startsWith("syntax error") ? inQuotes : undefined) ?? hintOf(text);
    return { start, end, message: `The diagram cannot be read: ${text}.`, hint };
  });
  return errors.length > 0 ? { errors } : { errors: [nothingIn(source)] };
}

function nothingIn(source: string): DiagramFinding {
  const message = "The diagram cannot be read: no graph was found.";
  return { start: 0, end: source.trimEnd().length, message, hint: ofLanguage };
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/, port .+ unrecognized/, "Name a port that the label of the node has, as in `<a> A | <b> B`."],
  [/is not a known color/, 'Use a name of a colour of Graphviz, or "#rrggbb".'],
  [
    /^bad label format/,
    "In the label of a record write \\<, \\>, \\{, \\} and \\| for the signs themselves.",
  ],
  [
    / while opening /,
    "A diagram has no pictures: draw a shape in its place, or show the picture beside the diagram.",
  ],
  [/^lost /, "Give the nodes labels in HTML in place of those of records, or do not put them on one rank."],
  [/undefined entity/, "Write the sign itself, or its number, as in &#8486;."],
];

function hintOf(text: string): string {
  return hints.find(([pattern]) => pattern.test(text))?.[1] ?? ofLanguage;
}
