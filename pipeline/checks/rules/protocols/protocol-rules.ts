import type { Rule } from "../rule.ts";
import { protocolExamples } from "./protocol-examples.ts";
import { protocolFields } from "./protocol-fields.ts";
import { protocolFraming } from "./protocol-framing.ts";
import { protocolRanges } from "./protocol-ranges.ts";
import { protocolResponses } from "./protocol-responses.ts";
import { protocolTokens } from "./protocol-tokens.ts";

/** What a schema cannot say about serial protocols. */
export const protocolRules: readonly Rule[] = [
  protocolFraming,
  protocolTokens,
  protocolResponses,
  protocolFields,
  protocolRanges,
  protocolExamples,
];
