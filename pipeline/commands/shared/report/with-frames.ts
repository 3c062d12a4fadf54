import type { Diagnostic } from "../../../../schema/generated/types.ts";
import type { Position } from "../../../core/diagnostics.ts";
import type { TextOf } from "../../../sources/read/texts-of.ts";
import { codeFrames } from "./code-frame.ts";

/** The lines around the places of diagnostics; each file is indexed once, at its first place. */
export function frames(textOf: TextOf): (diagnostic: Diagnostic) => string[] {
  const framesOf = new Map<string, ((position: Position) => string[]) | undefined>();
  return (diagnostic) => {
    const position = positionOf(diagnostic);
    if (position === undefined) return [];
    const { file } = diagnostic;
    if (!framesOf.has(file)) {
      const text = textOf(file);
      framesOf.set(file, text === undefined ? undefined : codeFrames(text));
    }
    return framesOf.get(file)?.(position) ?? [];
  };
}

/** Diagnostics, each with the lines around its place where it has one. */
export function withFrames<D extends Diagnostic>(
  diagnostics: readonly D[],
  textOf: TextOf,
): (D & { readonly frame?: string })[] {
  const frameOf = frames(textOf);
  return diagnostics.map((diagnostic) => {
    const frame = frameOf(diagnostic);
    return frame.length === 0 ? diagnostic : { ...diagnostic, frame: frame.join("\n") };
  });
}

function positionOf({ line, column = 1, endLine, endColumn }: Diagnostic): Position | undefined {
  if (line === undefined) return undefined;
  return { line, column, endLine: endLine ?? line, endColumn: endColumn ?? column };
}
