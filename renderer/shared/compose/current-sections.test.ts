import { expect, test } from "vitest";
import type { SpecRow } from "../../../schema/generated/types.ts";
import { currentSections } from "./current-sections.ts";

const row = (param: string, until?: string): SpecRow => ({
  ...{ anchor: param, param, name: param, section: "electrical", display: "1", status: "confirmed" },
  ...(until === undefined ? {} : { until }),
});
const rowsLeft = (...rows: SpecRow[]): [string, string | undefined][] =>
  currentSections([{ id: "spec-electrical", title: "", groups: [{ rows }] }], ["A", "B"]).flatMap(
    ({ groups }) =>
      groups.flatMap((group) =>
        group.rows.map(({ param, until }): [string, string | undefined] => [param, until]),
      ),
  );

test("what held for former hardware goes where the hardware of now has a value, and stays where it has none", () => {
  expect(rowsLeft(row("current", "A"), row("current"), row("mass", "A"), row("size", "B"))).toEqual([
    ["current", undefined],
    ["mass", "A"],
    ["size", "B"],
  ]);
});
