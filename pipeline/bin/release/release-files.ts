import { changelogProblem, hasVersion, releasedChangelog } from "./changelog.ts";
import { usualVersion, versionProblem } from "./versions.ts";

/** The files that a release changes, by their paths, and their texts. */
export interface ReleaseFiles {
  readonly "package.json": string;
  readonly "package-lock.json": string;
  readonly "CHANGELOG.md": string;
}

/** A version and the day of its release, as `2026-11-29`. */
export interface Release {
  readonly version: string;
  readonly day: string;
}

interface Manifest {
  readonly version: string;
}
interface Lock extends Manifest {
  readonly packages: Readonly<Record<string, object>>;
}

function presentVersion(files: ReleaseFiles): string {
  return (JSON.parse(files["package.json"]) as Manifest).version;
}

/** The version that a release without a named one would have. */
export function nextVersion(files: ReleaseFiles): string {
  const present = presentVersion(files);
  return usualVersion(present, hasVersion(files["CHANGELOG.md"], present));
}

/** Why these files cannot become a release of a version. */
export function releaseProblems(files: ReleaseFiles, version: string): string[] {
  const problem = versionProblem(version, presentVersion(files));
  if (problem !== undefined) return [problem];
  return [changelogProblem(files["CHANGELOG.md"], version) ?? []].flat();
}

/** The files as the release has them. */
export function releasedFiles(files: ReleaseFiles, { version, day }: Release): ReleaseFiles {
  const manifest = JSON.parse(files["package.json"]) as Manifest;
  const lock = JSON.parse(files["package-lock.json"]) as Lock;
  const packages = { ...lock.packages, "": { ...lock.packages[""], version } };
  return {
    "package.json": asNpmWrites({ ...manifest, version }),
    "package-lock.json": asNpmWrites({ ...lock, version, packages }),
    "CHANGELOG.md": releasedChangelog(files["CHANGELOG.md"], version, day),
  };
}

function asNpmWrites(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
