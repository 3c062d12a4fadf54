import { own } from "../core/json-pointer.ts";
import { ownValue } from "../core/own-value.ts";
import { nameKeyOf } from "./item-names.ts";

type Items = readonly unknown[];

/** The identity of an item of a list, whatever its name; undefined if it has none. */
type Identity = (items: Items) => (index: number) => string | undefined;

/** The values of some keys together, where the first of them is there. */
const byKeys =
  (first: string, ...more: string[]): Identity =>
  (items) =>
  (index) => {
    const item = items[index];
    if (own(item, first) === undefined) return undefined;
    return JSON.stringify([first, ...more].map((key) => own(item, key)));
  };

/** The keys by which devices know a thing: lists of interfaces by their keys. */
const identities: Readonly<Record<string, Identity>> = {
  registers: byKeys("address"),
  bits: byKeys("bit"),
  signals: byKeys("start", "length", "order", "mux", "muxBy"),
  values: byKeys("value"),
  wires: byKeys("from", "to"),
  // A message on a CAN bus has a number, which may be written in several ways; one on a serial line has a token.
  messages: (items) => (index) => {
    const [id, token] = [own(items[index], "id"), own(items[index], "token")];
    if (typeof token === "string") return `token ${token} ${own(items[index], "direction")}`;
    return typeof id === "string" && /^0x/i.test(id) ? `id ${Number.parseInt(id, 16)}` : undefined;
  },
  fields: offsets,
};

/** The identities of the items of the list at a key, one by one. */
export function identityOf(list: string, items: Items): (index: number) => string | undefined {
  const identity = ownValue(identities, list);
  return identity?.(items) ?? (() => undefined);
}

/** Lists whose items are known by a number, and have a name beside it. */
const namedBeside: ReadonlySet<string> = new Set(["pins", "messages"]);

/** The key of an item that was renamed: the one that it is known by, else the name beside its number. */
export function renamedKey(list: string, old: unknown, next: unknown): string | undefined {
  const key = nameKeyOf(next);
  const keys = key === undefined || key !== nameKeyOf(old) ? [] : [key];
  if (namedBeside.has(list)) keys.push("name");
  return keys.find((name) => own(old, name) !== own(next, name));
}

/** Where each field of a frame begins: after the sizes of those before it, in bytes, or in fields where one has no size. */
function offsets(items: Items): (index: number) => string | undefined {
  let offset = 0;
  let unsized = 0;
  const found = items.map((item) => {
    const here = `${unsized} ${offset}`;
    const size = sizeOf(item);
    if (size === undefined) unsized++;
    else offset += size;
    return here;
  });
  return (index) => found[index];
}

function sizeOf(field: unknown): number | undefined {
  const [type, size, digits, repeat] = ["type", "size", "digits", "repeat"].map((key) => own(field, key));
  const bits = /^[usf](\d+)$/.exec(String(type))?.[1];
  const bytes = bits === undefined ? (size ?? digits) : Number(bits) / 8;
  return typeof bytes === "number" ? bytes * (typeof repeat === "number" ? repeat : 1) : undefined;
}
