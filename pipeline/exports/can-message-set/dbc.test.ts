import { expect, test } from "vitest";
import type { CanMessageSetSource } from "../../../schema/generated/types.ts";
import { publishedContent, sampleHead } from "../../tests/support/exports/can-message-sets.ts";
import { dbc } from "./dbc.ts";

type Message = CanMessageSetSource["messages"][number];

function linesOf(messages: readonly Message[], rest: Partial<CanMessageSetSource> = {}): string[] {
  const content = publishedContent({
    type: "can-message-set",
    id: "test",
    title: "Test",
    status: "confirmed",
    bus: { bitRate: 500_000, idType: "standard" },
    ...rest,
    messages: messages as unknown as CanMessageSetSource["messages"],
  });
  return dbc.write(content, sampleHead).split("\n");
}

const named = { id: "0x1", name: "M", length: 8 } as const;
const place = { name: "S", start: 0 } as const;

test.each([
  ["no limits", { length: 8 }, "[0|0]"],
  ["a smallest value alone", { length: 16, type: "signed", factor: 0.1, min: -40 }, "[-40|3276.7]"],
  ["a largest value alone", { length: 8, type: "signed", max: -5 }, "[-128|-5]"],
  ["a smallest value and a negative factor", { length: 8, factor: -1, min: -10 }, "[-10|0]"],
  ["64 bits", { length: 64, min: 1 }, "[1|18446744073709551615]"],
  ["both of a float", { length: 32, type: "float", min: -1, max: 1 }, "[-1|1]"],
  ["one of a float", { length: 32, type: "float", min: 10 }, "[0|0]"],
] as const)("limits of a signal: %s", (_, signal, limits) => {
  const line = linesOf([{ ...named, signals: [{ ...place, ...signal }] }]).find((text) =>
    text.includes(" SG_"),
  );
  expect(line).toContain(` ${limits} `);
});

test.each([
  ["ohm", "Ohm"],
  ["kohm", "kOhm"],
  ["K-diff", "K"],
  ["degC", "degC"],
])("the unit %s is written %s", (unit, text) => {
  const line = linesOf([{ ...named, signals: [{ ...place, length: 8, unit }] }]).find((one) =>
    one.includes(" SG_"),
  );
  expect(line).toContain(` "${text}" `);
});

test("the longest time between messages is within the range that the file declares", () => {
  const lines = linesOf([{ ...named, period: 5_000_000, signals: [] }]);
  expect(lines).toContain('BA_DEF_ BO_  "GenMsgCycleTime" INT 0 5000000;');
  expect(linesOf([{ ...named, signals: [] }])).toContain('BA_DEF_ BO_  "GenMsgCycleTime" INT 0 3600000;');
});

test("nodes that only unpublished messages name are in no file", () => {
  const lines = linesOf(
    [
      { ...named, sender: "Known", signals: [] },
      { id: "0x2", name: "N", length: 1, sender: "Hidden", status: "unverified", signals: [] },
    ],
    { nodes: [{ name: "Known" }, { name: "Hidden" }, { name: "Silent" }] },
  );
  expect(lines).toContain("BU_: Known Silent");
});
