import { childPointer } from "../../core/json-pointer.ts";
import { quoted } from "../../core/text/phrase.ts";
import type { ErrorContext, Explanation } from "./explanation.ts";

/** `id: Vektor Core`. The hint of the schema is shown, the expression only where there is nothing better. */
export function explainPattern({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const { "x-pattern-hint": patternHint, description } = resolve(error.parentSchema);
  const hint = patternHint ?? description ?? `It must match the expression \`${error.params.pattern}\`.`;
  if (error.propertyName !== undefined) {
    const message = `${quoted(error.propertyName)} is not a valid key in ${subject}.`;
    return {
      code: "schema-pattern",
      pointer: childPointer(pointer, error.propertyName),
      at: "key",
      message,
      hint,
    };
  }
  const value = quoted(String(error.data));
  return {
    code: "schema-pattern",
    pointer,
    at: "value",
    message: `${value} is not a valid value of ${subject}.`,
    hint,
  };
}
