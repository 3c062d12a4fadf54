import type { Diagnostic } from "../../../core/diagnostics.ts";
import { addressUnitOf, type MissingKey } from "../../../exports/register-map/map-registers.ts";
import { registerFinding } from "./register-finding.ts";
import { knownRegisters, ruleOfMaps } from "./register-rule.ts";

const reasons: Readonly<Record<MissingKey, { message: string; hint: string }>> = {
  table: {
    message: "has an address, but its block names no table",
    hint: "Add table to the block: coil, discrete, input or holding.",
  },
  type: { message: "has an address, but no type", hint: "Add its type, such as u16." },
  words: { message: "is a string without a length", hint: "Add words, its length in 16-bit registers." },
};

/**
 * A register with an address can be read: its table, type and length are stated, and the word order if it is
 * longer than a word.
 */
export const registerIncomplete = ruleOfMaps((map) => {
  const missing = map.registers.flatMap(({ authored, at, known }): Diagnostic[] => {
    if (typeof known !== "string") return [];
    const { message, hint } = reasons[known];
    return [
      registerFinding(map.source, `${at}/name`, {
        code: "register-incomplete",
        message: `The register "${authored.name}" ${message}.`,
        hint,
      }),
    ];
  });
  // Bytes in memory are in the order of the processor.
  if (map.source.data.wordOrder !== undefined || addressUnitOf(map.source.data) === "byte") return missing;
  const long = knownRegisters(map).find(({ known }) => known.words > 1 && known.type !== "string");
  if (long === undefined) return missing;
  return [
    ...missing,
    registerFinding(map.source, `${long.at}/type`, {
      code: "register-incomplete",
      message: `The register "${long.known.name}" has ${long.known.words} words, but the map states no word order.`,
      hint: "Add wordOrder to the map: high-first or low-first.",
    }),
  ];
});
