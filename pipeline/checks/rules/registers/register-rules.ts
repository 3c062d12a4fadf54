import type { Rule } from "../rule.ts";
import { registerAccess } from "./register-access.ts";
import { registerExamples } from "./register-examples.ts";
import { registerIncomplete } from "./register-incomplete.ts";
import { registerLayout } from "./register-layout.ts";
import { registerNames } from "./register-names.ts";
import { registerRanges } from "./register-range.ts";
import { registerReferences } from "./register-reference.ts";

/** Rules for register maps that a schema cannot express. */
export const registerRules: readonly Rule[] = [
  registerNames,
  registerIncomplete,
  registerLayout,
  registerRanges,
  registerReferences,
  registerAccess,
  registerExamples,
];
