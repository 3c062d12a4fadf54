import type { Diagnostic } from "../../../../schema/generated/types.ts";

/** Message, hint and page as lines, for formats that have one text for all of them. */
export function messageLines({ message, hint, docs }: Diagnostic): string[] {
  return [
    message,
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
    ...(docs === undefined ? [] : [`see: ${docs}`]),
  ];
}
