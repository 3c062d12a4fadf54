import type { Source, SourceTypes } from "../../sources/parse/source.ts";
import { isShown } from "./value-status.ts";

/** Types that the page of a product shows as its protocols, in their order there. */
export const protocolTypes = [
  "can-message-set",
  "register-map",
  "serial-protocol",
  "message-support",
] as const satisfies readonly (keyof SourceTypes)[];

/** Types of records that belong to products; they have pages of their own where the site gives them a route. */
export const interfaceTypes = ["connector", "cable", ...protocolTypes] as const;

export type ProtocolType = (typeof protocolTypes)[number];
export type InterfaceType = (typeof interfaceTypes)[number];

/** The summary of the page of a record whose author wrote none. */
const summaries: Readonly<Record<InterfaceType, string>> = {
  connector: "The pins of this connector: their numbers, signals and limits.",
  cable: "The wires of this cable, from pin to pin.",
  "can-message-set": "The messages of this CAN bus and the signals in them.",
  "register-map": "The registers of this map: addresses, types and access.",
  "serial-protocol": "The frames of this protocol and the messages in them.",
  "message-support": "The messages of a standard that are understood and sent.",
};

/** Whether a record is of a type that belongs to products. */
export function isInterfaceType(type: string): type is InterfaceType {
  return Object.hasOwn(summaries, type);
}

/** The summary of a record of an interface, in the words of its author where there are some. */
export function interfaceSummary({ type, data }: Source): string {
  return typeof data.summary === "string" ? data.summary : isInterfaceType(type) ? summaries[type] : "";
}

interface Judged {
  readonly status?: Parameters<typeof isShown>[0]["status"];
}

/** Whether a page may show anything of a record. */
export function hasPublishedPart({ data }: Source, { review }: { readonly review: boolean }): boolean {
  const whole: Judged = data;
  return partsOf(data).some((part) => {
    const status = part.status ?? whole.status;
    return isShown(status === undefined ? {} : { status }, review);
  });
}

/** The parts with a status of their own: messages, registers, sentences; else the record as a whole. */
function partsOf(data: Readonly<Record<string, unknown>>): readonly Judged[] {
  if (Array.isArray(data.blocks))
    return (data.blocks as { registers: Judged[] }[]).flatMap(({ registers }) => registers);
  if (Array.isArray(data.messages)) return data.messages as Judged[];
  if (Array.isArray(data.items)) return data.items as Judged[];
  return [data];
}
