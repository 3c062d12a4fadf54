import type { Diagnostic } from "../../core/diagnostics.ts";
import { childPointer } from "../../core/json-pointer.ts";
import { blank, isBlank } from "../../core/text/blank.ts";
import { publishedSources } from "../../model/resolve/site-links.ts";
import { diagnosticAt, isValid, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/**
 * A placeholder that `fairlead new` left for the author and that is still there is not published. The review
 * view may show it.
 */
export const leftBlanks: Rule = (index) => {
  if (index.review) return [];
  const published = publishedSources(index).filter(isValid);
  const cited = new Set(
    published.flatMap(({ references }) =>
      references.filter(({ kind }) => kind === "source").map(({ target }) => target),
    ),
  );
  return published.flatMap((source) => {
    // A reference without a target is reported as such.
    const names = new Set(source.references.map(({ pointer }) => pointer));
    const isShown =
      source.type === "sources" ? isCited(source, cited) : (pointer: string) => !names.has(pointer);
    return blanksOf(source)
      .filter(isShown)
      .map((pointer) => diagnosticOf(source, pointer));
  });
};

function diagnosticOf(source: Source, pointer: string): Diagnostic {
  // A type without drafts is published as `fairlead new` writes it, which is no error yet.
  const isChosen = source.type === "doc" || source.type === "sources" || source.data.state !== undefined;
  return diagnosticAt(source, pointer, {
    code: "left-blank",
    severity: isChosen ? "error" : "warning",
    message: `${pointer === "" ? "The text of this doc" : pointer.slice(1).replaceAll("/", ".")} is "${blank}", which a new file has for what its author is to write.`,
    hint: "Write what is known, or take the key out.",
  });
}

/** JSON Pointers of what is nothing but a blank: the value of a key, items of a list that has no others, the text of a doc. */
function blanksOf({ type, data, prose }: Source): string[] {
  const text = type === "doc" && isBlank(prose[""]?.text.trim()) ? [""] : [];
  return [...text, ...blanksIn(data, "")];
}

function blanksIn(value: unknown, pointer: string): string[] {
  if (isBlank(value)) return [pointer];
  if (typeof value !== "object" || value === null) return [];
  // Beside others it is a word, as in the cells of a table.
  const isWord = Array.isArray(value) && !value.every(isBlank);
  return Object.entries(value).flatMap(([key, one]) =>
    isWord && isBlank(one) ? [] : blanksIn(one, childPointer(pointer, key)),
  );
}

/** A source that no value names is not shown. */
function isCited({ data }: Source, cited: ReadonlySet<string>): (pointer: string) => boolean {
  const { sources = [] } = data as { sources?: readonly { readonly id?: string }[] };
  return (pointer) => cited.has(sources[Number(pointer.split("/")[2])]?.id ?? "");
}
