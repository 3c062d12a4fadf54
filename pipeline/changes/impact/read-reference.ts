import { append } from "../../core/append.ts";
import { own } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import { holdsForNamed, variantsOf } from "../../domain/boards/scope.ts";
import { recordLineup } from "../../model/boards/record-lineup.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isShown } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import { valueLineup } from "../../model/values/value-lineup.ts";
import type { Source, ValidSource } from "../../sources/parse/source.ts";
import { isMenu, readMenuItem } from "./menu-items.ts";
import { hasItems, isSameName, itemsOf, type RecordItem } from "./record-items.ts";

/** A thing of the data that outputs may depend on. */
export type Subject =
  | {
      readonly kind: "value";
      readonly source: Source;
      readonly param: string;
      readonly rows: readonly string[];
    }
  /** An entry of a dictionary or a menu, such as a term, or a part of a record, such as a signal; `pointer` names it. */
  | { readonly kind: "entry"; readonly source: Source; readonly pointer: string }
  | { readonly kind: "file"; readonly source: Source }
  | { readonly kind: "asset"; readonly path: string }
  /** A page or, with an id, an anchor of it. */
  | {
      readonly kind: "address";
      readonly pathname: string;
      readonly anchor?: string;
      readonly source?: Source;
    };

/** Why a reference names nothing. */
export interface ReferenceProblem {
  readonly message: string;
  readonly hint: string;
}

/** Lists of dictionaries by the word that a reference calls their entries. */
const entryLists: Readonly<Record<string, { readonly type: string; readonly list: string }>> = {
  parameter: { type: "parameters", list: "parameters" },
  unit: { type: "units", list: "units" },
  source: { type: "sources", list: "sources" },
  term: { type: "glossary", list: "terms" },
};

const forms =
  "Write a value as product.ID.PARAMETER, an entry as parameter.ID, unit.ID, source.ID or term.ID, a record as TYPE.ID, a part of one as register-map.ID.REGISTER, can-message-set.ID.MESSAGE.SIGNAL, serial-protocol.ID.MESSAGE.FIELD or connector.ID.PIN, each with @REVISION or @VARIANT where several have the name, an entry of a menu as navigation.LABEL or footer.TITLE.LABEL, a file by its path, or a page by its address, with #ANCHOR for one place of it.";

/** Finds what a reference names, in the words of the data: nothing has to be published for it. */
export function readReference(text: string, index: SiteIndex): Subject | ReferenceProblem {
  if (text.startsWith("/")) return readAddress(text, index);
  const file = index.sources.get(text);
  if (file !== undefined) return { kind: "file", source: file };
  if (index.assets.has(text)) return { kind: "asset", path: text };
  if (isMenu(text)) {
    const item = readMenuItem(text, index);
    return "message" in item ? item : { kind: "entry", ...item };
  }
  const [kind = "", id = "", param, ...rest] = partsOf(text, index);
  if (id === "") return unknown(text, index);
  if (param !== undefined && hasItems(kind)) return readItem(kind, id, [param, ...rest], index);
  if (rest.length > 0) return unknown(text, index);
  if (param !== undefined) return kind === "product" ? readValue(id, param, index) : unknown(text, index);
  const entries = Object.hasOwn(entryLists, kind) ? entryLists[kind] : undefined;
  if (entries !== undefined) return readEntry(kind, id, entries, index);
  const records = index.records.get(kind);
  if (records === undefined) return unknown(text, index);
  const source = records.get(id);
  return source === undefined ? missing(kind, id, records.keys()) : { kind: "file", source };
}

/** `clim#supply-voltage` is short for `product.clim.supply-voltage`. */
function partsOf(text: string, index: SiteIndex): string[] {
  const [id = "", param, ...rest] = text.split("#");
  const isShort = param !== undefined && rest.length === 0 && index.records.get("product")?.has(id) === true;
  return isShort ? ["product", id, param] : text.split(".");
}

