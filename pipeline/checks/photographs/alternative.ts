import type { Diagnostic } from "../../core/diagnostics.ts";
import { type FoundPhotograph, photographFault } from "./photograph.ts";

/** Words by which a text says that it is about a picture, and nothing of what that shows. */
const empty = new Set(
  "a an the of from our this product image img photo photograph photography picture pic view shot".split(" "),
);

/** The alternative text says more than the heading above it, and than the name of a file. */
export function checkAlternative(found: FoundPhotograph): Diagnostic[] {
  const { photograph, source, asset } = found;
  const { id, title } = source.data;
  const file = asset.path.slice(asset.path.lastIndexOf("/") + 1);
  const stem = file.replace(/\.[^.]*$/, "");
  const words = wordsOf(photograph.alt);
  const known = new Set([title, id, file, stem].flatMap(wordsOf));
  if (words.some((word) => !known.has(word))) return [];
  return [
    photographFault(found, "alt", {
      code: "photograph-alt",
      message: `The alternative text "${photograph.alt}" says no more than the name of the product or of the file.`,
      hint: "Say what is to be seen: from which side, which parts, beside what.",
    }),
  ];
}

/** The words that say something, without case and signs. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !empty.has(word));
}
