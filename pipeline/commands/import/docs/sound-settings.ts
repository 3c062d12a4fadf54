import { parse, stringify } from "yaml";
import { pointerSegments } from "../../../core/json-pointer.ts";
import { parseSource } from "../../../sources/parse/parse-source.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { ownSchemas } from "../../../sources/validate/own-schemas.ts";
import { outermost, pointerOf, removed } from "../refused-parts.ts";
import type { ImportNote } from "./note.ts";

/** Leaving something out may make something else wrong; no setting nests deeper. */
const MOST_ROUNDS = 10;

/** The text of `site.yaml` without what `check` refuses in it, each with a note. */
export function soundSettings(text: string): {
  readonly text: string;
  readonly notes: readonly ImportNote[];
} {
  const notes: ImportNote[] = [];
  let sound = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const file = { kind: "text", path: "site.yaml", text: sound, hash: "" } as const;
    const source = parseSource(file, { validator: ownSchemas(), limits: defaultLimits });
    const errors = source?.diagnostics.filter(({ severity }) => severity === "error") ?? [];
    const found = new Map(errors.map((error) => [pointerOf(error, source), error]));
    if (found.size === 0 || found.has("")) break;
    let value: unknown = parse(sound);
    for (const [pointer, { message }] of outermost(found)) {
      value = removed(value, pointerSegments(pointer));
      notes.push({
        kind: "todo",
        message: "Settings that site.yaml cannot have as the source has them are left out",
        file: "site.yaml",
        detail: `${pointerSegments(pointer).join(" › ")}: ${message}`,
      });
    }
    const [head = ""] = text.split("\n", 1);
    sound = `${head}\n${stringify(value, { lineWidth: 0 })}`;
  }
  return { text: sound, notes };
}
