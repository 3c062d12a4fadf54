import type { Rule } from "../rule.ts";
import { protocolExamples } from "./protocol-examples.ts";
import { protocolFields } from "./protocol-fields.ts";
import { protocolFraming } from "./protocol-framing.ts";
import { protocolRanges } from "./protocol-ranges.ts";
import { protocolResponses } from "./protocol-responses.ts";
import { protocolTokens } from "./protocol-tokens.ts";

/** Rules for serial protocols that a schema cannot express. */
export const protocolRules: readonly Rule[] = [
  protocolFraming,
  protocolTokens,
  protocolResponses,
  protocolFields,
  protocolRanges,
  protocolExamples,
];
