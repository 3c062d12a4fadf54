import type { StateInline } from "markdown-it";
import { referenceMark } from "../../../reference-marks.ts";
import { type Run, runOf } from "../../run.ts";
import { show } from "../../show.ts";
import type { Span } from "../../source/content-map.ts";
import { reportBraces } from "../../unread/include-comment.ts";

const reference = /\{\{([^{}\n]{0,200})\}\}/y;
const path = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*(?:@[A-Za-z0-9_-]+)*(?:\|(?:or|and))?$/;
/** Space around the mark before the word that joins a list. */
const bar = / *\| *(?=(?:or|and)$)/;
const hint =
  "Write the path of a value, as in {{ product.clim.supply-voltage }}. For literal braces write \\{{ or use code.";

/**
 * `{{ product.clim.supply-voltage }}`: a value of the data, in the middle of prose; `@B` names a hardware revision or
 * variant, and `| or` joins the words of a list.
 */
export function valueReference(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith("{{", state.pos)) return false;
  const found = readReference(runOf(state.env), state.src, state.pos);
  if (!silent) pushReference(state, found);
  state.pos += found.text.length;
  return true;
}

interface FoundReference {
  /** All that was written, braces included. */
  readonly text: string;
  /** Absent where the text is no reference. */
  readonly path?: string;
}

/** Reads the reference at `pos`, where the text has `{{`. */
export function matchReference(text: string, pos: number): FoundReference {
  reference.lastIndex = pos;
  const found = reference.exec(text);
  const name = found?.[1]?.trim().replace(bar, "|") ?? "";
  if (found && path.test(name)) return { text: found[0], path: name };
  if (found) return { text: found[0] };
  return { text: /\{+/.exec(text.slice(pos, pos + 1000))?.[0] ?? "{{" };
}

/** The same in a doc: of another system only what names a product is a reference to a value. */
export function readReference({ dialect }: Run, text: string, pos: number): FoundReference {
  const found = matchReference(text, pos);
  const isOther = dialect.braces !== undefined && found.path?.startsWith("product.") !== true;
  return isOther ? { text: found.text } : found;
}

function pushReference(state: StateInline, found: FoundReference): void {
  const run = runOf(state.env);
  const span = run.span(state.pos, state.pos + found.text.length);
  if (found.path === undefined) {
    reportMalformed(run, found.text, span);
    state.pending += found.text;
    return;
  }
  const token = state.push("value_reference", "", 0);
  token.content = referenceMark(found.path);
  token.markup = found.text;
  token.meta = { path: found.path, span };
}

/** Reports a `{{` after which no reference follows. */
export function reportMalformed(run: Run, text: string, span: Span): void {
  if (reportBraces(run, text, span)) return;
  if (run.dialect.braces !== undefined) {
    // Two braces that nothing closes are a text in every other system.
    if (text.includes("}")) reportExpression(run, run.dialect.braces, span);
    return;
  }
  const isClosed = text.includes("}");
  run.report({
    code: "value-reference-syntax",
    severity: "error",
    span,
    message: isClosed
      ? `The value reference "${show(text)}" is not a path of names separated by dots.`
      : "The value reference that starts here is never closed.",
    hint,
  });
}

function reportExpression(run: Run, what: string, span: Span): void {
  run.report({
    code: "markup-unknown",
    cause: what,
    severity: "error",
    span,
    message: `This is ${what}, which is never run, so it is shown as it is written.`,
    hint: "Write what it says. For literal braces write \\{{ or use code.",
  });
}
