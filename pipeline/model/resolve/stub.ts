import type { Source } from "../../sources/parse/source.ts";

/**
 * The fields of a draft that a stub shows: its name, its address, where it belongs, what leads on, and its
 * request.
 */
const SHOWN: ReadonlySet<string> = new Set([
  ...["type", "id", "title", "route", "aliases", "slug", "family", "product", "position", "unlisted"],
  ...[
    "sidebar_label",
    "sidebar_position",
    "pagination_label",
    "related",
    "docs",
    "worksWith",
    "unknown",
    "kind",
  ],
]);
/** The other fields that the schema of a type requires, with values that state nothing. */
const SILENT: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  product: { lifecycle: "not-stated", maturity: "not-stated" },
  tool: { kind: "not-stated", status: "not-stated" },
  legal: { version: "" },
  glossary: { terms: [] },
  landing: { blocks: [] },
};
/** Fields of one line that a schema demands and a page shows. */
const NAMED: ReadonlySet<string> = new Set(["summary", "description", "function", "problem"]);

/** Whether a page is a name without facts. */
export function isStub({ data }: Pick<Source, "data">): boolean {
  return data.state === "stub";
}

/** A draft whose address is promised, as the stub in its place; any other source as it is. */
export function asShown(source: Source, review: boolean): Source {
  const { state, draft, fixedAddress } = source.data;
  const isDraft = state === "draft" || draft === true;
  return !review && source.valid && isDraft && fixedAddress === true ? stubOf(source) : source;
}

function stubOf(source: Source): Source {
  const isShown = (pointer: string): boolean => SHOWN.has(pointer.split("/")[1] ?? "");
  const { headingTitle, fieldValues: _, ...rest } = source;
  const title = source.data.title ?? headingTitle;
  const stubFields = Object.keys(source.data).flatMap((key) => {
    if (SHOWN.has(key)) return [[key, source.data[key]]];
    return NAMED.has(key) ? [[key, title]] : [];
  });
  return {
    ...rest,
    ...(headingTitle === undefined ? {} : { headingTitle }),
    data: {
      ...Object.fromEntries(stubFields),
      ...SILENT[source.type ?? ""],
      state: "stub",
      ...unknownOf(source.data),
    },
    prose: {},
    references: source.references.filter(
      ({ pointer }) => isShown(pointer) || pointer.startsWith("/datasheet/unknown/"),
    ),
  };
}

/** The list of parameters that a datasheet does not state, without its values. */
function unknownOf({ datasheet }: Source["data"]): Record<string, unknown> {
  const unknown = (datasheet as { unknown?: unknown } | undefined)?.unknown;
  return unknown === undefined ? {} : { datasheet: { unknown, sections: [] } };
}
