import { readFileSync } from "node:fs";
import ucum from "@lhncbc/ucum-lhc";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import type { UnitsSource } from "../../../schema/generated/types.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import type { Unit } from "./convert.ts";
import { defaultUnits } from "./default-units.ts";

const file = new URL("../../tests/fixtures/fleet/units.yaml", import.meta.url);
const own = load(readFileSync(file, "utf8")) as UnitsSource;
const registries: [string, readonly Unit[]][] = [
  ["the usual registry", defaultUnits],
  ["the registry of a site", own.units],
];

/** UCUM code of the SI unit of each kind; a kind that is missing here fails its test. */
const siUnits: Readonly<Record<string, string>> = {
  voltage: "V",
  current: "A",
  power: "W",
  energy: "J",
  charge: "C",
  resistance: "Ohm",
  capacitance: "F",
  inductance: "H",
  time: "s",
  frequency: "Hz",
  "rotational-frequency": "{rev}/s",
  "data-size": "bit",
  "data-rate": "bit/s",
  "symbol-rate": "Bd",
  length: "m",
  area: "m2",
  mass: "kg",
  temperature: "K",
  "temperature-difference": "K",
  "thermal-resistance": "K/W",
  pressure: "Pa",
  force: "N",
  torque: "N.m",
  velocity: "m/s",
  acceleration: "m/s2",
  "plane-angle": "rad",
  "angular-velocity": "rad/s",
  "magnetic-flux-density": "T",
  ratio: "1",
};

const tables = ucum.UcumLhcUtils.getInstance();
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-12 * Math.max(Math.abs(a), Math.abs(b));

describe.each(registries)("%s", (_name, units) => {
  const linear = units.filter(({ logarithmic }) => logarithmic !== true);

  test.each(linear.map((unit) => [unit.id, unit] as const))("%s agrees with UCUM", (_id, unit) => {
    const si = siUnits[unit.kind];
    expect(si, `the SI unit of ${unit.kind}`).toBeDefined();
    expect(unit.ucum).toBeDefined();
    const toSi = (value: number): number => {
      const found = tables.convertUnitTo(unit.ucum ?? "", value, si ?? "");
      expect(found.status, found.msg.join(" ")).toBe("succeeded");
      return found.toVal ?? Number.NaN;
    };
    const offset = toSi(0);
    expect(isNear(unit.offset ?? 0, offset), `${unit.offset ?? 0} and ${offset}`).toBe(true);
    const factor = unit.offset === undefined ? toSi(1) : (toSi(1000) - offset) / 1000;
    expect(isNear(unit.factor, factor), `${unit.factor} and ${factor}`).toBe(true);
  });

  test("is closed: ids, spellings and pairs of kind and symbol are unique", () => {
    const spellings = units.flatMap(({ id, aliases = [] }) => [id, ...aliases]);
    expect(new Set(spellings).size).toBe(spellings.length);
    const symbols = units.map(({ kind, symbol }) => `${kind} ${symbol}`);
    expect(new Set(symbols).size).toBe(symbols.length);
  });

  test("uses the micro sign U+00B5 and the omega U+03A9", () => {
    for (const { symbol } of units) {
      expect(symbol).not.toMatch(/[\u03bc\u2126]/);
      expect(symbol.normalize("NFC")).toBe(symbol);
    }
  });

  test("levels are marked, and every partner is of the same kind and leads back or on", () => {
    const known = new Map(units.map((unit) => [unit.id, unit]));
    for (const unit of units) {
      if (/level$/.test(unit.kind)) expect(unit.logarithmic, unit.id).toBe(true);
      if (unit.partner === undefined) continue;
      expect(known.get(unit.partner)?.kind, unit.id).toBe(unit.kind);
      expect(known.get(unit.partner)?.partner, unit.id).toBeDefined();
    }
  });
});

test("both registries say the same of a unit that both have", () => {
  const known = new Map(defaultUnits.map((unit) => [unit.id, unit]));
  for (const unit of own.units) expect(unit).toEqual(known.get(unit.id));
});

test("the tables refuse what only looks like a unit of theirs", () => {
  for (const code of ["dBm", "rpm", "°C", "kbps"])
    expect(tables.getSpecifiedUnit(code, "validate").unit, code).toBeNull();
});

test("the usual registry is a file of units as a site has it", () => {
  ownSchemas().validateValue("units", { type: "units", units: defaultUnits });
});

test("the table names the version of the tables that it is compared with", () => {
  const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const { devDependencies } = JSON.parse(text("../../../package.json")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const { source } = JSON.parse(text("default-units.json")) as { readonly source: string };
  expect(source).toContain(`@lhncbc/ucum-lhc ${devDependencies["@lhncbc/ucum-lhc"]};`);
});
