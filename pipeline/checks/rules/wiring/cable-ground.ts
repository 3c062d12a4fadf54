import { recordsOf } from "../../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { checkedPins, connectorOf, jointsOf } from "./records.ts";

/** A cable joins the grounds of its two ends; without a common ground no level means anything. */
export const cableGround: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) => {
    const ends = cable.data.ends.map((end) => connectorOf(index, end));
    if (ends.some((end) => end === undefined)) return [];
    const joins = jointsOf(cable, index).some(
      ({ from, to }) => from.class === "ground" && to.class === "ground",
    );
    if (joins) return [];
    const pins = ends.map(
      (end) => end && checkedPins(end.data, index).find((pin) => pin.class === "ground")?.number,
    );
    const hint =
      pins[0] === undefined || pins[1] === undefined
        ? "Add a ground pin to both connectors and a wire between them."
        : `Add a wire { from: ${pins[0]}, to: ${pins[1]} }.`;
    return [
      diagnosticAt(cable, "/wires", {
        code: "cable-ground-missing",
        message: "This cable joins no ground to ground.",
        hint,
      }),
    ];
  });
