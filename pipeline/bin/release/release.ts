import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  nextVersion,
  type Release,
  type ReleaseFiles,
  releasedFiles,
  releaseProblems,
} from "./release-files.ts";
import { FailedProgramError, runProgram } from "./run-program.ts";
import { packInto, tryPackage } from "./try-package.ts";

const root = join(import.meta.dirname, "../../..");
const PATHS = ["package.json", "package-lock.json", "CHANGELOG.md"] as const;
const DRY_RUN = "--dry-run";
const USAGE = `Name one version, such as npm run release -- 0.2.0, or try with npm run release -- ${DRY_RUN}.`;

/**
 * `npm run release -- 0.2.0`: writes the version into the files of a release, packs, and tries the package. With `--dry-run`
 * the files stay as they are. The commit and the tag are left to the person.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const words = argv.filter((word) => word !== DRY_RUN);
  // The meaning of `npm run release --dry-run`, for which npm keeps the option to itself.
  const isTry = words.length < argv.length || process.env.npm_config_dry_run === "true";
  const files = readFiles();
  const version = words[0] ?? (isTry ? nextVersion(files) : undefined);
  if (version === undefined || words.length > 1) return refuse([USAGE]);
  const problems = [...treeProblems(), ...releaseProblems(files, version)];
  if (problems.length > 0) return refuse(problems);
  return release(files, { version, day: new Date().toISOString().slice(0, 10), isTry });
}

function release(files: ReleaseFiles, { isTry, ...next }: Release & { readonly isTry: boolean }): number {
  const released = releasedFiles(files, next);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fairlead-release-")));
  try {
    if (!isTry) writeFiles(released);
    const { path, size } = packInto(isTry ? folder : root, root);
    say(`Packed ${basename(path)}, ${(size / 1e6).toFixed(1)} MB.`);
    // A try packs the version that the files have.
    const { version } = JSON.parse((isTry ? files : released)["package.json"]) as {
      readonly version: string;
    };
    tryPackage(path, { folder: join(folder, "empty folder"), version });
    say("Installed it in an empty folder without a network, and made, checked and built a site there.");
    tellNext(released, { ...next, isTry });
    return 0;
  } catch (error) {
    if (!isTry) writeFiles(files);
    if (error instanceof FailedProgramError) return refuse([error.message]);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFiles(): ReleaseFiles {
  const texts = PATHS.map((path) => [path, readFileSync(join(root, path), "utf8")] as const);
  return Object.fromEntries(texts) as Record<(typeof PATHS)[number], string>;
}

function writeFiles(files: ReleaseFiles): void {
  for (const path of PATHS) writeFileSync(join(root, path), files[path]);
}

function treeProblems(): string[] {
  const changed = runProgram(["git", "status", "--porcelain"], root).trimEnd();
  return changed === "" ? [] : [`Files are not committed:\n${changed}`];
}

function tellNext(
  released: ReleaseFiles,
  { version, day, isTry }: Release & { readonly isTry: boolean },
): void {
  const [, part = ""] = released["CHANGELOG.md"].split(`## ${version}, ${day}\n`);
  const entries = part.split(/^## /m)[0]?.trim() ?? "";
  say(
    `${isTry ? "Nothing was changed. A release would have" : "The release has"} version ${version} and day ${day} in ${PATHS.join(", ")}:\n\n${entries}\n`,
  );
  say(isTry ? "Then it is committed and tagged:" : "Commit and tag it:");
  say(`  git commit --all --message "bin: Release ${version}"\n  git tag v${version}`);
}

function refuse(problems: readonly string[]): number {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
