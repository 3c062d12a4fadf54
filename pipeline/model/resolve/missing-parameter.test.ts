import { expect, test } from "vitest";
import { missingParameterHint } from "./missing-parameter.ts";
import type { SiteIndex } from "./site-index.ts";

const units = new Map([
  ["mV", { id: "mV", symbol: "mV", kind: "voltage" }],
  ["N.m", { id: "N.m", symbol: "N·m", kind: "torque", aliases: ["Nm"] }],
]) as unknown as SiteIndex["units"];
const rows = [
  { param: "ripple-voltage", typ: 20, unit: "mV" },
  { param: "led-count", count: 3 },
  { param: "plug" },
  { param: "torque", max: 0.5, unit: "Nm" },
  { param: "light", max: 300, unit: "lx" },
  { param: "fused", flag: true },
];
const data = {
  datasheet: { unknown: ["mass"], sections: [{ id: "electrical", groups: [{ rows }] }] },
};
const at = (row: number) => `/datasheet/sections/0/groups/0/rows/${row}/param`;

test.each([
  [
    "ripple-voltage",
    at(0),
    'name: Ripple voltage, kind: voltage, units: ["mV"], section: electrical, definition: WHAT IT MEANS',
  ],
  ["led-count", at(1), "name: Led count, kind: count, section: electrical, definition: WHAT IT MEANS"],
  ["plug", at(2), "name: Plug, kind: text, section: electrical, definition: WHAT IT MEANS"],
  [
    "torque",
    at(3),
    'name: Torque, kind: torque, units: ["N.m"], section: electrical, definition: WHAT IT MEANS',
  ],
  ["light", at(4), "name: Light, kind: WHAT IT MEASURES, section: electrical, definition: WHAT IT MEANS"],
  ["fused", at(5), "name: Fused, kind: flag, section: electrical, definition: WHAT IT MEANS"],
  ["mass", "/datasheet/unknown/0", "name: Mass, kind: text, section: features, definition: WHAT IT MEANS"],
])("the hint about %s has the line to add", (target, pointer, fields) => {
  expect(missingParameterHint({ data }, { target, pointer }, { units })).toBe(
    `Correct the id, or add the parameter in parameters.yaml: - { id: ${target}, ${fields} }`,
  );
});
