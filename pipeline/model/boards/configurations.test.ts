import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { valueAt } from "../../core/json-pointer.ts";
import type { Site } from "../../site.ts";
import type { SourceOf, SourceTypes } from "../../sources/parse/source.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { configurationsOf, recordFor } from "./configurations.ts";

const folder = fileURLToPath(new URL("../../tests/fixtures/revisions", import.meta.url));

let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(folder);
  expect(site.diagnostics).toEqual([]);
});

function recordOf<T extends keyof SourceTypes>(type: T, id: string): SourceOf<T> {
  const found = site.index.records.get(type)?.get(id);
  if (found === undefined) throw new Error(`There is no ${type} ${id}.`);
  return found;
}

test("a record has a configuration for each kind of board, named by the newest hardware of it", () => {
  const named = (type: "connector" | "register-map", id: string) =>
    configurationsOf<SourceOf<"connector" | "register-map">>(recordOf(type, id), site.index).map(
      ({ words, ending }) => [words, ending],
    );
  expect(named("connector", "revised-plug")).toEqual([
    ["hardware from B", ""],
    ["hardware A", ".hardware-A"],
  ]);
  // Variants have no newest one: no file is for all.
  expect(named("register-map", "revised-map")).toEqual([
    ["variant small, hardware from B", ".variant-small"],
    ["variant small, hardware A", ".variant-small.hardware-A"],
    ["variant large, hardware from B", ".variant-large"],
    ["variant large, hardware A", ".variant-large.hardware-A"],
  ]);
});

test("a configuration is a record by itself: its pointers lead to what was written of its items", () => {
  const whole = recordOf("can-message-set", "revised-can");
  const [now, former] = configurationsOf(whole, site.index);
  const current = "/messages/0/signals/1";
  for (const [one, original, factor] of [
    [now, "/messages/0/signals/2", "0.1"],
    [former, "/messages/0/signals/1", "0.5"],
  ] as const) {
    expect(valueAt(one?.source.data, `${current}/name`)).toBe("Current");
    expect(one?.source.digits[`${current}/factor`]).toBe(factor);
    expect(one?.source.positions[current]).toEqual(whole.positions[original]);
    expect(JSON.stringify(one?.source.data)).not.toMatch(/"(?:since|until|variant)"/);
  }
  expect(former?.source.data.messages.map(({ name }) => name)).toEqual(["Status"]);
});

test("a record for one board is that of the hardware named, else of the last", () => {
  const plug = recordOf("connector", "revised-plug");
  const third = (hardware?: string) =>
    recordFor(plug, site.index, hardware === undefined ? {} : { hardware }).data.pins[2]?.name;
  expect([third(), third("C"), third("A")]).toEqual(["CANH", "CANH", "IO1"]);
});

test("a record without limits is itself", () => {
  const cable = recordOf("cable", "revised-lead");
  expect(configurationsOf(cable, site.index)).toMatchObject([{ words: "", ending: "" }]);
  expect(configurationsOf(cable, site.index)[0]?.source).toBe(cable);
});
