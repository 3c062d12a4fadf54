import { asText } from "./as-bytes.ts";

/** The value of a JSON text; undefined where the text is no JSON. */
export function parsedJson(json: Uint8Array | string): unknown {
  try {
    return JSON.parse(asText(json));
  } catch {
    return undefined;
  }
}
