import type { DeployedPage } from "./page-data.ts";
import type { ComposePage } from "./release-shell.ts";

/** Why a page is not the one of its record, in a sentence; without what is around it, the parts alone are compared. */
export function pageProblem(
  html: Uint8Array,
  page: DeployedPage,
  composePage: ComposePage | undefined,
): string | undefined {
  const bytes = Buffer.from(html);
  if (!bytes.includes(`data-record="${page.hash}"`)) return "The page is of another build than its record.";
  if (composePage === undefined) return partsProblem(bytes.toString("utf8"), page);
  const expected = composed(page, composePage);
  if (expected === undefined) return "No page can be made of its record: it is not what Fairlead writes.";
  if (bytes.equals(expected)) return undefined;
  const at = firstDifference(bytes, expected);
  return `The page is not as it was built: it has ${bytes.length} bytes and must have ${expected.length}, and differs from byte ${at + 1} on.`;
}

/** The page of a record; undefined if a host sends something that is not a record. */
function composed(page: DeployedPage, composePage: ComposePage): Buffer | undefined {
  try {
    return Buffer.from(composePage(page));
  } catch {
    return undefined;
  }
}

function partsProblem(html: string, { parts }: DeployedPage): string | undefined {
  const offsets = [parts.head, parts.breadcrumbs, parts.main, parts.toc].map((part) => html.indexOf(part));
  return !offsets.includes(-1) && html.endsWith("</html>\n")
    ? undefined
    : "The page has not the content that its record says.";
}

/** Index of the first byte that is another; the shorter length where one is the beginning of the other. */
function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) return at;
  return shorter;
}
