import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./tree.ts";

/** A page of a built site. */
export interface BuiltPage {
  readonly type: string;
  /** Address below the base, without a slash in front. */
  readonly address: string;
}

/** Every page of an output, sorted by address; the not-found page has an address that no page has. */
export function pagesOf(out: string): BuiltPage[] {
  const pages = listFiles(out)
    .filter((path) => path === "index.json" || path.endsWith("/index.json"))
    .flatMap((path) => {
      const { record } = JSON.parse(readFileSync(join(out, path), "utf8")) as { record?: { type?: string } };
      const address = path.replace(/\/?index\.json$/, "");
      return record?.type === undefined ? [] : [{ type: record.type, address }];
    });
  return [...pages, { type: "not-found", address: "nowhere-at-all" }];
}

/** The page of each type that has most to show: the one with the largest file. */
export function onePageOfEachType(out: string): BuiltPage[] {
  const largest = new Map<string, BuiltPage & { readonly size: number }>();
  for (const page of pagesOf(out)) {
    const file = page.type === "not-found" ? "404.html" : join(page.address, "index.html");
    const size = readFileSync(join(out, file)).length;
    if (size > (largest.get(page.type)?.size ?? -1)) largest.set(page.type, { ...page, size });
  }
  return [...largest.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}
