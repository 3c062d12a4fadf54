import { posix } from "node:path";
import { isDeviceName, pathProblem } from "../../../core/paths/path-problem.ts";
import { foldPath } from "../../../core/paths/tree-paths.ts";
import { encodedPath } from "../../../core/text/encoded-path.ts";
import { safeDecode } from "../../../model/resolve/doc-path.ts";
import { candidates } from "./fetch-missing.ts";
import type { ImportNote } from "./note.ts";
import { isPagePath, type Plan } from "./plan.ts";

/** The names that files have in the data folder where it cannot have their own, by the paths that they would have. */
export type SecondNames = ReadonlyMap<string, string>;

/** A path like the one of a file, in which every name is one on all systems. */
export function plainPath(path: string): string {
  return pathProblem(path) === undefined ? path : path.split("/").map(plainSegment).join("/");
}

function plainSegment(segment: string): string {
  const plain = segment.replace(/[\p{Cc}\p{Surrogate}<>:"|?*\\]/gu, "-").replace(/[. ]+$/, "");
  return isDeviceName(plain) ? plain.replace(/^[^.]+/, (name) => `${name}-2`) : plain || "-";
}

/** A path in the same folder that no file of the plan has, in capitals or small letters: `a-2.png` for `a.png`. */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const ending = posix.extname(path);
  const stem = path.slice(0, path.length - ending.length);
  for (let number = 2; ; number++)
    if (!isTaken(`${stem}-${number}${ending}`)) return `${stem}-${number}${ending}`;
}

/** Gives second names to files whose names differ only in case, so that the folder is the same on all systems. */
export function separateCases(plan: Plan): [path: string, second: string][] {
  const known = new Set<string>();
  const isTaken = (path: string): boolean => known.has(foldPath(path));
  return [...plan].flatMap(([path, file]) => {
    const isClash = isTaken(path);
    const second = isClash ? freePath(path, (one) => isTaken(one) || plan.has(one)) : path;
    known.add(foldPath(second));
    if (!isClash) return [];
    plan.delete(path);
    plan.set(second, file);
    return [[path, second]];
  });
}

export function secondNameNotes(names: SecondNames): ImportNote[] {
  return [...names].map(
    ([path, second]): ImportNote => ({
      kind: "todo",
      message: "Files whose names some systems cannot have, or that differ only in case, have another name",
      file: second,
      detail: path,
    }),
  );
}

/** A target in a page that leads to a file with a second name, as it is written now; undefined for any other one. */
export function secondTarget(page: string, target: string, names: SecondNames): string | undefined {
  if (names.size === 0) return undefined;
  const [rest = ""] = /[?#].*$/s.exec(target) ?? [];
  const written = target.slice(0, target.length - rest.length);
  const endings = isPagePath(written) ? [""] : ["", ".md", ".mdx"];
  for (const path of candidates(page, written))
    for (const ending of endings) {
      const second = names.get(path + ending);
      if (second !== undefined) return encodedPath(posix.relative(posix.dirname(page), second)) + rest;
    }
  return undefined;
}

/** A doc that a menu names by its path or id, under its second name; undefined for any other one. */
export function secondDoc(name: string, names: SecondNames): string | undefined {
  const path = `docs/${safeDecode(name).replace(/^\.?\//, "")}`;
  for (const ending of ["", ".md", ".mdx"]) {
    const second = names.get(path + ending);
    if (second !== undefined) return second.slice("docs/".length, second.length - ending.length);
  }
  return undefined;
}
