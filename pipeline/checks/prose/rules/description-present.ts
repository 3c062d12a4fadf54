import { diagnosticAt } from "../../../sources/parse/source.ts";
import { headPosition, publishedPages, writtenDescription } from "./descriptions.ts";
import type { SiteRule } from "./prose-rule.ts";

/** A published page has a description of a length that cards and search engines show. */
export const descriptionPresent: SiteRule = ({ index, settings: { descriptionCharacters } }) =>
  publishedPages(index).flatMap((page) => {
    const written = writtenDescription(page);
    if (written === undefined) {
      return [
        {
          code: "description-missing",
          severity: "warning" as const,
          ...headPosition(page),
          message: "This page has no description, so cards and search engines have no sentence to show.",
          hint: `Add description: with one sentence of at most ${descriptionCharacters} characters.`,
        },
      ];
    }
    const { source, text, pointer } = written;
    if (text.length <= descriptionCharacters) return [];
    return [
      diagnosticAt(source, pointer, {
        code: "description-long",
        severity: "warning",
        message: `This description has ${text.length} characters; more than ${descriptionCharacters} are cut off on cards and by search engines.`,
        hint: "Keep what sets this page apart, and leave the rest to the page.",
      }),
    ];
  });
