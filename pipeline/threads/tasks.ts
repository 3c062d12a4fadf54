import { createRequire } from "node:module";
import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { DiskSite } from "../archive/disk-page.ts";
import type { DrawnPage, PageHtml } from "../archive/draw-page.ts";
import type { ZipMeasure } from "../archive/measure-zip.ts";
import type { PlacedZip } from "../archive/packed-files.ts";
import type { PlacedValues } from "../cache/read-near.ts";
import type { PlainPieces } from "../deflate/deflate.ts";
import type { TextFile } from "../read/read-data.ts";
import type { PageWork } from "../render/page-work.ts";
import type { ShardedIndex } from "../search/pack-index.ts";
import type { SourceTexts } from "../site/sources/kept-source.ts";
import type { Limits } from "../site/sources/source-key.ts";
import type { EarlyFindings, OutputFolder } from "../write/early-findings.ts";
import type { TreeLinks } from "../write/link-tree.ts";

/** What all threads are told once, before the tasks that need it. */
export interface Shared {
  readonly shell?: SiteShell;
  readonly disk?: DiskSite;
}

/** What threads do. Each loads what it needs with its first task of a kind. */
export const tasks = {
  /** The parsed form of each file as the store keeps it. */
  async parse(input: {
    readonly files: readonly TextFile[];
    readonly limits: Limits;
  }): Promise<SourceTexts[]> {
    const { parseTexts } = await import("../site/sources/parse-texts.ts");
    return parseTexts(input.files, input.limits);
  },

  /** Pages by the built server entry of the renderer, with all that follows from each alone. */
  async render(
    { serverEntry, records }: { readonly serverEntry: string; readonly records: readonly PageRecord[] },
    { shell }: Shared,
  ): Promise<PageWork[]> {
    const { workOnPage } = await import("../render/page-work.ts");
    const { renderPage } = createRequire(serverEntry)(serverEntry) as ServerEntry;
    return records.map((record) => {
      if (shell === undefined) throw new Error("Pages are rendered within a shell.");
      return workOnPage(record, renderPage(record, shell), shell);
    });
  },

  /** Finished pages as the zip holds them. */
  async draw(pages: readonly PageHtml[], { disk }: Shared): Promise<DrawnPage[]> {
    if (disk === undefined) throw new Error("Pages are drawn for a zip.");
    const { drawPage } = await import("../archive/draw-page.ts");
    return pages.map((page) => drawPage(page, disk));
  },

  /** The SVGs of icons as PNG: together, since the program that draws takes as long to load as some of them. */
  async icons(svgs: readonly string[]): Promise<Uint8Array[]> {
    const { renderPngs } = await import("../install/render-png.ts");
    return renderPngs(svgs);
  },

  /** Pictures for links, drawn with the fonts of a folder. */
  async pictures({
    svgs,
    fonts,
  }: {
    readonly svgs: readonly string[];
    readonly fonts: string;
  }): Promise<Uint8Array[]> {
    const { renderPictures } = await import("../open-graph/render-picture.ts");
    return renderPictures(svgs, fonts);
  },

  /** The index of pages whose terms are in the file of a store. */
  async index(terms: PlacedValues): Promise<ShardedIndex> {
    const { placedIndex } = await import("../search/placed-index.ts");
    return placedIndex(terms);
  },

  /** What has become of an output since it was written. */
  async find(output: OutputFolder): Promise<EarlyFindings> {
    const { findTrees } = await import("../write/early-findings.ts");
    return findTrees(output);
  },

  /** Second names of files, in another tree. */
  async link(links: TreeLinks): Promise<void> {
    const { linkTree } = await import("../write/link-tree.ts");
    linkTree(links);
  },

  /** Writes a zip of which a store has all parts. */
  async zip(input: { readonly zip: PlacedZip; readonly path: string }): Promise<ZipMeasure> {
    const { writeZip } = await import("../archive/measure-zip.ts");
    return writeZip(input);
  },

  /** Pieces of packs, one run of them after the other. */
  async deflate(runs: readonly PlainPieces[]): Promise<Uint8Array[]> {
    const { deflatePieces } = await import("../deflate/deflate.ts");
    return runs.flatMap(deflatePieces);
  },
};

export type Tasks = typeof tasks;
export type Input<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
export type Output<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;
