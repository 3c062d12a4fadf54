import type { Diagnostic } from "../../core/diagnostics.ts";
import type { PictureFindings } from "../../model/resolve/check-pictures.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { checkAlternative } from "./alternative.ts";
import { checkFile } from "./file.ts";
import { photographsOf } from "./photograph.ts";
import { checkOneRight, checkRights } from "./rights.ts";
import { checkSize } from "./size.ts";

/** All that is wrong with the photographs of a site. Each file is looked at once, by `findings`. */
export function checkPhotographs(index: SiteIndex, findings: PictureFindings): Diagnostic[] {
  const photographs = photographsOf(index);
  return [
    ...photographs.flatMap((photograph) => [
      ...checkFile(photograph, findings),
      ...checkSize(photograph, findings),
      ...checkAlternative(photograph),
      ...checkRights(photograph, index),
    ]),
    ...checkOneRight(photographs),
  ];
}
