import { readReference, reportMalformed } from "../directives/inlines/value-reference.ts";
import { escapeHtml } from "../escape.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { decodeEntities } from "./scan-html.ts";

interface ReferenceWriter {
  readonly run: Run;
  /** The position of a part of the text. */
  readonly spanAt: (start: number, end: number) => Span;
  /** The marker in place of a value. */
  readonly marker: (run: Run, path: string, span: Span) => string;
}

/** Text of raw HTML, written again with a slot for each reference. Braces as `&#123;` are braces. */
export function writeReferences(text: string, { run, spanAt, marker }: ReferenceWriter): string {
  let html = "";
  let last = 0;
  for (let at = text.indexOf("{{"); at !== -1; at = text.indexOf("{{", last)) {
    const found = readReference(run, text, at);
    html += escapeHtml(decodeEntities(text.slice(last, at)));
    const span = spanAt(at, at + found.text.length);
    if (found.path === undefined) reportMalformed(run, found.text, span);
    html += found.path === undefined ? escapeHtml(found.text) : marker(run, found.path, span);
    last = at + found.text.length;
  }
  return html + escapeHtml(decodeEntities(text.slice(last)));
}
