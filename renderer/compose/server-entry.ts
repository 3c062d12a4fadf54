import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { Template } from "./types.ts";

/** Runs the layout of a record. Pure: equal input gives equal parts. */
export type RenderPage = (record: PageRecord, shell: SiteShell) => PageFragments;

/** Draws what all pages share. `sidebars` are added by the caller. */
export type RenderTemplate = (shell: SiteShell) => Omit<Template, "sidebars">;

/** What the built server entry exports. */
export interface ServerEntry {
  readonly renderPage: RenderPage;
  readonly renderTemplate: RenderTemplate;
}
