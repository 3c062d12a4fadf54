import { ownValue } from "../../core/own-value.ts";

const readableKey =
  /^(type|id|title|summary|route|family|kind|slug|state|draft|unlisted):[ \t]+(?:"([^"\n]*)"|'([^'\n]*)'|([A-Za-z0-9/](?:[^#\n]*[^#\n\r \t])?))[ \t]*(?:#.*)?\r?$/gm;

/** Keys at the margin of a text that is no YAML: enough to know which page or record it was meant to be. */
export function readableKeys(text: string): Record<string, unknown> {
  const words: Readonly<Record<string, boolean>> = { true: true, false: false };
  const pairs = [...text.matchAll(readableKey)].map(
    ([, key = "", double, single, plain = ""]): [string, unknown] => {
      const written = double ?? single ?? plain;
      return [key, ownValue(words, written) ?? written];
    },
  );
  return Object.fromEntries(pairs);
}
