import type { Diagnostic } from "../../../core/diagnostics.ts";
import { largest, smallest } from "../../../core/largest.ts";
import type { PinNumber } from "../../../domain/wiring/pin-places.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt, type SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { connectorOf } from "./records.ts";

/** Each wire ends at pins that the two connectors have, and no two wires join the same pair of pins. */
export const cablePins: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) => {
    const ends = [...cable.data.wires.map((wire, w) => [wire, `/wires/${w}`] as const)];
    const shield = cable.data.shield === undefined ? [] : [[cable.data.shield, "/shield"] as const];
    return [
      ...openEnds(cable),
      ...[...ends, ...shield].flatMap(([wire, pointer]) => checkEnds(cable, wire, pointer, index)),
      ...repeatedWires(cable),
    ];
  });

function checkEnds(
  source: SourceOf<"cable">,
  wire: { readonly from?: PinNumber; readonly to?: PinNumber },
  pointer: string,
  index: SiteIndex,
): Diagnostic[] {
  return (["from", "to"] as const).flatMap((key, end) => {
    const number = wire[key];
    const connector = connectorOf(index, source.data.ends[end] ?? {});
    if (number === undefined || connector === undefined) return [];
    const { pins } = connector.data;
    if (pins.some((pin) => String(pin.number) === String(number))) return [];
    return [
      diagnosticAt(source, `${pointer}/${key}`, {
        code: "cable-pin-not-found",
        message: `The connector ${connector.data.designator} (${connector.path}) has no pin ${number}.`,
        hint: `Its pins are ${pinsInWords(pins)}.`,
      }),
    ];
  });
}

/** `1 to 4`, or the texts of the pins. */
function pinsInWords(pins: readonly { readonly number: PinNumber }[]): string {
  const numbers = pins.flatMap(({ number }) => (typeof number === "number" ? [number] : []));
  return numbers.length === pins.length
    ? `${smallest(numbers)} to ${largest(numbers)}`
    : pins.map(({ number }) => number).join(", ");
}

function openEnds(source: SourceOf<"cable">): Diagnostic[] {
  return source.data.ends.flatMap(({ title, connector }, end) =>
    connector !== undefined
      ? []
      : [
          diagnosticAt(source, `/ends/${end}`, {
            code: "cable-end-open",
            severity: "warning",
            message: `The end "${title}" names no connector, so that its wires cannot be checked.`,
            hint: "Add connector: with the id of a connector record.",
          }),
        ],
  );
}

function repeatedWires(source: SourceOf<"cable">): Diagnostic[] {
  const seen = new Set<string>();
  return source.data.wires.flatMap(({ from, to }, w) => {
    const key = `${from} ${to}`;
    if (seen.size !== seen.add(key).size) return [];
    return [
      diagnosticAt(source, `/wires/${w}`, {
        code: "cable-wire-repeated",
        message: `Two wires of this cable join pin ${from} to pin ${to}.`,
        hint: "Take one of the two out.",
      }),
    ];
  });
}
