import { readFileSync } from "node:fs";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { readText } from "../../../core/text/encoding/read-text.ts";
import { plainSvg } from "./mend/plain-svg.ts";
import { withoutMetadata } from "./mend/without-metadata.ts";
import type { PlannedSite } from "./planned-site.ts";

/** Takes out of a picture what no site can have; false where the mistake is another one, or that cannot be done. */
export function mendPicture(error: Diagnostic, site: PlannedSite): boolean {
  return plainPicture(error, site) || dropMetadata(error, site);
}

/** Takes out of a picture what runs or loads something. */
function plainPicture({ code, cause, file, line }: Diagnostic, site: PlannedSite): boolean {
  const { plan } = site;
  const picture = code === "image-code" && cause !== undefined ? plan.get(cause) : undefined;
  if (cause === undefined || picture === undefined || "text" in picture) return false;
  const text = plainSvg(readText(readFileSync(picture.absolute)).text);
  if (text === undefined) return false;
  plan.set(cause, { text });
  const message = "Pictures that could run or load something are without that part: look at them";
  site.note({ kind: "todo", message, file, line, detail: cause });
  return true;
}

/** Takes out of a picture the metadata that tell where, by whom or with which camera it was taken. */
function dropMetadata({ code, cause, file, line }: Diagnostic, site: PlannedSite): boolean {
  const { plan } = site;
  const picture = code === "image-metadata" && cause !== undefined ? plan.get(cause) : undefined;
  if (cause === undefined || picture === undefined || "text" in picture) return false;
  // A picture that two pages show is reported twice.
  if (picture.content !== undefined) return true;
  const content = withoutMetadata(readFileSync(picture.absolute));
  if (content === undefined) return false;
  plan.set(cause, { ...picture, content, bytes: content.length });
  const message =
    "Photographs that tell where they were taken, or whose camera took them, are without these metadata";
  site.note({ kind: "converted", message, file, line, detail: cause });
  return true;
}
