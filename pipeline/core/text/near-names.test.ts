import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NearNames } from "./near-names.ts";
import { nearest } from "./nearest.ts";

const many = Array.from({ length: 4_000 }, (_, at) => `/docs/area-${at % 40}/reading-${at}`);

describe("NearNames", () => {
  it("finds among few names what `nearest` finds", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "c", "A"), maxLength: 6 });
    fc.assert(
      fc.property(name, fc.array(name), (wanted, names) => {
        expect(new NearNames(names).nearest(wanted)).toEqual(nearest(wanted, names));
      }),
    );
  });

  it.each([
    ["a missing letter", "/docs/voltge", "/docs/voltage"],
    ["two letters swapped", "/docs/votlage", "/docs/voltage"],
    ["another folder", "/doc/voltage", "/docs/voltage"],
    ["case", "/docs/Voltage", "/docs/voltage"],
    ["a short name", "vltage", "voltage"],
  ])("finds among thousands: %s", (_, wanted, expected) => {
    expect(new NearNames([...many, "/docs/voltage", "voltage"]).nearest(wanted)[0]).toBe(expected);
  });

  it("knows its names and those that differ in case", () => {
    const names = new NearNames(["Board", "board-2"]);
    expect([
      names.has("Board"),
      names.has("board"),
      names.caseVariant("board"),
      names.caseVariant("bord"),
    ]).toEqual([true, false, "Board", undefined]);
  });

  it("compares a name with no more others on a site of four times the pages", () => {
    // Enough that a collection of garbage in between does not count.
    const wrong = Array.from({ length: 400 }, (_, at) => `/docs/area-${at % 40}/writing-${at}`);
    const cost = (names: readonly string[]): number => {
      const near = new NearNames(names);
      near.nearest("/docs/area-1/writing-1");
      const start = process.cpuUsage();
      for (const name of wrong) near.nearest(name);
      return process.cpuUsage(start).user;
    };
    const best = (names: readonly string[]): number => Math.min(cost(names), cost(names), cost(names));
    expect(best(many) / best(many.slice(0, 1_000))).toBeLessThan(3);
  });
});
