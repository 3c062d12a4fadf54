import { compareStrings } from "../../core/diagnostics.ts";
import type { Source, ValidSource } from "../../sources/parse/source.ts";
import { embeddedTypes, interfaceFacts } from "./interface-types.ts";
import { oncePerIndex } from "./once-per-index.ts";
import type { SiteIndex } from "./site-index.ts";

/** Published texts that show a record as an embed, in the order of their files. */
export function embeddingSources({ type, data }: ValidSource, index: SiteIndex): readonly Source[] {
  return sourcesByRecord("", index).get(keyOf(type, String(data.id))) ?? [];
}

const sourcesByRecord = oncePerIndex((_: "", index): ReadonlyMap<string, Source[]> => {
  const table = new Map<string, Source[]>();
  for (const source of [...index.sources.values()].sort((a, b) => compareStrings(a.path, b.path))) {
    if (!index.docs.has(source.path) && index.pages.ofSource(source) === undefined) continue;
    for (const key of new Set(embedsOf(source))) table.set(key, [...(table.get(key) ?? []), source]);
  }
  return table;
});

/**
 * Embeds of published texts that show nothing, as "NAME ID": of a record of these types that is not there, or by a name
 * that no record's type is, of one that is there and shares its id with no record of another type, which may be meant.
 */
export function danglingEmbeds(types: readonly string[], index: SiteIndex): string[] {
  return [...sourcesByRecord("", index).keys()].filter((key) => {
    const [name = "", id = ""] = key.split(" ");
    const having = [...index.records].flatMap(([type, records]) => (records.has(id) ? [type] : []));
    if (types.includes(name)) return !having.includes(name);
    return !index.records.has(name) && having.length > 0 && having.every((type) => types.includes(type));
  });
}

const keyOf = (type: string, id: string): string => `${type} ${id}`;

/** The type that an embed shows where it is not its own name. */
const recordTypes: ReadonlyMap<string, string> = new Map(
  embeddedTypes.flatMap((type) =>
    (interfaceFacts(type)?.embeds ?? []).map((name): [string, string] => [name, type]),
  ),
);

function embedsOf({ prose }: Source): string[] {
  return Object.values(prose).flatMap(({ embeds }) =>
    embeds.map(({ name, attributes }) => keyOf(recordTypes.get(name) ?? name, attributes.ref?.value ?? "")),
  );
}

/** Whether the text of a page shows all of a record, so that the page need not do so once more. */
export function embedsWhole({ prose }: Source, { type, data }: ValidSource): boolean {
  return Object.values(prose).some(({ embeds }) =>
    embeds.some(
      ({ name, attributes: { ref, ...others } }) =>
        name === type && ref?.value === data.id && Object.keys(others).length === 0,
    ),
  );
}
