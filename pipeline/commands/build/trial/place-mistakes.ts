import type { PageRecord } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { xmlAttribute } from "../../../core/text/escape/xml.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { Heading } from "../../../sources/parse/types.ts";

/** A mistake with the number by which its place on the page is linked to. */
export interface Numbered {
  readonly number: number;
  /** As it is shown, with the path from the folder in which the command runs. */
  readonly diagnostic: Diagnostic;
  /** Path of its file in the data folder. */
  readonly path: string;
}

type DocRecord = Extract<PageRecord, { type: "doc" }>;

/** A page with the mistakes of its file where they are: below the heading that they follow, else at its top. */
export function withMistakes(record: PageRecord, found: readonly Numbered[], index: SiteIndex): PageRecord {
  if (record.type !== "doc" || found.length === 0) return record;
  const headings = index.sources.get(record.source ?? "")?.prose[""]?.headings ?? [];
  const own = headings.filter(({ position }) => position.file === undefined);
  const byHeading = groupBy(found, ({ diagnostic: { line = 0 } }) => headingAbove(line, own)?.id);
  const body = record.body.map((block): DocRecord["body"][number] => {
    if (block.kind !== "html") return block;
    let { html } = block;
    for (const [id, mistakes] of byHeading) {
      const at = id === undefined ? undefined : behindHeading(html, id);
      if (at === undefined) continue;
      html = html.slice(0, at) + panel(mistakes) + html.slice(at);
      byHeading.delete(id);
    }
    return { kind: "html", html };
  });
  const rest = [...byHeading.values()].flat();
  return {
    ...record,
    body: rest.length > 0 ? [{ kind: "html", html: panel(rest) }, ...body] : body,
    anchors: [...record.anchors, ...found.map(({ number }) => idOf(number))],
  };
}

/** The anchor of a mistake on its page. */
export function idOf(number: number): string {
  return `mistake-${number}`;
}

/** The last heading that begins at a line or above it. */
function headingAbove(line: number, headings: readonly Heading[]): Heading | undefined {
  return headings.findLast(({ position }) => position.line <= line);
}

function behindHeading(html: string, id: string): number | undefined {
  const start = html.indexOf(` id="${xmlAttribute(id)}"`);
  const end = start === -1 ? null : /<\/h[1-6]>(?:<\/div>)?/.exec(html.slice(start));
  return end === null ? undefined : start + end.index + end[0].length;
}

/** The mistakes of one place, with what to do about each. */
function panel(mistakes: readonly Numbered[]): string {
  const items = mistakes.map(({ number, diagnostic: { file, line, code, message, hint } }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const more = hint === undefined ? "" : ` <span class="mistake-hint">${xmlAttribute(hint)}</span>`;
    return `<li id="${idOf(number)}" value="${number}"><code>${xmlAttribute(place)}</code> <strong>${xmlAttribute(code)}</strong> ${xmlAttribute(message)}${more}</li>`;
  });
  return `<div class="mistakes" role="note" aria-label="Mistakes"><ol>${items.join("")}</ol></div>`;
}
