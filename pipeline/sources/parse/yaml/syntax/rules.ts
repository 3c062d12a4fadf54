import { bracketRules } from "./bracket-rules.ts";
import { indentationRules } from "./indentation-rules.ts";
import { keyRules } from "./key-rules.ts";
import { quoteRules } from "./quote-rules.ts";
import type { SyntaxRule } from "./rule.ts";
import { spaceRules } from "./space-rules.ts";
import { valueStartRules } from "./value-start-rules.ts";

/** In this order, because the parser's own reason is the same for many mistakes: the first match wins. */
export const syntaxRules: readonly SyntaxRule[] = [
  ...quoteRules,
  ...bracketRules,
  ...spaceRules,
  ...valueStartRules,
  ...keyRules,
  ...indentationRules,
];
