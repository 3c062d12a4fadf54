import type { Rule } from "../rule.ts";
import { canExamples } from "./can-examples.ts";
import { canIdentifiers } from "./can-identifiers.ts";
import { canLayout } from "./can-layout.ts";
import { canMultiplexing } from "./can-multiplexing.ts";
import { canNames } from "./can-names.ts";
import { canRanges } from "./can-ranges.ts";

/** Rules for CAN message sets that a schema cannot express. */
export const canRules: readonly Rule[] = [
  canIdentifiers,
  canNames,
  canLayout,
  canMultiplexing,
  canRanges,
  canExamples,
];
