import { nameOfSpace } from "../../../core/text/odd-space.ts";
import type { Mistake } from "./mistake.ts";

/** Spaces of another kind, where YAML knows only its own: it takes them for text. */
export function oddSpaceMistake(start: number, spaces: string): Mistake {
  return {
    code: "yaml-syntax",
    start,
    end: start + spaces.length,
    message: `This is a ${nameOfSpace(spaces)}, which YAML takes for text.`,
    hint: "Replace it by a space.",
  };
}
