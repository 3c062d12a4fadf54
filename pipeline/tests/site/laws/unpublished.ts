import type { LinkIndex } from "../../../../schema/generated/types.ts";
import { listFiles } from "../../e2e/support/tree.ts";
import { type DataFile, dataFiles, objectsIn, outputText, type SiteFolders } from "./site-folders.ts";

/** A line of a text that is long enough to be known again. */
const isOfItself = (line: string): boolean => line.length > 30;

/** Texts of a data folder that no file of the output may hold: drafts, and legal texts without an approval. */
export function unpublishedLines(data: string): string[] {
  return dataFiles(data)
    .flatMap((file) => (isHidden(file) ? linesOf(file) : []))
    .filter(isOfItself);
}

function isHidden({ path, value }: DataFile): boolean {
  if (value.draft === true || value.state === "draft") return true;
  return path.startsWith("legal/") && value.approvedBy === undefined;
}

function linesOf({ path, value, body }: DataFile): string[] {
  const text = path.endsWith(".md") ? body : typeof value.body === "string" ? value.body : "";
  return text.split("\n").map((line) => line.trim());
}

/** The lines of such texts in the output: `/about.md: the line`. */
export function leakedLines({ data, out }: SiteFolders): string[] {
  const lines = unpublishedLines(data);
  return listFiles(out).flatMap((path) => {
    const text = outputText(out, path);
    return lines.filter((line) => text.includes(line)).map((line) => `${path}: ${line}`);
  });
}

/** Docs that are drafts and have a page all the same. */
export function draftPages({ data, out }: SiteFolders): string[] {
  const { pages } = JSON.parse(outputText(out, "links.json")) as LinkIndex;
  const sources = new Set(Object.values(pages).map(({ source }) => source));
  return dataFiles(data)
    .filter(({ path, value }) => value.draft === true && sources.has(path))
    .map(({ path }) => path);
}

/** Rows of datasheets that are unverified or withdrawn and are on the page of their product all the same. */
export function hiddenRows({ data, out }: SiteFolders): string[] {
  const records = listFiles(out)
    .filter((path) => path.endsWith("index.json"))
    .flatMap((path) => objectsIn(JSON.parse(outputText(out, path))));
  return dataFiles(data)
    .filter(({ value }) => value.type === "product")
    .flatMap(({ value: product }) => {
      const rows = objectsIn(product.datasheet).filter(({ param }) => typeof param === "string");
      const page = records.find((record) => record.type === "product" && record.id === product.id);
      const onPage = new Set(objectsIn(page?.sections).map(({ param }) => param));
      const open = new Set(rows.filter(({ status }) => isPublished(status)).map(({ param }) => param));
      return rows
        .filter(({ param, status }) => !isPublished(status) && !open.has(param) && onPage.has(param))
        .map(({ param }) => `${String(product.id)}.${String(param)}`);
    });
}

const isPublished = (status: unknown): boolean =>
  typeof status === "string" && status !== "unverified" && status !== "withdrawn";

/** Titles of working papers that are in a file of the output. */
export function namedPapers({ data, out }: SiteFolders): string[] {
  const titles = dataFiles(data)
    .filter(({ value }) => value.type === "sources")
    .flatMap(({ value }) => objectsIn(value.sources))
    .filter(({ kind }) => kind === "specification")
    .flatMap(({ title }) => (typeof title === "string" ? [title] : []));
  return listFiles(out).flatMap((path) => {
    const text = outputText(out, path);
    return titles.filter((title) => text.includes(title)).map((title) => `${path}: ${title}`);
  });
}
