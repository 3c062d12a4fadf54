import { append } from "../../core/append.ts";
import { type Diagnostic, LineMap } from "../../core/diagnostics.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { lookUpValue, problemOf, type ReferenceProblem } from "./value-reference.ts";

const reference =
  /\{\{\s*([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+(?:@[A-Za-z0-9_-]+)*(?: *\| *(?:or|and))?)\s*\}\}/g;

/** Fields without Markdown that readers see as sentences: on cards, in search results, at the head of the page. */
const plainFields = ["title", "summary", "description"];

/** The plain fields of a source that contain values. */
interface FilledFields {
  /** Texts by field. */
  readonly data: Readonly<Record<string, string>>;
  /** The values that were filled in, each once. */
  readonly values: readonly string[];
  /** Findings about references without a value. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Fills references into titles, summaries and descriptions. Braces in them that hold no path of names are braces: these
 * fields have no code to write them in.
 */
export function fillFields(source: Source, index: SiteIndex, textOf: () => string): FilledFields {
  const data: Record<string, string> = {};
  const values = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [key, value] of plainFieldsOf(source))
    data[key] = value.replace(reference, (written, text: string) => {
      const path = text.replaceAll(" ", "");
      const found = lookUpValue(path, index);
      if (found.ok) values.add(path);
      const problem = problemOf(found, source, index);
      if (problem !== undefined) append(diagnostics, reportIn(source, key, { path, textOf, problem }));
      return found.ok ? found.text : written;
    });
  return { data, values: [...values], diagnostics };
}

/** The plain fields that may contain references. Fields that are Markdown have been parsed as such. */
export function plainFieldsOf({ data, prose }: Source): [key: string, value: string][] {
  return plainFields.flatMap((key): [string, string][] => {
    const value = data[key];
    return typeof value === "string" && value.includes("{{") && prose[`/${key}`] === undefined
      ? [[key, value]]
      : [];
  });
}

interface Broken {
  readonly path: string;
  /** The text of the whole file. */
  readonly textOf: () => string;
  readonly problem: ReferenceProblem;
}

/** At the characters of the reference within its field. */
function reportIn(source: Source, key: string, { path, textOf, problem }: Broken): Diagnostic[] {
  const field = source.positions[`/${key}`];
  if (field === undefined) return [];
  const text = textOf();
  const lines = new LineMap(text);
  const start = lines.lineStart(field.line) + field.column - 1;
  const end = lines.lineStart(field.endLine) + field.endColumn - 1;
  const match = [...text.slice(start, end).matchAll(reference)].find(
    ([, other = ""]) => other.replaceAll(" ", "") === path,
  );
  const position =
    match === undefined ? field : lines.position(start + match.index, start + match.index + match[0].length);
  return [{ ...problem, file: source.path, ...position }];
}
