import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { git } from "./git.ts";
import type { RevisionProblem } from "./parse-range.ts";

interface Blob {
  /** Path below the data folder. */
  readonly path: string;
  readonly object: string;
}

/** Writes the data folder as it was in a commit to an empty folder. Links and submodules are named, not followed. */
export function readCommit(
  data: string,
  { commit, prefix }: { readonly commit: string; readonly prefix: string },
  target: string,
): { readonly left: readonly string[] } | RevisionProblem {
  const listed = git(data, [
    "ls-tree",
    "-r",
    "-z",
    "--full-tree",
    commit,
    ...(prefix === "" ? [] : ["--", prefix]),
  ]);
  if (!listed.ok) return unreadable(listed.problem);
  const { blobs, left } = entriesOf(listed.bytes.toString("utf8"), prefix);
  const objects = git(data, ["cat-file", "--batch"], blobs.map(({ object }) => `${object}\n`).join(""));
  if (!objects.ok) return unreadable(objects.problem);
  let at = 0;
  for (const { path, object } of blobs) {
    const end = objects.bytes.indexOf(10, at);
    const [, kind, size] = objects.bytes.toString("latin1", at, end).split(" ");
    if (kind !== "blob") return unreadable(`the object ${object} of ${path} is missing`);
    const bytes = objects.bytes.subarray(end + 1, end + 1 + Number(size));
    at = end + 1 + Number(size) + 1;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
  return { left };
}

function unreadable(problem: string): RevisionProblem {
  return {
    message: `The files of that revision cannot be read: ${problem}.`,
    hint: "Fetch what is missing, for example with git fetch --unshallow, and check the repository with git fsck.",
  };
}

/** `ls-tree -z` prints `MODE TYPE OBJECT<tab>PATH` and a zero byte for each file. */
function entriesOf(text: string, prefix: string): { blobs: Blob[]; left: string[] } {
  const blobs: Blob[] = [];
  const left: string[] = [];
  for (const entry of text.split("\0")) {
    const [head = "", whole = ""] = splitOnce(entry, "\t");
    if (!whole.startsWith(prefix) || whole === "") continue;
    const path = whole.slice(prefix.length);
    const [mode, , object = ""] = head.split(" ");
    const isFile = mode === "100644" || mode === "100755";
    if (isFile && isInside(path)) blobs.push({ path, object });
    else left.push(path);
  }
  return { blobs, left };
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Git refuses such names by itself; a repository made by hand could hold them. */
function isInside(path: string): boolean {
  return path
    .split("/")
    .every((part) => part !== "" && part !== "." && part !== ".." && !part.includes("\\"));
}
