import type { PageShellInput } from "../../../renderer/shared/compose/types.ts";
import type { PageFragments, PageRecord } from "../../../schema/generated/types.ts";

/** `index.json` of a page, as far as this check reads it. */
export interface DeployedPage {
  readonly hash: string;
  readonly record: Omit<PageShellInput, "hash"> & Pick<PageRecord, "title">;
  readonly parts: PageFragments;
}

const PARTS: readonly (keyof PageFragments)[] = ["title", "head", "main", "breadcrumbs", "toc"];

/** Reads `index.json`; undefined where the bytes are something else. */
export function readPageData(bytes: Uint8Array): DeployedPage | undefined {
  try {
    const page = JSON.parse(Buffer.from(bytes).toString("utf8")) as DeployedPage;
    const { hash, record, parts } = page;
    const texts = [hash, record.type, record.pathname, record.title, ...PARTS.map((name) => parts[name])];
    return texts.every((text) => typeof text === "string") ? page : undefined;
  } catch {
    return undefined;
  }
}
