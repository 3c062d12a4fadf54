import { headPosition, publishedPages } from "./descriptions.ts";
import type { SiteRule } from "./prose-rule.ts";

/** Pages that consist of other things than text. */
const exempt: ReadonlySet<string> = new Set(["family", "category", "serial-check", "landing", "not-found"]);

/** A page says enough to be worth opening. Embedded tables, code and values do not count. */
export const pageLength: SiteRule = ({ index, words: wordsOf, settings: { pageWords } }) =>
  publishedPages(index).flatMap((page) => {
    const words = page.source === undefined ? undefined : wordsOf.get(page.source.path);
    if (words === undefined || exempt.has(page.type) || words >= pageWords) return [];
    return [
      {
        code: "page-short",
        severity: "warning" as const,
        ...headPosition(page),
        message: `This page has ${words === 1 ? "1 word" : `${words} words`} of its own; fewer than ${pageWords} seldom answer a question.`,
        hint: "Write what a reader needs here, or make it a section of another page.",
      },
    ];
  });
