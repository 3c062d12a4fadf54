import { hasMarkdown, markdownPath } from "../../render/markdown/markdown-paths.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { type DeployedPage, readPageData } from "./page-data.ts";
import type { ComposePage } from "./release-shell.ts";

interface PageExpectation {
  /** Decoded. */
  readonly pathname: string;
  /** The hash of its `index.json`; absent: no manifest has it. */
  readonly hash?: string;
  /** Absent: what is around the page is not known. */
  readonly composePage?: ComposePage | undefined;
}

/** A page, its record and its Markdown: all there, the record with its hash, and the page the one that it makes. */
export async function verifyPage(
  site: DeployedSite,
  { pathname, hash, composePage }: PageExpectation,
): Promise<void> {
  const address = pathname.slice(1);
  const folder = pathname === "/" ? "" : `${address}/`;
  const path = `${folder}index.json`;
  const bytes = await (hash === undefined ? site.get(path) : site.whole(path, hash));
  const html = await site.get(address, `/${folder}index.html`);
  if (bytes === undefined) return;
  const page = readPageData(bytes);
  if (page === undefined) {
    site.tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
    return;
  }
  await verifyMarkdown(site, page);
  if (html === undefined) return;
  const problem = pageProblem(html, page, composePage);
  if (problem !== undefined) site.tell("deploy-file-differs", address, problem);
  else if (composePage !== undefined) site.verify(address);
}

/** No manifest says what the Markdown of a page is; but it begins with the title of its page. */
async function verifyMarkdown(site: DeployedSite, { record }: DeployedPage): Promise<void> {
  if (!hasMarkdown(record)) return;
  const path = markdownPath(record.pathname);
  const bytes = await site.get(path);
  const start = `---\ntitle: ${JSON.stringify(record.title)}\n`;
  if (bytes !== undefined && !Buffer.from(bytes).toString("utf8").startsWith(start))
    site.tell("deploy-file-differs", path, "The file is not the Markdown of its page.");
}

/** An address that no site has. */
const NOWHERE = "no-such-page-of-this-site";

/** The answer to a request for a page that does not exist: the status 404, and `404.html` of this build. */
export async function verifyNotFound(
  site: DeployedSite,
  { hash, composePage }: Omit<PageExpectation, "pathname">,
): Promise<void> {
  const bytes = await (hash === undefined ? site.get("404.json") : site.whole("404.json", hash));
  const page = bytes && readPageData(bytes);
  if (page === undefined) return;
  const answer = await site.ask(NOWHERE);
  if (!("status" in answer) || answer.status !== 404) {
    const answerText = "status" in answer ? `with status ${answer.status}` : "nothing";
    site.tell(
      "deploy-file-differs",
      NOWHERE,
      `The host answers ${answerText} and not 404 where there is no page.`,
    );
    return;
  }
  const problem = pageProblem(answer.bytes, page, composePage);
  if (problem !== undefined)
    site.tell(
      "deploy-file-differs",
      NOWHERE,
      `The host does not answer with 404.html where there is no page. ${problem}`,
    );
}

/** Why a page is not the one of its record, in a sentence; without what is around it, the parts alone are compared. */
function pageProblem(
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
