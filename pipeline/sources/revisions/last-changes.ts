import type { Engine } from "../../engine/engine.ts";
import { git, textOf } from "./git.ts";

/**
 * Day (YYYY-MM-DD, UTC) of the last commit of each file, by path below the data folder: one pass over the history, kept by
 * the commit it began at. Nothing in a shallow clone, where every file would seem to have changed with the oldest commit,
 * and nothing outside of a repository.
 */
export function lastChanges(data: string, engine: Engine): ReadonlyMap<string, string> {
  const state = git(data, ["rev-parse", "--is-shallow-repository", "--verify", "HEAD"]);
  const [shallow, head] = textOf(state).split("\n");
  const prefix = git(data, ["rev-parse", "--show-prefix"]);
  if (!state.ok || shallow !== "false" || head === undefined || !prefix.ok) return new Map();
  const folder = textOf(prefix);
  const days = engine.memo("last changes", `${head} ${folder}`, () => {
    const read = readHistory(data, head, folder);
    return read && Object.fromEntries(read);
  });
  return new Map(Object.entries(days ?? {}));
}

/** Hash and time of a commit; names of files follow, each ended by a zero byte. */
const commitLine = new RegExp(`^\\n?${String.fromCharCode(1)}[0-9a-f]{40,64} (\\d{1,12})$`);

/** The newest commit comes first, so the first day of a path is its last one. A merge that changes nothing counts for nothing. */
function readHistory(data: string, head: string, folder: string): Map<string, string> | undefined {
  const history = git(data, [
    "log",
    "-z",
    "--no-renames",
    "--no-ext-diff",
    "--no-textconv",
    "--no-show-signature",
    "--name-only",
    "--format=%x01%H %ct",
    head,
    "--",
    ".",
  ]);
  if (!history.ok) return undefined;
  const days = new Map<string, string>();
  let day = "";
  for (const part of history.bytes.toString("utf8").split("\0")) {
    const seconds = commitLine.exec(part)?.[1];
    if (seconds !== undefined) day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    const path = seconds === undefined ? part.replace(/^\n/, "") : "";
    const name = path.startsWith(folder) ? path.slice(folder.length) : "";
    if (name !== "" && !days.has(name)) days.set(name, day);
  }
  return days;
}
