import type { Diagnostic } from "../../core/diagnostics.ts";
import type { PictureFindings } from "../../model/resolve/check-pictures.ts";
import { pictureEnding } from "../../model/resolve/download-types.ts";
import { type FoundPhotograph, photographFault } from "./photograph.ts";

/**
 * Endings by which a file is already checked as a picture, so that a file that is not a picture has been
 * reported.
 */

/** A photograph is a whole picture file of pixels without animation. */
export function checkFile(found: FoundPhotograph, { faultOf, factsOf }: PictureFindings): Diagnostic[] {
  const { path } = found.asset;
  if (pictureEnding.test(path) && faultOf(found.asset) === "unreadable") return [];
  const facts = factsOf(found.asset);
  if (facts === undefined)
    return [
      photographFault(found, "path", {
        code: "photograph-kind",
        message: `The file ${path} is no photograph: it is neither AVIF, JPEG, PNG nor WebP.`,
        hint: "Save it as one of these; a drawing belongs into images.",
      }),
    ];
  if (!facts.whole)
    return [
      photographFault(found, "path", {
        code: "photograph-damaged",
        message: `The ${facts.kind} ${path} is cut or damaged, so that a part of the photograph would be missing.`,
        hint: "Copy it again from where it came from, or save it anew.",
      }),
    ];
  if (!facts.moves) return [];
  return [
    photographFault(found, "path", {
      code: "photograph-kind",
      message: `The ${facts.kind} ${path} moves, and readers could not stop it.`,
      hint: "Save one of its pictures.",
    }),
  ];
}