function readValue(id: string, written: string, index: SiteIndex): Subject | ReferenceProblem {
  const [param = "", ...boards] = written.split("@");
  const products = index.records.get("product");
  const source = products?.get(id);
  if (source === undefined) return missing("product", id, products?.keys() ?? []);
  const visible = locatedValues(source).filter(({ value }) => isShown(value, index.review));
  const lineup = valueLineup(source);
  const rows = visible
    .filter(({ value }) => value.param === param && holdsForNamed(value, boards, lineup))
    .map(({ pointer }) => pointer);
  if (rows.length > 0) return { kind: "value", source, param, rows: [...new Set(rows)] };
  const near = nearest(
    param,
    visible.map(({ value }) => value.param),
  );
  return {
    message: `The product "${id}" publishes no value "${written}".`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Its file is ${source.path}.`,
  };
}

/** A part of a record by its name, within the part above it by that one's name. */
function readItem(
  kind: string,
  id: string,
  path: readonly string[],
  index: SiteIndex,
): Subject | ReferenceProblem {
  const records = index.records.get(kind);
  const source = records?.get(id);
  if (source === undefined) return missing(kind, id, records?.keys() ?? []);
  let pointer = "";
  for (const [depth, name] of path.entries()) {
    const items = itemsOf(source, depth, pointer);
    const found = foundItems(source, name, items, index);
    const [first, other] = found;
    if (first === undefined)
      return noItem(
        source,
        name,
        items.flatMap(({ names }) => names),
      );
    if (other !== undefined) return severalItems(source, name, items, found);
    pointer = first.pointer;
  }
  return { kind: "entry", source, pointer };
}

function noItem({ path }: Source, name: string, names: readonly string[]): ReferenceProblem {
  const near = nearest(name, names);
  return {
    message: `There is no "${name}" in ${path}.`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : forms,
  };
}

/** The items of a name; behind `@` a hardware revision or variant says which of several is meant. */
function foundItems(
  source: ValidSource,
  name: string,
  items: readonly RecordItem[],
  index: SiteIndex,
): readonly RecordItem[] {
  const called = (word: string) => items.filter(({ names }) => names.some((one) => isSameName(one, word)));
  const found = called(name);
  const [plain = "", ...boards] = name.split("@");
  if (found.length > 0 || boards.length === 0) return found;
  const lineup = recordLineup(source, index);
  return called(plain).filter(({ scope }) => holdsForNamed(scope, boards, lineup));
}

/** Two of one name, such as pins: another of their words may tell them apart. */
function severalItems(
  { path }: Source,
  name: string,
  items: readonly RecordItem[],
  found: readonly RecordItem[],
): ReferenceProblem {
  const isOwn = (word: string): boolean => items.filter(({ names }) => names.includes(word)).length === 1;
  const own = found.flatMap(({ names }) => names.find(isOwn) ?? []);
  const limited = found.flatMap(({ scope }) => scope.until ?? scope.since ?? variantsOf(scope)[0] ?? []);
  const words = own.length > 0 ? own : limited.map((board) => `${name}@${board}`);
  return {
    message: `There are ${found.length} of the name "${name}" in ${path}.`,
    hint: words.length > 0 ? `Write ${words.join(" or ")}.` : `Name the file, ${path}.`,
  };
}

function readEntry(
  kind: string,
  id: string,
  { type, list }: { readonly type: string; readonly list: string },
  index: SiteIndex,
): Subject | ReferenceProblem {
  const ids: string[] = [];
  for (const source of index.sources.values()) {
    const entries = source.type === type ? own(source.data, list) : undefined;
    if (!Array.isArray(entries)) continue;
    const at = entries.findIndex((entry: unknown) => own(entry, "id") === id);
    if (at !== -1) return { kind: "entry", source, pointer: `/${list}/${at}` };
    append(
      ids,
      entries.map((entry: unknown) => String(own(entry, "id"))),
    );
  }
  return missing(kind, id, ids);
}

function readAddress(text: string, index: SiteIndex): Subject | ReferenceProblem {
  const [pathname = "", anchor] = text.split("#");
  const page = index.pages.get(pathname);
  if (page === undefined)
    return missing(
      "page",
      pathname,
      [...index.pages.all()].map((one) => one.pathname),
    );
  return {
    kind: "address",
    pathname,
    ...(anchor === undefined ? {} : { anchor }),
    ...(page.source === undefined ? {} : { source: page.source }),
  };
}

function missing(kind: string, id: string, ids: Iterable<string>): ReferenceProblem {
  const near = nearest(id, ids);
  return {
    message: `There is no ${kind.replaceAll("-", " ")} "${id}".`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : forms,
  };
}

function unknown(text: string, index: SiteIndex): ReferenceProblem {
  const near = nearest(text, [...index.sources.keys(), ...index.assets.keys()]);
  return {
    message: `"${text}" names nothing in the data.`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : forms,
  };
}
