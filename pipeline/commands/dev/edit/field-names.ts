import type { FieldGroup, FormField } from "../../../../renderer/shared/compose/edit-form.ts";
import { append } from "../../../core/append.ts";
import { own, pointerSegments } from "../../../core/json-pointer.ts";
import { datasheetSections } from "../../../model/values/spec-rows.ts";

/** The title of what the id at a pointer names. */
type RefTitle = (pointer: string, id: string) => string | undefined;

/** Keys of a name that people read, and of an id, in the order in which they are looked for. */
const titleKeys = ["title", "name", "label", "term"];
const idKeys = ["param", "id", "product", "connector", "kind", "key"];

/** Lists whose items are found by their own names alone. */
const nestedLists = new Set(["sections", "groups", "rows"]);

const sectionTitles: ReadonlyMap<string, string> = new Map(datasheetSections);

/**
 * `/datasheet/sections/0/groups/0/rows/3/nom` is `nom` in Datasheet, Electrical characteristics (`electrical`), Supply
 * voltage (`supply-voltage`).
 */
export function namesOf(
  value: unknown,
  pointer: string,
  refTitle: RefTitle,
): Pick<FormField, "label" | "group"> {
  const segments = pointerSegments(pointer);
  const label = segments.at(-1) ?? "";
  const group: FieldGroup[] = [];
  let at: unknown = value;
  let place = "";
  let list = "";
  for (const segment of segments.slice(0, -1)) {
    const items = at;
    place += `/${segment}`;
    at = own(at, segment);
    if (Array.isArray(items)) append(group, itemNames({ item: at, place, list, segment, items }, refTitle));
    else if (!(Array.isArray(at) && nestedLists.has(segment))) group.push({ title: keyInWords(segment) });
    list = segment;
  }
  if (!Array.isArray(at)) return { label, group };
  return { label: `${list} ${Number(label) + 1}`, group: nestedLists.has(list) ? group : group.slice(0, -1) };
}

interface Item {
  readonly item: unknown;
  readonly place: string;
  /** Key of the list. */
  readonly list: string;
  readonly segment: string;
  readonly items: readonly unknown[];
}

/** The name of an item; none where it is the only one of a nested list and has no name. */
function itemNames({ item, place, list, segment, items }: Item, refTitle: RefTitle): FieldGroup[] {
  const textAt = (key: string): string | undefined => {
    const text = own(item, key);
    return typeof text === "string" ? text : undefined;
  };
  const idKey = idKeys.find((key) => textAt(key) !== undefined);
  const id = idKey && textAt(idKey);
  const title =
    titleKeys.map(textAt).find((text) => text !== undefined) ??
    (id === undefined ? undefined : (refTitle(`${place}/${idKey}`, id) ?? headingOf(list, id)));
  if (title === undefined && id === undefined)
    return nestedLists.has(list) && items.length === 1
      ? []
      : [{ title: `${nestedLists.has(list) ? `${keyInWords(list)} ` : ""}${Number(segment) + 1}` }];
  return [title === undefined || title === id ? { title: id ?? "" } : { title, ...(id && { id }) }];
}

function headingOf(list: string, id: string): string | undefined {
  return list === "sections" ? sectionTitles.get(id) : undefined;
}

/** `revisionHistory` is "Revision history". */
function keyInWords(key: string): string {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
