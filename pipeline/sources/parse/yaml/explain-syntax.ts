import type { YAMLException } from "js-yaml";
import { tooDeep } from "./check-text.ts";
import type { Mistake } from "./mistake.ts";
import { scanStructure } from "./scan-structure.ts";
import { bracketRules } from "./syntax/bracket-rules.ts";
import { SyntaxContext } from "./syntax/context.ts";
import { indentationRules } from "./syntax/indentation-rules.ts";
import { keyRules } from "./syntax/key-rules.ts";
import { quoteRules } from "./syntax/quote-rules.ts";
import type { SyntaxRule } from "./syntax/rule.ts";
import { spaceRules } from "./syntax/space-rules.ts";
import { valueStartRules } from "./syntax/value-start-rules.ts";

/** In this order, because the parser's own reason is the same for many mistakes: the first match wins. */
const syntaxRules: readonly SyntaxRule[] = [
  ...quoteRules,
  ...bracketRules,
  ...spaceRules,
  ...valueStartRules,
  ...keyRules,
  ...indentationRules,
];

/** Says in plain words why the text could not be read. The parser stops at the first such mistake. */
export function explainSyntax(error: YAMLException, source: string, depthLimit: number): Mistake {
  const at = Math.min(error.mark?.position ?? 0, source.length);
  if (error.reason.startsWith("nesting exceeded")) return tooDeep(at, depthLimit);
  const context = new SyntaxContext(source, at, error.reason, scanStructure(source, { end: at }));
  for (const rule of syntaxRules) {
    const mistake = rule(context);
    if (mistake) return { code: "yaml-syntax", ...mistake };
  }
  return {
    code: "yaml-syntax",
    start: at,
    end: at + 1,
    message: `The file cannot be read as YAML here: ${error.reason}.`,
  };
}
