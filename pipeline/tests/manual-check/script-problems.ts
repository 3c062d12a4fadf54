import { readOptions } from "../../commands/shared/options.ts";
import { UsageError } from "../../core/usage-error.ts";

/** The values of variables of a CI system when a command line is tried. */
const samples: Readonly<Record<string, string>> = {
  SITE_URL: "https://example.org",
  SITE_HOST: "https://example.org",
  SITE_BASE: "/manual/",
  RELEASE: "7",
  CI_PIPELINE_IID: "7",
};

/**
 * Says what is wrong with the commands of a CI script: npm scripts that package.json does not have, and uses of
 * `fairlead` that the command would refuse. Other programs are not checked.
 */
export function scriptProblems(script: string, scripts: Readonly<Record<string, string>>): string[] {
  return [...npmProblems(script, scripts), ...fairleadProblems(script)];
}

function npmProblems(script: string, scripts: Readonly<Record<string, string>>): string[] {
  return [...script.matchAll(/\bnpm (?:(run) )?([\w:-]+)/g)].flatMap(([line, isRun, name = ""]) => {
    if (isRun === undefined && ["ci", "audit", "pack", "install"].includes(name)) return [];
    return Object.hasOwn(scripts, name) ? [] : [`${line}: package.json has no script "${name}".`];
  });
}

function fairleadProblems(script: string): string[] {
  const lines = script.replaceAll("\\\n", " ").split("\n");
  return lines.flatMap((line) => {
    const [, option, written = installedUse(line)] =
      /^[^#]*?\bnpx (--no-install )?fairlead ([^|>&;#]*)/.exec(line) ?? [];
    if (written === undefined) return [];
    const isInstalled = installedUse(line) !== undefined;
    if (option === undefined && !isInstalled)
      return [
        `npx fairlead ${written.trim()}: npx may fetch a package of another owner without --no-install.`,
      ];
    try {
      readOptions(wordsOf(written));
      return [];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const name = isInstalled ? "fairlead" : "npx --no-install fairlead";
      return [`${name} ${written.trim()}: ${error.message} ${error.hint}`];
    }
  });
}

/**
 * The words after the command of a package whose folder is on the path. The launcher itself answers the
 * option --version.
 */
function installedUse(line: string): string | undefined {
  return /^\s*fairlead (?!--version|--help)([^|>&;#]*)/.exec(line)?.[1];
}

/** Words of a command line, with samples in place of variables. */
function wordsOf(line: string): string[] {
  const words = line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  return words.map((word) =>
    word
      .replace(/^(["'])(.*)\1$/, "$2")
      .replace(/\$\{?(\w+)\}?/g, (variable, name: string) => samples[name] ?? variable),
  );
}
