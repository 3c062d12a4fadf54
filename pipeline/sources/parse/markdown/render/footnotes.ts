import type { Token } from "markdown-it";
import type { Run } from "../run.ts";
import type { Rendering } from "./rendering.ts";

interface Footnote {
  readonly id: number;
  readonly subId?: number;
}

/** References, notes and the links between them, with names for readers who do not see them. */
export const footnoteRules = {
  footnote_ref: ({ run, frames }: Rendering, token: Token): string => {
    const { number, note, reference } = namesOf(run, token);
    run.ids.push(reference);
    // The note leads back to it; it cannot be a link inside another one.
    if (frames.isInsideLink())
      return `<sup class="footnote-ref"><span id="${reference}">${number}</span></sup>`;
    return `<sup class="footnote-ref"><a href="#${note}" id="${reference}" role="doc-noteref" aria-label="Footnote ${number}">${number}</a></sup>`;
  },
  footnote_block_open: (): string =>
    '<section class="footnotes" role="doc-endnotes" aria-label="Footnotes">\n<ol>\n',
  footnote_block_close: (): string => "</ol>\n</section>\n",
  footnote_open: ({ run }: Rendering, token: Token): string => {
    const { note } = namesOf(run, token);
    run.ids.push(note);
    return `<li id="${note}">`;
  },
  footnote_close: (): string => "</li>\n",
  footnote_anchor: ({ run, frames }: Rendering, token: Token): string => {
    const { number, reference, repeat } = namesOf(run, token);
    const label = `Back to reference ${number}${repeat > 0 ? `-${repeat + 1}` : ""}`;
    return `${frames.closeLinks()} <a href="#${reference}" class="footnote-backref" role="doc-backlink" aria-label="${label}">\u21a9\uFE0E</a>`;
  },
};

function namesOf(
  run: Run,
  token: Token,
): { number: number; note: string; reference: string; repeat: number } {
  const { id, subId = 0 } = token.meta as unknown as Footnote;
  const number = id + 1;
  const suffix = subId > 0 ? `-${subId + 1}` : "";
  return {
    number,
    note: `${run.footnotePrefix}-${number}`,
    reference: `${run.footnotePrefix}ref-${number}${suffix}`,
    repeat: subId,
  };
}
