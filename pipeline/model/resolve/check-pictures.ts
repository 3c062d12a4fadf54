import type { Diagnostic } from "../../core/diagnostics.ts";
import { listInWords } from "../../core/text/phrase.ts";
import type { Disclosure, PictureFacts } from "../../sources/read/picture/facts.ts";
import type { PictureFault } from "../../sources/read/picture/inspect-picture.ts";
import type { Asset } from "./asset-path.ts";
import { endingOf } from "./download-types.ts";
import type { SiteLink } from "./site-links.ts";

/** The facts about pictures that their bytes give. */
export interface PictureFindings {
  readonly faultOf: (asset: Asset) => PictureFault | undefined;
  /** The cost of painting it; absent if it is not a drawing. */
  readonly costOf: (asset: Asset) => number | undefined;
  /** Absent where it is no picture of pixels. */
  readonly factsOf: (asset: Asset) => PictureFacts | undefined;
  /** In pixels. */
  readonly sizeOf: (asset: Asset) => { readonly width: number; readonly height: number } | undefined;
}

/**
 * Reports pictures that no browser shows, that hold code, or whose metadata disclose facts that were not
 * meant to be published, each where a file shows it. An SVG is a document, which runs when it is opened by
 * itself: it is checked also if it is only linked to.
 */
export function checkPictures(
  siteLinks: readonly SiteLink[],
  { faultOf, factsOf, costOf }: Omit<PictureFindings, "sizeOf">,
  limits: { readonly drawingCost: number },
): Diagnostic[] {
  return siteLinks.flatMap(({ source, position, resolved, picture }): Diagnostic[] => {
    if (resolved.kind !== "asset") return [];
    const { asset } = resolved;
    const fault = picture || endingOf(asset.path) === "svg" ? faultOf(asset) : undefined;
    const at = { severity: "error" as const, file: source.path, ...position, cause: asset.path };
    const cost = fault === undefined && endingOf(asset.path) === "svg" ? (costOf(asset) ?? 0) : 0;
    if (cost > limits.drawingCost) return [{ ...at, ...costly(asset.path, cost, limits.drawingCost) }];
    const disclosures = picture ? (factsOf(asset)?.discloses ?? []) : [];
    if (fault === undefined)
      return disclosures.length === 0 ? [] : [{ ...at, ...metadata(asset.path, disclosures) }];
    return [{ ...at, ...(fault === "unreadable" ? unreadable(asset.path) : code(asset.path, fault.holds)) }];
  });
}

const unreadable = (path: string) => ({
  code: "image-unreadable" as const,
  message: `No browser shows ${path} as a picture.`,
  hint: "Use AVIF, GIF, JPEG, PNG, SVG or WebP, and check that the file is whole.",
});

const costly = (path: string, cost: number, limit: number) => ({
  code: "limit-drawing-cost" as const,
  message: `Painting ${path} takes a browser as long as ${cost < Number.MAX_SAFE_INTEGER ? `${cost} plain shapes` : "shapes without end"}; the limit is ${limit}.`,
  hint: "Draw it with fewer copies, patterns, filters, masks and dashes, or raise limits.drawingCost in site.yaml.",
});

const disclosureWords: Readonly<Record<Disclosure, string>> = {
  owner: "the owner of the camera",
  position: "where it was taken",
  serial: "the serial number of the camera",
};

/** A place leads to a house; the others to people who have published elsewhere. */
const metadata = (path: string, disclosures: readonly Disclosure[]) => ({
  code: "image-metadata" as const,
  severity: disclosures.includes("position") ? ("error" as const) : ("warning" as const),
  message: `The metadata of ${path} tell ${listInWords(
    disclosures.map((name) => disclosureWords[name]),
    "and",
  )}.`,
  hint: "Save it without metadata, as it is turned now. A copy that was committed stays in the history.",
});

const code = (path: string, holds: string) => ({
  code: "image-code" as const,
  message: `The picture ${path} holds ${holds}, which could run or load something where it is opened by itself.`,
  hint: "Save it as plain SVG: shapes, text and styles, without scripts, handlers, entities and files of others.",
});
