/** The head of the part that the next release takes. */
const OPEN_HEAD = /^## Not yet released[ \t]*\r?\n/m;
const NEXT_HEAD = /^## /m;

interface Parts {
  readonly before: string;
  readonly open: string;
  readonly after: string;
}

function partsOf(changelog: string): Parts | undefined {
  const head = OPEN_HEAD.exec(changelog);
  if (head === null) return undefined;
  const from = head.index + head[0].length;
  const rest = changelog.slice(from);
  const next = NEXT_HEAD.exec(rest)?.index ?? rest.length;
  return { before: changelog.slice(0, from), open: rest.slice(0, next), after: rest.slice(next) };
}

/** Whether the changelog has a part of a version. */
export function hasVersion(changelog: string, version: string): boolean {
  return changelog
    .split(/\r?\n/)
    .some((line) => line === `## ${version}` || line.startsWith(`## ${version},`));
}

/** Why a changelog has nothing for a release of this version; undefined where it has. */
export function changelogProblem(changelog: string, version: string): string | undefined {
  const parts = partsOf(changelog);
  if (parts === undefined) return 'CHANGELOG.md has no part "Not yet released".';
  if (parts.open.trim() === "") return 'CHANGELOG.md has nothing under "Not yet released".';
  return hasVersion(changelog, version) ? `CHANGELOG.md has a part of ${version} already.` : undefined;
}

/** Moves what is not yet released to the version with its day: `## 0.2.0, 2026-11-29`. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  const parts = partsOf(changelog);
  if (parts === undefined) return changelog;
  const { before, open, after } = parts;
  const part = `## ${version}, ${day}\n\n${open.trim()}\n`;
  return `${before}\n${part}${after === "" ? "" : `\n${after}`}`;
}
