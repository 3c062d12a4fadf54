import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { type Joint, jointsOf, type Pin, rangeInSi } from "./records.ts";

/** A rail as the cable sees it: what feeds it, and what takes from it. */
interface Rail {
  readonly name: string;
  readonly sources: Map<Pin, Joint>;
  readonly loads: Set<Pin>;
}

/** The pins that feed a rail can give what the pins at the other end take, where both are known. */
export const cableCurrent: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) =>
    [...railsOf(jointsOf(cable, index)).values()].flatMap((rail) => {
      const given = sum([...rail.sources.keys()], index);
      const taken = sum([...rail.loads], index);
      const first = [...rail.sources.values()][0];
      if (given === undefined || taken === undefined || first === undefined || given >= taken) return [];
      return [
        diagnosticAt(cable, first.pointer, {
          code: "cable-current",
          message: `The rail ${rail.name} gives at most ${rounded(given)} A; what it feeds through this cable takes ${rounded(taken)} A.`,
          hint: "Feed a load from another rail, or correct a maxCurrent.",
        }),
      ];
    }),
  );

function railsOf(joints: readonly Joint[]): Map<string, Rail> {
  const rails = new Map<string, Rail>();
  for (const joint of joints) {
    for (const [end, source, load] of [
      ["from", joint.from, joint.to],
      ["to", joint.to, joint.from],
    ] as const) {
      if (source.direction !== "power-out" || load.direction !== "power-in") continue;
      const name = source.net ?? source.name;
      const rail = rails.get(`${end} ${name}`) ?? { name, sources: new Map(), loads: new Set() };
      rail.sources.set(source, joint);
      rail.loads.add(load);
      rails.set(`${end} ${name}`, rail);
    }
  }
  return rails;
}

/** Amperes of all pins together; unknown where one pin does not state its current. */
function sum(pins: readonly Pin[], index: SiteIndex): number | undefined {
  let total = 0;
  for (const pin of pins) {
    const { max } = rangeInSi(pin.maxCurrent, index);
    if (max === undefined) return undefined;
    total += max;
  }
  return total;
}

/** Without the dust of adding decimals. */
function rounded(amperes: number): number {
  return Number(amperes.toPrecision(6));
}
