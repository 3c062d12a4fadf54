import type { Diagnostic } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { registerFinding } from "./register-finding.ts";
import { type LocatedMap, type LocatedRegister, ruleOfMaps } from "./register-rule.ts";

/** Registers that scale or count others are there, and hold whole numbers. */
export const registerReferences = ruleOfMaps((map) => {
  const byName = new Map(map.registers.map((located) => [located.authored.name, located]));
  const check = (pointer: string, key: Reference, name: string | undefined): Diagnostic[] => {
    const problem = name === undefined ? undefined : problemOf(name, key, byName);
    return problem === undefined
      ? []
      : [registerFinding(map.source, `${pointer}/${key}`, { code: "register-reference", ...problem })];
  };
  return [
    ...map.registers.flatMap(({ authored, at }) => [
      ...check(at, "scaleFrom", authored.scaleFrom),
      ...check(at, "countFrom", authored.countFrom),
      ...twoScales(map, authored, at),
    ]),
    ...map.source.data.blocks.flatMap(({ repeat }, b) =>
      check(`/blocks/${b}/repeat`, "countFrom", repeat?.countFrom),
    ),
  ];
});

type Reference = "scaleFrom" | "countFrom";
type Registers = ReadonlyMap<string, LocatedRegister>;

function problemOf(name: string, key: Reference, byName: Registers) {
  const found = byName.get(name);
  if (found === undefined) {
    return {
      message: `There is no register "${name}" in this map.`,
      hint: suggestNearest(name, [...byName.keys()], "Correct the name, or add the register."),
    };
  }
  const { type = "u16" } = found.authored;
  if (/^[us]\d+$/.test(type)) return undefined;
  return {
    message: `"${name}" is of type ${type}; a register that ${key === "scaleFrom" ? "scales" : "counts"} others holds a whole number.`,
    hint: key === "scaleFrom" ? "Name one of type s16." : "Name one of type u16.",
  };
}

/** A value has one scale. */
function twoScales(
  map: LocatedMap,
  { name, scaleFrom, factor, offset }: LocatedRegister["authored"],
  at: string,
) {
  if (scaleFrom === undefined || (factor === undefined && offset === undefined)) return [];
  return [
    registerFinding(map.source, `${at}/scaleFrom`, {
      code: "register-reference",
      message: `"${name}" has a factor or an offset of its own and is scaled by "${scaleFrom}" too.`,
      hint: "Leave one of the two out.",
    }),
  ];
}
