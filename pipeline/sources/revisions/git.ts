import { spawnSync } from "node:child_process";

/** The result of running git. */
interface GitAnswer {
  readonly ok: boolean;
  readonly bytes: Buffer;
  /** The error message of git, on one line. */
  readonly problem: string;
}

/** Enough for every file of a data folder at once; more is refused instead of filling the memory. */
const mostBytes = 512 * 1024 ** 2;
const longestMilliseconds = 120_000;

/** Settings that a repository could use to start programs of its own, or to fetch what is missing. */
const settings = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.allow=never"];

/**
 * Runs git in a folder. It only reads: no lock is taken, nothing is fetched, no question is asked, and no
 * program that the repository names for showing files is started.
 */
export function git(folder: string, args: readonly string[], input?: string): GitAnswer {
  const config = settings.flatMap((setting) => ["-c", setting]);
  const run = spawnSync(
    "git",
    ["--no-replace-objects", "--literal-pathspecs", ...config, "-C", folder, ...args],
    {
      input,
      maxBuffer: mostBytes,
      timeout: longestMilliseconds,
      env: {
        ...outerEnvironment(),
        LC_ALL: "C",
        GIT_OPTIONAL_LOCKS: "0",
        GIT_TERMINAL_PROMPT: "0",
        GIT_NO_LAZY_FETCH: "1",
        GIT_PAGER: "cat",
      },
    },
  );
  return {
    ok: run.status === 0,
    bytes: run.stdout ?? Buffer.alloc(0),
    problem: problemOf(run.error as NodeJS.ErrnoException | undefined, run.stderr),
  };
}

function problemOf(error: NodeJS.ErrnoException | undefined, stderr: Buffer | null): string {
  if (error?.code === "ENOENT") return "git is not installed";
  if (error?.code === "ENOBUFS") return `it has more than ${mostBytes / 1024 ** 2} MiB of files`;
  if (error?.code === "ETIMEDOUT") return "git did not answer in time";
  return `${stderr ?? error?.message ?? ""}`.trim().replace(/\s+/g, " ").slice(0, 300);
}

/** Within a hook git names its own repository in the environment; the data folder may lie in another. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const inner = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|NAMESPACE|OBJECT_DIRECTORY|COMMON_DIR)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inner.test(name)));
}

/** The text that git printed, without the line break at its end. */
export function textOf({ bytes }: GitAnswer): string {
  return bytes.toString("utf8").replace(/\r?\n$/, "");
}
