import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Asset } from "./asset-path.ts";
import { endingOf } from "./download-types.ts";
import type { SiteLink } from "./site-links.ts";

type Fault = "unreadable" | { readonly holds: string };

/**
 * Pictures that no browser shows, and pictures that hold code, each where a file shows it. An SVG is a document, which
 * runs where it is opened by itself: it is checked also where it is only linked to.
 */
export function checkPictures(
  siteLinks: readonly SiteLink[],
  faultOf: (asset: Asset) => Fault | undefined,
): Diagnostic[] {
  return siteLinks.flatMap(({ source, position, resolved, picture }): Diagnostic[] => {
    if (resolved.kind !== "asset") return [];
    const { asset } = resolved;
    const fault = picture || endingOf(asset.path) === "svg" ? faultOf(asset) : undefined;
    if (fault === undefined) return [];
    const at = { severity: "error" as const, file: source.path, ...position, cause: asset.path };
    return [{ ...at, ...(fault === "unreadable" ? unreadable(asset.path) : code(asset.path, fault.holds)) }];
  });
}

const unreadable = (path: string) => ({
  code: "image-unreadable" as const,
  message: `No browser shows ${path} as a picture.`,
  hint: "Use AVIF, GIF, JPEG, PNG, SVG or WebP, and check that the file is whole.",
});

const code = (path: string, holds: string) => ({
  code: "image-code" as const,
  message: `The picture ${path} holds ${holds}, which could run or load something where it is opened by itself.`,
  hint: "Save it as plain SVG: shapes, text and styles, without scripts, handlers, entities and files of others.",
});
