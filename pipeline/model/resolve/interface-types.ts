import { interfaceTable } from "../../../schema/generated/interface-types.ts";
import { ownValue } from "../../core/own-value.ts";
import type { Source } from "../../sources/parse/source.ts";
import { isShown } from "./value-status.ts";

/** Facts about a type of records of interfaces, as `interface` in its schema states them. */
interface InterfaceFacts {
  readonly group: "wiring" | "protocol" | "list";
  readonly summary?: string;
  /** The keys that lead to the parts with a status of their own; absent: the record has one status. */
  readonly items?: readonly string[];
  /** The lists whose items may be limited to hardware revisions and variants: keys, `*` for each item of a list. */
  readonly scoped: readonly (readonly string[])[];
  /** The classes of pins that speak it. */
  readonly buses?: readonly string[];
  /** Other embeds that show a part of it. */
  readonly embeds?: readonly string[];
}

type Table = typeof interfaceTable;
type TypesOf<Group> = { [T in keyof Table]: Table[T]["group"] extends Group ? T : never }[keyof Table];

/** Types of records that docs embed. */
export type EmbeddedType = keyof Table;
/** Types of records that belong to products; they have pages of their own where the site gives them a route. */
export type InterfaceType = TypesOf<"protocol" | "wiring">;
/** Types that the page of a product shows as its protocols. */
export type ProtocolType = TypesOf<"protocol">;

const facts: Readonly<Record<EmbeddedType, InterfaceFacts>> = interfaceTable;

export const embeddedTypes = Object.keys(facts) as EmbeddedType[];
export const interfaceTypes = embeddedTypes.filter(isInterfaceType);
export const protocolTypes = embeddedTypes.filter(isProtocolType);

/** The facts about a type of records; undefined if it is no interface. */
export function interfaceFacts(type: string): InterfaceFacts | undefined {
  return ownValue(facts, type);
}

/** Whether a record is of a type that belongs to products. */
export function isInterfaceType(type: string): type is InterfaceType {
  const group = interfaceFacts(type)?.group;
  return group === "wiring" || group === "protocol";
}

/** Whether the page of a product shows records of a type as its protocols. */
export function isProtocolType(type: string): type is ProtocolType {
  return interfaceFacts(type)?.group === "protocol";
}

/** The summary of a record of an interface, in the words of its author where there are some. */
export function interfaceSummary({ type, data }: Source): string {
  return typeof data.summary === "string" ? data.summary : (interfaceFacts(type)?.summary ?? "");
}

interface Judged {
  readonly status?: Parameters<typeof isShown>[0]["status"];
}

/** Whether a page may show anything of a record. */
export function hasPublishedPart({ type, data }: Source, { review }: { readonly review: boolean }): boolean {
  const whole: Judged = data;
  return statedParts(data, interfaceFacts(type)?.items ?? []).some((part) => {
    const status = part.status ?? whole.status;
    return isShown(status === undefined ? {} : { status }, review);
  });
}

/** The parts with a status of their own: messages, registers, sentences; else the record as a whole. */
function statedParts(data: Readonly<Record<string, unknown>>, keys: readonly string[]): readonly Judged[] {
  const itemsIn = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
    Array.isArray(list) ? list : [];
  return keys.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (parts, key) => parts.flatMap((part) => itemsIn(part[key])),
    [data],
  );
}
