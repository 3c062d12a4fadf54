/** Type of a text file by its path in the data folder; "by-content": its `type` key decides. */
type PathType = "site" | "baseline" | "doc" | "category" | "versions" | "serials" | "by-content" | "ignored";

/** Decides by the path alone, so that a file of the wrong kind is reported and never guessed at. */
export function typeOfPath(path: string): PathType {
  // Most files are docs, and every command asks of all of them: patterns would take ten times as long.
  if (path.startsWith("docs/")) return docsType(path);
  if (/^(?:versioned_docs\/version-[^/]+|further_docs\/[^/]+)\//.test(path)) return docsType(path);
  if (path === "versions.json") return "versions";
  if (/^site\.ya?ml$/.test(path)) return "site";
  if (/^baseline\.ya?ml$/.test(path)) return "baseline";
  if (/^serials\/[^/]+\.csv$/i.test(path)) return "serials";
  if (/^(static|public)\//.test(path)) return "ignored";
  // Settings of other systems, which only show whose docs these are.
  if (/^(?:docs\/)?mkdocs\.ya?ml$/.test(path)) return "ignored";
  return /\.ya?ml$/i.test(path) ? "by-content" : "ignored";
}

const docEndings: ReadonlySet<string> = new Set(["md", "mdx", "markdown"]);

function docsType(path: string): PathType {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (name.startsWith("_category") && /^_category_?\.(ya?ml|json)$/.test(name)) return "category";
  const dot = name.lastIndexOf(".");
  const isDoc = dot >= 0 && docEndings.has(name.slice(dot + 1).toLowerCase());
  return isDoc && !isPartial(path) ? "doc" : "ignored";
}

/** Files and folders whose name begins with "_" are parts of others, no pages. */
function isPartial(path: string): boolean {
  return path.startsWith("_") || path.includes("/_");
}
