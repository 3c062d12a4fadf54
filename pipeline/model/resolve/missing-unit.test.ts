import { expect, test } from "vitest";
import { NearNames } from "../../core/text/near-names.ts";
import { missingUnitHint } from "./missing-unit.ts";
import type { SiteIndex } from "./site-index.ts";

const units = new Map([
  ["lb", { id: "lb", symbol: "lb", kind: "mass" }],
  ["kbit", { id: "kbit", symbol: "kbit", kind: "data-size" }],
  ["N.m", { id: "N.m", symbol: "N·m", kind: "torque", aliases: ["Nm"] }],
]) as unknown as SiteIndex["units"];
const parameters = new Map([
  ["note", { id: "note", kind: "text" }],
  ["torque", { id: "torque", kind: "torque" }],
]) as unknown as SiteIndex["parameters"];

test.each([
  ["lx", undefined, "Correct the id, or add the unit with fairlead new unit lx."],
  ["a b", undefined, "Correct the id, or add the unit in units.yaml."],
  ["kbits", undefined, "Did you mean kbit?"],
  ["Nm", undefined, "Did you mean N.m?"],
  ["Nm", "torque", "Did you mean N.m?"],
  ["Nm", "note", "Did you mean N.m?"],
  ["lx", "torque", "The parameter torque takes N.m."],
])("the unknown unit %s of the parameter %s has a hint", (target, param, hint) => {
  const data = { rows: [{ param, unit: target }] };
  const ids = new NearNames([...units.keys()]);
  expect(missingUnitHint({ data }, { target, pointer: "/rows/0/unit" }, ids, { units, parameters })).toBe(
    hint,
  );
});
