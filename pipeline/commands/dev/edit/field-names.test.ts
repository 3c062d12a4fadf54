import { expect, test } from "vitest";
import { namesOf } from "./field-names.ts";

const record = {
  title: "Pump",
  keySpecs: ["supply-voltage"],
  interfaces: [{ id: "j1", name: "J1", pins: [{ number: 3, name: "CANH" }] }],
  wires: [{ from: 1 }, { from: 2 }],
  accessories: [{ product: "hub" }],
  datasheet: {
    revisionHistory: [{ revision: "1" }],
    sections: [
      {
        id: "absmax",
        groups: [{ rows: [{ param: "supply-voltage", max: 6 }] }],
      },
      {
        id: "own",
        title: "Own section",
        groups: [{ rows: [{ param: "a", label: "Input" }, { param: "fused" }] }, { rows: [{ param: "b" }] }],
      },
    ],
  },
};
const titles: Readonly<Record<string, string>> = { "supply-voltage": "Supply voltage", hub: "Serial hub" };
const refTitle = (_: string, id: string): string | undefined => titles[id];

const cases: readonly (readonly [string, string])[] = [
  ["/title", "title"],
  ["/keySpecs/0", "keySpecs 1"],
  ["/interfaces/0/pins/0/number", "Interfaces > J1 (j1) > Pins > CANH > number"],
  ["/wires/1/from", "Wires > 2 > from"],
  ["/accessories/0/product", "Accessories > Serial hub (hub) > product"],
  ["/datasheet/revisionHistory/0/revision", "Datasheet > Revision history > 1 > revision"],
  [
    "/datasheet/sections/0/groups/0/rows/0/max",
    "Datasheet > Absolute maximum ratings (absmax) > Supply voltage (supply-voltage) > max",
  ],
  [
    "/datasheet/sections/1/groups/0/rows/0/label",
    "Datasheet > Own section (own) > Groups 1 > Input (a) > label",
  ],
  ["/datasheet/sections/1/groups/0/rows/1/param", "Datasheet > Own section (own) > Groups 1 > fused > param"],
];

test.each(cases)("the value at %s has the names of what contains it", (pointer, expected) => {
  const { label, group } = namesOf(record, pointer, refTitle);
  const names = group.map(({ title, id }) => (id === undefined ? title : `${title} (${id})`));
  expect([...names, label].join(" > ")).toBe(expected);
});
