import { ownValue } from "../../../../core/own-value.ts";
import { type NamedType, typeWords, widthStems } from "../words/type-words.ts";
import { readWordOrder, type WordOrderCell } from "./word-order-cell.ts";

/** The type that a cell names. */
export interface TypeCell {
  readonly named?: NamedType;
  /** Characters of a text. */
  readonly characters?: number;
  /** One bit of a register, as in `bool (bit 4)`. */
  readonly bit?: number;
  readonly wordOrder?: WordOrderCell;
}

const LONGEST = 80;
const oneBit = /^(?:bool(?:ean)? ?)?\(? ?bit ?#?(\d{1,2}) ?\)?$/;
const sizedText =
  /^(string|str|ascii|char|text|utf-?8) ?[[(.:_-]? ?(\d{1,5}) ?(?:bytes?|chars?|zeichen)?[\])]?$/;
const orderSuffix = /[ _(-]*\b(abcd|cdab|badc|dcba)\)?$/;
const swapped = /_(?:r|sw|swap|swapped)$/;

/** The type that a cell names, such as `INT16`, `unsigned 16 bit`, `String[16]` or `FLOAT CDAB`. */
export function readType(cell: string): TypeCell | undefined {
  const text = cell.toLowerCase();
  if (text === "" || text.length > LONGEST) return undefined;
  const bit = oneBit.exec(text)?.[1];
  if (bit !== undefined && Number(bit) <= 63) return { named: { kind: "bits" }, bit: Number(bit) };
  const characters = sizedText.exec(text)?.[2];
  if (characters !== undefined) return { named: { kind: "string" }, characters: Number(characters) };
  const suffix = orderSuffix.exec(text.replaceAll("_", " "));
  const order = suffix?.[1] ?? (swapped.test(text) ? "cdab" : undefined);
  const stem = suffix === null ? text.replace(swapped, "") : text.slice(0, suffix.index);
  const named = namedType(stem);
  if (named === undefined) return undefined;
  const wordOrder = order === undefined ? undefined : readWordOrder(order);
  return { named, ...(wordOrder === undefined ? {} : { wordOrder }) };
}

function namedType(text: string): NamedType | undefined {
  const letters = text.replace(/[\s_.()[\]-]/g, "");
  const word = letters.length > 7 ? letters.replace(/ieee(?:754)?/, "") : letters;
  const known = ownValue(typeWords, word);
  if (known !== undefined) return known;
  const [, before, after] = /^([a-z]+)(?:8|16|32|64)(?:bits?)?([us]|unsigned|signed)?$/.exec(word) ?? [];
  const [, behind] = /^(?:8|16|32|64)(?:bit)?([a-z]+)$/.exec(word) ?? [];
  const width = Number(/8|16|32|64/.exec(word)?.[0]);
  const kind = widthStems.get(before ?? behind ?? "");
  if (kind === undefined) return undefined;
  const isSigned = after === undefined ? undefined : after.startsWith("s");
  return { kind: isSigned === undefined ? kind : isSigned ? "signed" : "unsigned", width };
}
