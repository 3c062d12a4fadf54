/** A pattern of file names as VitePress and MkDocs have them: two stars for any folders, one for any part of a name. */
export function globPattern(glob: string): RegExp {
  const plain = glob.trim().replace(/^\/+/, "");
  const source = plain.replace(/\*\*\/?|\*|\?|[\\^$.|+()[\]{}]/g, (mark) => {
    if (mark.startsWith("**")) return mark.endsWith("/") ? "(?:[^/]+/)*" : ".*";
    if (mark === "*") return "[^/]*";
    return mark === "?" ? "[^/]" : `\\${mark}`;
  });
  return new RegExp(`^${source}${plain.endsWith("/") ? ".*" : ""}$`);
}
