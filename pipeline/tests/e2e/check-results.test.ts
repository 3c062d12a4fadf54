import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Ended, fairlead } from "./support/command.ts";
import { foldersOfFile } from "./support/temp-folder.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const folderOfFile = foldersOfFile();

/** A data folder on one side of a number from which on threads are started, or are many. */
interface Case {
  readonly command: "check" | "build";
  readonly files: number;
  /** How many of them are Markdown. */
  readonly docs: number;
  readonly sections: number;
  readonly jobs: number;
  readonly cache: "cache" | "none";
}

/** Threads start from 100 files on, parse from 100 texts on, and are one more for each 150; a build looks at 1,000 files early. */
const sizes: readonly (readonly [files: number, docs: readonly number[]])[] = [
  [99, [0, 50, 99]],
  [100, [0, 45, 50, 99, 100]],
  [101, [0, 50, 99, 100, 101]],
];
const largeSizes: typeof sizes = [
  [299, [99, 299]],
  [301, [99, 100, 301]],
  [451, [99, 449, 451]],
  [999, [50, 99, 100]],
  [1001, [50, 99, 100]],
];

/** One line of text takes no time to parse, and sixty sections as long as a thread takes to start. */
const SECTIONS = [1, 60];

function matrix(command: Case["command"], all: typeof sizes): Case[] {
  return all.flatMap(([files, counts]) =>
    counts.flatMap((docs) =>
      SECTIONS.flatMap((sections) =>
        [1, 2, 4].flatMap((jobs) =>
          (["cache", "none"] as const).map((cache) => ({ command, files, docs, sections, jobs, cache })),
        ),
      ),
    ),
  );
}

/** The folders that once ended without a word, and a case of every kind; the long run takes all. */
const drawn: readonly Case[] = [
  { command: "check", files: 105, docs: 45, sections: 60, jobs: 2, cache: "none" },
  { command: "check", files: 100, docs: 50, sections: 60, jobs: 2, cache: "none" },
  { command: "check", files: 101, docs: 99, sections: 60, jobs: 4, cache: "cache" },
  { command: "check", files: 100, docs: 100, sections: 1, jobs: 2, cache: "none" },
  { command: "check", files: 99, docs: 99, sections: 1, jobs: 2, cache: "cache" },
  { command: "check", files: 101, docs: 0, sections: 1, jobs: 4, cache: "none" },
  { command: "build", files: 100, docs: 45, sections: 1, jobs: 2, cache: "none" },
];
const all = [
  ...drawn,
  ...matrix("check", sizes),
  ...matrix("check", largeSizes),
  ...matrix("build", sizes).filter(({ cache }) => cache === "none"),
];

test.each(isLong ? all : drawn)(
  "$command of $files files, $docs of them docs of $sections sections, with $jobs jobs and cache $cache ends with a verdict",
  async (one) => {
    const cwd = siteOf(one);
    for (const mistake of [false, true]) {
      if (mistake) writeFileSync(join(cwd, "data/docs/d0.md"), "# First\n\n[Nowhere](nowhere.md)\n");
      expect(await run(one, cwd)).toEqual(resultOf(one, mistake));
    }
  },
);

/** The expected result: the code, and the streams with output. */
function resultOf({ docs }: Case, mistake: boolean): object {
  if (mistake)
    return { code: 1, stdout: expect.anything(), stderr: expect.stringContaining("link-not-found") };
  // A folder without a doc makes no site.
  if (docs === 0)
    return { code: expect.toBeOneOf([0, 1]), stdout: expect.anything(), stderr: expect.anything() };
  return { code: 0, stdout: expect.stringMatching(/^(Checked|Built) \d+ pages/), stderr: expect.anything() };
}

async function run({ command, jobs, cache }: Case, cwd: string): Promise<Ended> {
  const folders = cache === "none" ? ["--cache", "none"] : [];
  const ended = await fairlead([command, "--jobs", String(jobs), ...folders], { cwd });
  expect(ended.stdout + ended.stderr).not.toBe("");
  return ended;
}

function siteOf({ files, docs, sections }: Case): string {
  const folder = folderOfFile();
  mkdirSync(join(folder, "data/docs"), { recursive: true });
  for (let at = 0; at < files; at++) {
    const [name, text] = at < docs ? [`d${at}.md`, docText(at, sections)] : [`t${at}.txt`, `A file.\n`];
    writeFileSync(join(folder, "data/docs", name), text);
  }
  return folder;
}

function docText(at: number, sections: number): string {
  const section = (number: number): string =>
    `\n## Section ${number} of a doc\n\nText ${number} with words in it, \`code\` and **strong** parts, [a link](d0.md), and so on until the line is full.\n`;
  return `# Doc ${at}\n${Array.from({ length: sections }, (_, number) => section(number)).join("")}`;
}
