import {
  doubtfulAddresses,
  referencedPlace,
  type WrittenAddress,
} from "../../../../domain/codecs/modbus/doubtful-addresses.ts";
import type { Addressing } from "../../../../exports/register-map/printed-reference.ts";
import type { RoleColumn } from "./column-roles.ts";
import type { OpenQuestion } from "./table-question.ts";

/** How the name of a column says that its addresses are printed. */
export function addressingOfName(name: string): Addressing | undefined {
  if (/\b(?:0|zero)[- ]?based\b|\bpdu\b|\bprotocol\b|protokolladr|\bwire\b/i.test(name)) return "wire";
  if (/\b(?:1|one)[- ]?based\b/i.test(name)) return "one-based";
  return /\breferen[cz]|\bplc\b|\bsps\b/i.test(name) ? "reference" : undefined;
}

/** The address on the wire, and the table that a reference names; undefined where it cannot be printed so. */
export function wireAddress(written: WrittenAddress, addressing: Addressing): WrittenAddress | undefined {
  if (addressing === "wire") return written;
  if (addressing === "reference") return referencedPlace(written);
  return written.address === 0 ? undefined : { ...written, address: written.address - 1 };
}

/** Asks what addresses mean that may be those on the wire or not. */
export function addressQuestion(
  column: RoleColumn,
  addresses: readonly WrittenAddress[],
): OpenQuestion | undefined {
  const doubt = doubtfulAddresses(addresses);
  if (doubt === undefined) return undefined;
  const { kind, lowest, highest } = doubt;
  const wire = { option: "--addressing wire", meaning: `${lowest} is the address in a request` };
  const other = {
    option: `--addressing ${kind}`,
    meaning: `${lowest} is ${wireAddress(addresses.find(({ address }) => address === lowest) ?? { address: lowest }, kind)?.address ?? 0} in a request`,
  };
  const reason =
    kind === "reference"
      ? `All addresses of the column "${column.name}" lie from ${lowest} to ${highest}, as references such as 40001 do.`
      : `The lowest address of the column "${column.name}" is 1, so that they may count from 1.`;
  // A list of references begins with the first ones; one that does not is more often of addresses on the wire.
  const isFirst = kind === "reference" && lowest % 10_000 <= 100;
  return { reason, answers: isFirst ? [other, wire] : [wire, other] };
}
