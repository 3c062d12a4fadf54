import { joined } from "./plan.ts";
import type { SourceFolder } from "./source-folder.ts";
import type { Pair, SystemFacts } from "./systems/system.ts";

/** Redirects of `_redirects`, which hosts read from the folder of static files, patterns included. */
export function hostRedirects(source: SourceFolder, { docs, statics }: SystemFacts): Pair[] {
  const folders = [...statics.map(([from]) => from), joined(docs, "public")];
  return folders.flatMap((folder) => readRedirects(source.textAt(joined(folder, "_redirects")) ?? ""));
}

function readRedirects(text: string): Pair[] {
  return text.split("\n").flatMap((line): Pair[] => {
    const [from = "", to = "", status = "301"] = line.trim().split(/\s+/);
    const isMove = /^30[1278]!?$/.test(status) && from.startsWith("/");
    return isMove && /^(?:\/|https?:\/\/)/.test(to) ? [[from, to]] : [];
  });
}
