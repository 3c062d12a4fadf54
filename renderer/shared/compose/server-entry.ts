import type { PageFragments, PageRecord, ProductPage, SiteShell } from "../../../schema/generated/types.ts";
import type { Template } from "./types.ts";

/** Runs the layout of a record. Pure: equal input gives equal parts. */
export type RenderPage = (record: PageRecord, shell: SiteShell) => PageFragments;

/** Draws what all pages share. `sidebars` are added by the caller. */
export type RenderTemplate = (shell: SiteShell) => Omit<Template, "sidebars">;

/**
 * The datasheet of a product as a whole document to print, with the page of each entry of its contents by the id of the
 * entry. Those are known when it was printed once; until then their room is kept.
 */
export type RenderSheet = (
  record: ProductPage,
  shell: SiteShell,
  pages?: ReadonlyMap<string, number>,
) => string;

/** The exports of the built server entry. */
export interface ServerEntry {
  readonly renderPage: RenderPage;
  readonly renderTemplate: RenderTemplate;
  readonly renderSheet: RenderSheet;
  /** The only inline script of the frame that `renderTemplate` draws. */
  readonly bootstrapScript: string;
}
