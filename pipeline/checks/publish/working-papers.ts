import { type Diagnostic, LineMap, type Position } from "../../core/diagnostics.ts";
import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";
import { publishedSources } from "../../model/resolve/site-links.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import type { PublishRule } from "./blocker.ts";

/** Fields that no visitor sees. */
const unshown = /\/(reading|readings\/\d+|note|owner)$/;

/**
 * Papers that only the makers of the site know are not shown to visitors: no text names one, and no value
 * rests on one.
 */
export const workingPapers: PublishRule = ({ index, textOf }) => {
  const papers = [...index.citations.values()].filter(({ kind }) => kind === "specification");
  if (papers.length === 0) return [];
  const published = publishedSources(index).filter(({ type }) => type !== "sources");
  return papers.flatMap(({ id, title }) => {
    const diagnostics = published.flatMap((source) => [
      ...valuesOn(source, { id, title }),
      ...namesOf(source, title, textOf),
    ]);
    const supply = `Say without the working paper "${title}" what the site says by it, or name a source that visitors can read.`;
    return diagnostics.length === 0 ? [] : [{ supply, places: diagnostics.length, diagnostics }];
  });
};

/** A list of sources says what a record was written from and is not shown; the source of a value is. */
function valuesOn(source: Source, paper: { readonly id: string; readonly title: string }): Diagnostic[] {
  return source.references
    .filter(
      ({ kind, target, pointer }) => kind === "source" && target === paper.id && pointer.endsWith("/source"),
    )
    .map(({ pointer }) =>
      diagnosticAt(source, pointer, {
        code: "publish-working-paper",
        message: `The source "${paper.title}" is a working paper: visitors never see it, and cannot look this up.`,
        hint: "Name a source that is published, or one that a role has signed.",
      }),
    );
}

/** A text is searched as it is written; comments and fields that no page shows are left out. */
function namesOf(source: Source, title: string, textOf: TextOf): Diagnostic[] {
  const text = textOf(source.path) ?? "";
  const words = title.split(/\s+/).map(escapeRegExp).join("\\s+");
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, "giu"))];
  if (found.length === 0) return [];
  const lines = new LineMap(text);
  const hidden = hiddenFields(source);
  return found
    .map(({ index, 0: { length } }) => lines.position(index, index + length))
    .filter(({ line, column }) => !isComment(source, lines.lineText(line)) && !hidden(line, column))
    .map((position) => ({
      code: "publish-working-paper",
      severity: "error",
      file: source.path,
      ...position,
      message: `The text names "${title}", a working paper that visitors cannot read.`,
      hint: "Say it without the paper, or take the sentence out.",
    }));
}

function isComment({ path }: Source, line: string): boolean {
  return /\.ya?ml$/.test(path) && /^\s*#/.test(line);
}

function hiddenFields({ positions }: Source): (line: number, column: number) => boolean {
  const fields = Object.entries(positions).flatMap(([pointer, field]) =>
    unshown.test(pointer) ? [field] : [],
  );
  return (line, column) => fields.some((field) => isWithin(field, line, column));
}

function isWithin(field: Position, line: number, column: number): boolean {
  if (line < field.line || line > field.endLine) return false;
  return (line > field.line || column >= field.column) && (line < field.endLine || column < field.endColumn);
}
