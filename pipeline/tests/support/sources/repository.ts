import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** For tests: a folder with a git repository whose commits have the same hashes on every machine. */
export interface Repository {
  readonly folder: string;
  readonly git: (...args: string[]) => string;
  /** Writes files below the folder; undefined removes one. */
  readonly write: (files: Readonly<Record<string, string | undefined>>) => void;
  /** Commits everything. The day is YYYY-MM-DD. */
  readonly commit: (message: string, day?: string) => void;
  readonly remove: () => void;
}

export function newRepository(): Repository {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-git-"));
  const git = (...args: string[]): string => runGit(folder, args, "2026-01-02");
  git("init", "--quiet", "--initial-branch=main");
  return {
    folder,
    git,
    write: (files) => {
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) rmSync(join(folder, path));
        else {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), text);
        }
      }
    },
    commit: (message, day = "2026-01-02") => {
      runGit(folder, ["add", "--all"], day);
      runGit(folder, ["commit", "--quiet", "--allow-empty", `--message=${message}`], day);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs git with settings and times that depend on nothing but the test. */
export function runGit(folder: string, args: readonly string[], day: string): string {
  const run = spawnSync("git", ["-C", folder, ...args], {
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "Sample",
      GIT_AUTHOR_EMAIL: "sample@example.org",
      GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
      GIT_COMMITTER_NAME: "Sample",
      GIT_COMMITTER_EMAIL: "sample@example.org",
      GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
    },
  });
  if (run.status !== 0) throw new Error(`git ${args.join(" ")}: ${run.stderr ?? run.error?.message}`);
  return run.stdout;
}
