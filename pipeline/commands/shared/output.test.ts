import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { print, tellLine } from "./output.ts";
import { type FormatName, formats } from "./report/formats.ts";
import { jsonText } from "./report/json-text.ts";

const commands = fileURLToPath(new URL("..", import.meta.url));

test("no command writes to the streams of the process by another way", () => {
  const sources = [...entriesBelow(commands)].flatMap(({ path, entry }) =>
    entry.isFile() && /(?<!\.test)\.ts$/.test(path) && path !== "shared/output.ts" ? [path] : [],
  );
  expect(sources.length).toBeGreaterThan(100);
  const direct = /\bprocess\s*\.\s*std(?:out|err)\s*\.\s*write\b|\bconsole\s*\.|\bwriteSync\(\s*[12]\b/;
  expect(sources.filter((path) => direct.test(readFileSync(join(commands, path), "utf8")))).toEqual([]);
});

function printed(write: () => void): string {
  let output = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      output += String(text);
      return true;
    });
  onTestFinished(() => void vi.restoreAllMocks());
  write();
  return output;
}

const hostile = [
  "\u001b[2J",
  "\u009b31m",
  "\u0085",
  "\u2028::error::a",
  "\r::error::a",
  "::error file=a.md::b",
  "  ::group::a",
  "\u00a0::stop-commands::a",
  "a ##vso[task.complete result=Failed]b",
  "##[error]a",
  "##teamcity[buildProblem description='a']",
];
const isCommand = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]|^\s*::.*::|##(?:vso|teamcity)?\[/m;

test.each(hostile)("words such as %j are no command on a terminal or in a log", (words) => {
  const printedText = printed(() => {
    tellLine(words);
    tellLine(`a\n${words}`);
    print(`a\n${words}\n${words} a\n`);
    print(jsonText({ text: words, more: [words] }));
  });
  expect(printedText).not.toMatch(isCommand);
  expect(printedText.split("\n").length).toBeGreaterThan(5);
});

test("what is a command to nobody is printed as it is", () => {
  const text = "data/a.md:1:2  error\n  ::datasheet{ref=a}\n## Heading\n#[a]\n\u00e4 \u{1f600}\n";
  expect(printed(() => print(text))).toBe(text);
});

test.each(Object.keys(formats) as FormatName[])(
  "a report in the form %s holds no command but its own",
  (name) => {
    for (const words of hostile) {
      const diagnostic: Diagnostic = {
        ...{ code: "link-not-found", severity: "error", file: `${words}.md`, message: words, hint: words },
        ...{ line: 1, column: 1, endLine: 1, endColumn: 2 },
      };
      const text = formats[name]([diagnostic], { textOf: () => words, colour: false, version: "0" });
      const lines = text
        .split("\n")
        .filter((line) => name !== "github" || !/^::(?:error|warning) file=/.test(line));
      expect(lines.join("\n")).not.toMatch(isCommand);
    }
  },
);
