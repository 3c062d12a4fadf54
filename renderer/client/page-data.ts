import type { PageFragments } from "../../schema/generated/types.ts";

/** The part of `index.json` that the client uses. */
export interface LoadedPage {
  /** Hash of the record; the only version that a page carries. */
  readonly hash: string;
  readonly record: { readonly type: string; readonly pathname: string; readonly sidebar?: string };
  readonly parts: PageFragments;
}

const partNames = ["title", "head", "main", "breadcrumbs", "toc"] as const;

/** Whether an answer is the data of a page; a captive portal answers everything with a page of its own. */
export function isPageData(value: unknown): value is LoadedPage {
  if (!isObject(value) || !isObject(value.record) || !isObject(value.parts)) return false;
  const { hash, record, parts } = value;
  const { sidebar } = record;
  return (
    typeof hash === "string" &&
    typeof record.type === "string" &&
    typeof record.pathname === "string" &&
    (sidebar === undefined || typeof sidebar === "string") &&
    partNames.every((name) => typeof parts[name] === "string")
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
