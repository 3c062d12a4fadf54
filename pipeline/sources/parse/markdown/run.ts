import type { Env } from "markdown-it";
import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic, Position } from "../../../core/diagnostics.ts";
import { once } from "../../../core/once.ts";
import type { Dialect } from "../../dialects/dialect.ts";
import { dialects } from "../../dialects/dialects.ts";
import { type FormulaRule, usualFormulas } from "../../dialects/formula-rules.ts";
import { HeadingIds } from "../../dialects/heading-ids.ts";
import type { Heading, Limits, MarkdownEmbed, MarkdownLink, ValueReference } from "../types.ts";
import type { CodeCache } from "./code/highlight.ts";
import { ContentMap, type Span } from "./source/content-map.ts";

interface RunInput {
  readonly file: string;
  /** The whole text. */
  readonly text: string;
  readonly limits: Limits;
  /** Position of offsets of the text that the parser reads. */
  readonly positionAt: (start: number, end: number) => Position;
  /** One line of prose instead of a document: no blocks, no footnotes. */
  readonly inline: boolean;
  readonly code?: CodeCache | undefined;
  /** The title that the front matter gives the page. */
  readonly title?: string | undefined;
}

interface Complaint {
  readonly code: DiagnosticCode;
  readonly severity: Diagnostic["severity"];
  readonly span: Span;
  readonly message: string;
  readonly hint?: string;
  readonly cause?: string;
}

/** Everything that parsing one text collects. The rules of the shared engine find it in `env`. */
export class Run {
  readonly diagnostics: Diagnostic[] = [];
  readonly headings: Heading[] = [];
  readonly links: MarkdownLink[] = [];
  /** Links to other sites by the offset where their address is written: a definition is listed once. */
  readonly externals = new Map<number, MarkdownLink>();
  readonly values: ValueReference[] = [];
  readonly embeds: MarkdownEmbed[] = [];
  readonly ids: string[] = [];
  /** Ids that headings and raw HTML were given by the author. */
  readonly explicitIds = new Set<string>();
  readonly htmlIds = new Set<string>();
  readonly claimedIds = new Set<string>();
  readonly dialect: Dialect;
  readonly formulas: FormulaRule;
  readonly headingIds: HeadingIds;
  /** Index into `links` by offset, so that a reference definition is listed once. */
  readonly linkAt = new Map<number, number>();
  /** Offsets of links without a target that were reported. */
  readonly emptyTargets = new Set<number>();
  /** Components of MDX that are not known here: the place of the first one, and how many there are. */
  readonly components = new Map<string, { readonly span: Span; uses: number }>();
  /** Lines that a report says are not read at all: what is in them needs no second one. */
  readonly unreadLines = new Set<number>();
  /** The meanings of abbreviations, if the dialect has lines that define them. */
  readonly abbreviations = new Map<string, string>();
  /** The place of the definition of each footnote. */
  readonly footnotes = new Map<string, Span>();
  title: { text: string; position: Position } | undefined;
  /** A first heading of level 1 that is no title, because the front matter gives another one. */
  besideTitle: { text: string; position: Position } | undefined;
  /** Text of the first heading where the document has no title of its own. */
  firstHeading: string | undefined;
  footnotePrefix = "fn";
  /** Map of the inline content being parsed, and where in it the parsed part starts. */
  map = new ContentMap([0], [0]);
  base = 0;
  /** Base of the next nested parse (alternative texts, inline footnotes). */
  nextBase = 0;

  /** Names of the closing tags in the text. */
  readonly #closedTags = once(
    () => new Set(Array.from(this.input.text.matchAll(/<\/([\w.]+)/g), ([, name = ""]) => name)),
  );

  constructor(readonly input: RunInput) {
    this.dialect = dialects[input.limits.dialect ?? "fairlead"];
    this.formulas = input.limits.formulas ?? usualFormulas[input.limits.dialect ?? "fairlead"];
    this.headingIds = new HeadingIds(this.dialect.anchors);
  }

  /** Docusaurus reads files of both endings as MDX. */
  get isMdx(): boolean {
    return this.dialect.constructs.markdownInHtml === "always" || this.input.file.endsWith(".mdx");
  }

  /** Whether tags may have expressions: in MDX, and in all docs of Docusaurus. */
  get hasJsx(): boolean {
    return this.isMdx || this.dialect.jsx === true;
  }

  get closedTags(): ReadonlySet<string> {
    return this.#closedTags();
  }

  /** Offsets in the inline state being parsed -> offsets in the body. */
  span(start: number, end: number): Span {
    return this.map.span(this.base + start, this.base + end);
  }

  /** Whether a report says already of the line at a place that it is not read. */
  isUnread(span: Span): boolean {
    return this.unreadLines.size > 0 && this.unreadLines.has(this.positionAt(span).line);
  }

  positionAt(span: Span): Position {
    return this.input.positionAt(span[0], span[1]);
  }

  report({ span, ...rest }: Complaint): void {
    this.diagnostics.push({ ...rest, file: this.input.file, ...this.positionAt(span) });
  }
}

/** The links to other sites as a part of a document; empty without such links. */
export function externalsOf({ externals }: Run): { externals?: readonly MarkdownLink[] } {
  return externals.size === 0 ? {} : { externals: [...externals.values()] };
}

/** The environment that markdown-it passes to its rules: the run they belong to. */
export function envOf(run: Run): Env {
  return { run };
}

/** The run that a rule of ours belongs to; throws where markdown-it was called without one. */
export function runOf(env: Env): Run {
  const { run } = env;
  if (run instanceof Run) return run;
  throw new Error("A Markdown rule was called without a run.");
}
