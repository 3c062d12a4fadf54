/** A pattern of more parts would take long to fail, and is not found in practice: it matches nothing. */
const MOST_STARS = 6;

/** A pattern of a person: a name without a slash is one in any folder, and a folder is all that it contains. */
export function leaveOutPattern(glob: string): RegExp {
  const plain = glob.trim().replace(/^\.\//, "").replace(/\/+$/, "");
  const { source } = globPattern(plain.includes("/") ? plain : `**/${plain}`);
  return new RegExp(source.replace(/\$$/, "(?:/.*)?$"));
}

/** A pattern of file names as VitePress and MkDocs have them: two stars for any folders, one for any part of a name. */
export function globPattern(glob: string): RegExp {
  const plain = glob
    .trim()
    .replace(/^\/+/, "")
    .replace(/(?:\*\*\/)+/g, "**/");
  if ((plain.match(/\*+/g)?.length ?? 0) > MOST_STARS) return /(?!)/;
  const source = plain.replace(/\*\*\/?|\*|\?|[\\^$.|+()[\]{}]/g, (mark) => {
    if (mark.startsWith("**")) return mark.endsWith("/") ? "(?:[^/]+/)*" : ".*";
    if (mark === "*") return "[^/]*";
    return mark === "?" ? "[^/]" : `\\${mark}`;
  });
  return new RegExp(`^${source}${plain.endsWith("/") ? ".*" : ""}$`);
}
