import type { LinkCard, OfflinePage, PageRecord } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { ARCHIVE_PATH } from "../../core/release-paths.ts";
import { versionSets } from "../../model/resolve/doc-sets.ts";
import { readingOrder } from "../../model/resolve/doc-tree.ts";
import type { PageClaim } from "../../model/resolve/page-table.ts";
import type { CompileContext } from "../context.ts";
import { ownPageFields } from "./page-fields.ts";

/** The address of the page about the copy on a device; every site has it. */
export const offlineClaim: PageClaim = {
  pathname: "/offline",
  type: "offline",
  title: "Read without a network",
  description:
    "Save the documentation on this device, see what is saved and how old it is, verify, update or remove it.",
  pointer: "",
};

/** The page `/offline`. It has no file. */
export function offlinePage(records: readonly PageRecord[], context: CompileContext): OfflinePage {
  const groups = [
    { title: context.index.config.docs.label, items: docParts(records, context) },
    { title: "Product lines", items: families(records, context) },
  ];
  return {
    type: "offline",
    id: "offline",
    ...ownPageFields(offlineClaim, context),
    toc: [
      { level: 2, id: "how-it-works", text: "How it works" },
      { level: 2, id: "what-can-be-saved", text: "What can be saved" },
      { level: 2, id: "without-this-browser", text: "Without this browser" },
    ],
    anchors: ["how-it-works", "what-can-be-saved", "without-this-browser"],
    unlisted: true,
    ...(records.some(({ type }) => type === "doc") ? { archive: context.href(`/${ARCHIVE_PATH}`) } : {}),
    groups: groups.filter(({ items }) => items.length > 0),
  };
}

/** The first page of each top category of the current docs, under the name of the category. */
function docParts(records: readonly PageRecord[], context: CompileContext): LinkCard[] {
  const { index } = context;
  const set = versionSets(index.docSets).find(({ latest }) => latest);
  const known = new Set(records.map(({ pathname }) => pathname));
  return (index.trees.get(set?.name ?? "") ?? []).flatMap((node) => {
    const first = readingOrder([node]).find(({ pathname }) => pathname !== undefined && known.has(pathname));
    return first?.pathname === undefined ? [] : [{ title: node.label, href: context.href(first.pathname) }];
  });
}

function families(records: readonly PageRecord[], context: CompileContext): LinkCard[] {
  return records
    .filter(({ type }) => type === "family")
    .sort((a, b) => compareStrings(a.title, b.title))
    .map(({ title, pathname }) => ({ title, href: context.href(pathname) }));
}
