import type { CableSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import type { SiteIndex } from "../../../resolve/site-index.ts";
import { diagnosticAt } from "../../../resolve/source.ts";
import type { Rule } from "../rule.ts";
import { cablesOf, connectorOf, type Placed } from "./records.ts";

/** Each wire ends at pins that the two connectors have, and no two wires join the same pair of pins. */
export const cablePins: Rule = (index) =>
  cablesOf(index).flatMap((cable) => {
    const ends = [...cable.data.wires.map((wire, w) => [wire, `/wires/${w}`] as const)];
    const shield = cable.data.shield === undefined ? [] : [[cable.data.shield, "/shield"] as const];
    return [
      ...openEnds(cable),
      ...[...ends, ...shield].flatMap(([wire, pointer]) => judgeEnds(cable, wire, pointer, index)),
      ...repeatedWires(cable),
    ];
  });

function judgeEnds(
  { source, data }: Placed<CableSource>,
  wire: { readonly from?: number; readonly to?: number },
  pointer: string,
  index: SiteIndex,
): Diagnostic[] {
  return (["from", "to"] as const).flatMap((key, end) => {
    const number = wire[key];
    const connector = connectorOf(index, data.ends[end]?.connector);
    if (number === undefined || connector === undefined) return [];
    const numbers = connector.data.pins.map((pin) => pin.number);
    if (numbers.includes(number)) return [];
    return [
      diagnosticAt(source, `${pointer}/${key}`, {
        code: "cable-pin-not-found",
        message: `The connector ${connector.data.designator} (${connector.source.path}) has no pin ${number}.`,
        hint: `Its pins are ${Math.min(...numbers)} to ${Math.max(...numbers)}.`,
      }),
    ];
  });
}

function openEnds({ source, data }: Placed<CableSource>): Diagnostic[] {
  return data.ends.flatMap(({ title, connector }, end) =>
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

function repeatedWires({ source, data }: Placed<CableSource>): Diagnostic[] {
  const seen = new Set<string>();
  return data.wires.flatMap(({ from, to }, w) => {
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
