import type { SiteShell } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { RenderedPage } from "../emit/page-files.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { llmsText } from "./llms-text.ts";
import { hasTwin, pageTwin, twinPath } from "./page-twin.ts";

/** The Markdown twin of every page that has an address, and `llms.txt`, which lists them. */
export function twinFiles(pages: readonly RenderedPage[], shell: SiteShell): OutputFile[] {
  const addressed = pages.filter(({ record }) => hasTwin(record));
  const list = llmsText(
    addressed.map(({ record }) => record),
    shell,
  );
  return [
    ...addressed.map(({ record, partsKey, parts, twin }) => ({
      path: twinPath(record.pathname),
      key: hashOf("twin", partsKey),
      bytes: () => twin?.() ?? pageTwin(record, parts(), shell),
    })),
    { path: "llms.txt", key: hashOf(list), bytes: () => list },
  ];
}
