import { UsageError } from "../core/usage-error.ts";
import { LostValueError } from "../engine/cache/lost-value.ts";
import { ChangedFileError } from "../sources/read/changed-file.ts";
import { DataFolderError } from "../sources/read/data-folder.ts";
import { isSystemError } from "../write/disk/disk-failure.ts";
import { recover } from "../write/location/recover.ts";
import { refusedFile } from "../write/safe-folder/system-refusal.ts";
import { withCommandName } from "./shared/command-name.ts";
import { noDataFolder } from "./shared/data-folder.ts";
import type { Launch } from "./shared/launch.ts";
import { type Options, readHelp, readOptions, readOptionsOf } from "./shared/options.ts";
import { eraseLine, printAsIs, tellLine } from "./shared/output.ts";

/**
 * Runs a command. The result is the exit code: 0 fine, 1 the author's mistakes, 2 wrong use. An error that it throws is a bug
 * of ours, which the launcher tells and ends with 3.
 */
export async function main(argv: readonly string[], launch: Launch): Promise<number> {
  try {
    const help = readHelp(argv);
    if (help === undefined) return await runWithCache(readOptions(argv, launch.version), launch);
    printAsIs(help);
    return 0;
  } catch (thrown) {
    // The folder went away while the command was at work.
    const error =
      thrown instanceof DataFolderError ? noDataFolder(thrown.folder, thrown.reason) : refusalOf(thrown);
    if (!(error instanceof UsageError)) throw error;
    tellLine(error.message);
    tellLine(`hint: ${withCommandName(error.hint)}`);
    for (const command of error.commands) tellLine(`  ${command}`);
    return 2;
  } finally {
    eraseLine();
  }
}

/** The system refuses these to any program: a full disk, a place that may not be written. They are no bugs of ours. */
const REFUSALS = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"]);

function refusalOf(error: unknown): unknown {
  if (!isSystemError(error) || !REFUSALS.has(error.code) || error.path === undefined) return error;
  return refusedFile(error.dest ?? error.path, "used", error.code);
}

/** A cache that lost something costs its time and no more, and so does a file that is not as the cache has it any more. */
async function runWithCache(options: Options, launch: Launch): Promise<number> {
  try {
    return await run(options, launch);
  } catch (error) {
    if (error instanceof ChangedFileError) {
      tellLine(`${error.message} It begins anew.`);
      return run({ ...options, cache: undefined, isAgain: true }, launch);
    }
    if (!(error instanceof LostValueError) || options.cache === undefined) throw error;
    tellLine(`The cache in ${options.cache} is damaged and is made anew.`);
    (await import("./shared/session.ts")).forgetStore(options.cache);
    (await import("../pages/html/html-block.ts")).forgetBlocks();
    return run({ ...options, cache: undefined }, launch);
  }
}

async function run(options: Options, launch: Launch): Promise<number> {
  // It looks at no output, and must answer where one cannot be mended.
  if (options.command === "explain") return (await import("./explain/explain.ts")).explain(options, launch);
  // A build that was cut off is undone before anything else looks at the output.
  const problem = await recover(options.out);
  if (problem !== undefined) {
    const { report } = await import("./shared/session.ts");
    report(options, { diagnostics: [], textOf: () => undefined }, [problem]);
    return 1;
  }
  switch (options.command) {
    case "check":
      return (await import("./check/check.ts")).check(options, launch);
    case "build":
      return options.trial
        ? (await import("./build/trial/build-trial.ts")).buildTrial(options, launch)
        : (await import("./build/build.ts")).build(options, launch);
    case "dev":
      return (await import("./dev/dev.ts")).dev(options, launch);
    case "preview":
      return (await import("./preview/preview.ts")).preview(options);
    case "report":
      return (await import("./report/report.ts")).report(options, launch);
    case "verify":
      return (await import("./verify/verify.ts")).verify(options);
    case "diff":
      return (await import("./diff/diff.ts")).diff(options, launch);
    case "impact":
      return (await import("./impact/impact.ts")).impact(options, launch);
    case "migrate":
      return (await import("./migrate/migrate.ts")).migrate(options);
    case "schemas":
      return (await import("./schemas/schemas.ts")).schemas(options, launch);
    case "import":
      return options.operands[0] === "docs"
        ? (await import("./import/docs/docs-command.ts")).importDocsCommand(options, launch)
        : (await import("./import/import.ts")).importFile(options);
    case "init":
      return (await import("./init/init.ts")).init(options, launch, async (from, to) => {
        const { importDocsCommand } = await import("./import/docs/docs-command.ts");
        return importDocsCommand(readOptionsOf("import", ["docs", from, "--to", to]), launch);
      });
    case "new":
      return (await import("./new/new.ts")).createFile(options, launch);
  }
}
