/** What a text file is by its place in the data folder; "by-content" means that its `type` key says it. */
export type PlaceType = "site" | "doc" | "category" | "versions" | "serials" | "by-content" | "ignored";

/** Decides by the path alone, so that a file of the wrong kind is reported and never guessed at. */
export function placeType(path: string): PlaceType {
  const name = path.split("/").at(-1) ?? path;
  const inDocs = /^(docs|versioned_docs\/version-[^/]+)\//.test(path);
  if (path === "versions.json") return "versions";
  if (/^site\.ya?ml$/.test(path)) return "site";
  if (/^serials\/[^/]+\.csv$/i.test(path)) return "serials";
  if (inDocs && /^_category_?\.(ya?ml|json)$/.test(name)) return "category";
  if (inDocs) return /\.(mdx?|markdown)$/i.test(name) && !isPartial(path) ? "doc" : "ignored";
  if (/^(static|public)\//.test(path)) return "ignored";
  return /\.ya?ml$/i.test(name) ? "by-content" : "ignored";
}

/** Files and folders whose name begins with "_" are parts of others, no pages. */
function isPartial(path: string): boolean {
  return path.split("/").some((name) => name.startsWith("_"));
}
