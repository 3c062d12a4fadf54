import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { explanationOf } from "./explanation.ts";

/** Message, hint and what explains them as lines, for formats that have one text for all of them. */
export function messageLines(diagnostic: Diagnostic): string[] {
  const { message, hint } = diagnostic;
  const see = explanationOf(diagnostic);
  return [
    message,
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
    ...(see === undefined ? [] : [`see: ${see}`]),
  ];
}
