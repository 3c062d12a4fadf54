import type { Diagnostic } from "../../core/diagnostics.ts";
import { own, valueAt } from "../../core/json-pointer.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** A list whose items are distinguished by one key. */
interface NamedList {
  readonly type: string;
  /**
   * Keys that lead to the items; `*` matches every item of a list, `**` also those of lists of that name in
   * them.
   */
  readonly path: readonly string[];
  readonly key: string;
  /** The author's word for an item. */
  readonly item: string;
  /** The scope in which a name is unique: the whole record, or the innermost list. */
  readonly scope: "record" | "list";
}

const lists: readonly NamedList[] = [
  { type: "register-map", path: ["blocks", "*"], key: "id", item: "block", scope: "record" },
  {
    type: "register-map",
    path: ["blocks", "*", "registers", "*"],
    key: "name",
    item: "register",
    scope: "record",
  },
  {
    type: "register-map",
    path: ["blocks", "*", "registers", "*", "values", "*"],
    key: "value",
    item: "value",
    scope: "list",
  },
  ...["bit", "name"].map(
    (key): NamedList => ({
      type: "register-map",
      path: ["blocks", "*", "registers", "*", "bits", "*"],
      key,
      item: "bit",
      scope: "list",
    }),
  ),
  {
    type: "register-map",
    path: ["blocks", "*", "registers", "*", "fields", "*"],
    key: "name",
    item: "field",
    scope: "list",
  },
  {
    type: "register-map",
    path: ["blocks", "*", "registers", "*", "fields", "*", "values", "*"],
    key: "value",
    item: "value",
    scope: "list",
  },
  { type: "serial-protocol", path: ["messages", "*"], key: "id", item: "message", scope: "record" },
  ...[[], ["values", "*"], ["bits", "*"], ["bits", "*", "values", "*"]].map(
    (below): NamedList => ({
      type: "serial-protocol",
      path: ["messages", "*", "fields", "**", ...below],
      key: below.at(-2) === "values" ? "value" : "name",
      item: below.at(-2) === "values" ? "value" : below.length === 0 ? "field" : "group of bits",
      scope: "list",
    }),
  ),
  { type: "can-message-set", path: ["messages", "*"], key: "name", item: "message", scope: "record" },
  {
    type: "can-message-set",
    path: ["messages", "*", "signals", "*"],
    key: "name",
    item: "signal",
    scope: "list",
  },
  {
    type: "can-message-set",
    path: ["messages", "*", "signals", "*", "values", "*"],
    key: "value",
    item: "value",
    scope: "list",
  },
  { type: "can-message-set", path: ["nodes", "*"], key: "name", item: "node", scope: "record" },
  { type: "can-message-set", path: ["enums", "*"], key: "id", item: "value table", scope: "record" },
  {
    type: "can-message-set",
    path: ["enums", "*", "values", "*"],
    key: "value",
    item: "value",
    scope: "list",
  },
  { type: "message-support", path: ["items", "*"], key: "message", item: "message", scope: "record" },
  { type: "connector", path: ["pins", "*"], key: "number", item: "pin", scope: "record" },
  { type: "enum", path: ["columns", "*"], key: "id", item: "column", scope: "record" },
  { type: "enum", path: ["rows", "*"], key: "id", item: "row", scope: "record" },
  { type: "product", path: ["datasheet", "sections", "*"], key: "id", item: "section", scope: "record" },
  {
    type: "product",
    path: ["hardwareRevisions", "*"],
    key: "id",
    item: "hardware revision",
    scope: "record",
  },
  { type: "product", path: ["variants", "*"], key: "id", item: "variant", scope: "record" },
  {
    type: "product",
    path: ["datasheet", "ordering", "*"],
    key: "orderCode",
    item: "order code",
    scope: "record",
  },
];

/** Registers, messages, pins and the like can be distinguished: a name occurs once. */
export const repeatedNames: Rule = (index) =>
  lists.flatMap((list) => recordsOf(index, list.type).flatMap((source) => repeatedIn(source, list)));

/** The names that occur more than once in one record. */
export function repeatedNamesOf(source: Source): Diagnostic[] {
  return lists.flatMap((list) => (list.type === source.type ? repeatedIn(source, list) : []));
}

function repeatedIn(source: Source, { path, key, item, scope }: NamedList) {
  const seen = new Map<string, string>();
  return pointersOf(source.data, path).flatMap((pointer) => {
    const at = `${pointer}/${key}`;
    const name = valueAt(source.data, at);
    if (name === undefined) return [];
    const scopePointer = scope === "record" ? "" : pointer.slice(0, pointer.lastIndexOf("/"));
    const known = `${scopePointer} ${String(name)}`;
    const first = seen.get(known);
    if (first === undefined) {
      seen.set(known, at);
      return [];
    }
    return [
      diagnosticAt(source, at, {
        code: "duplicate-id",
        message: `The ${item} "${String(name)}" is here twice; the first time in line ${source.positions[first]?.line}.`,
        hint: "Remove one of the two, or give it another name.",
      }),
    ];
  });
}

/** JSON Pointers of the items that a path leads to. */
function pointersOf(value: unknown, path: readonly string[], pointer = ""): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [pointer];
  if (step === "**") {
    const list = pointer.slice(pointer.lastIndexOf("/") + 1);
    return (Array.isArray(value) ? value : []).flatMap((child: unknown, i) => [
      ...pointersOf(child, rest, `${pointer}/${i}`),
      ...pointersOf(own(child, list), path, `${pointer}/${i}/${list}`),
    ]);
  }
  if (step !== "*") return pointersOf(own(value, step), rest, `${pointer}/${step}`);
  return (Array.isArray(value) ? value : []).flatMap((child: unknown, i) =>
    pointersOf(child, rest, `${pointer}/${i}`),
  );
}
