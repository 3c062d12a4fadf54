import { expect, it } from "vitest";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import { formatGithub } from "./format-github.ts";

const { whole, unlocated, long, hostile } = samples;

it("is a workflow command a diagnostic, sorted, and the summary", () => {
  expect(formatGithub([long, whole, unlocated])).toBe(
    `::warning file=data/b.yaml,title=file-outside::A warning.
::error file=data/products/clim.yaml,line=2,endLine=2,col=1,endColumn=5,title=schema-unknown-key::\`stat\` is not a key of this file.%0Ahint: Did you mean \`state\`?%0Asee: fairlead explain schema-unknown-key
::error file=data/products/clim.yaml,line=4,endLine=6,title=yaml-syntax::This does not end.
2 errors, 1 warning in 2 files.
`,
  );
});

it("is the summary alone where nothing is wrong", () => {
  expect(formatGithub([])).toBe("No errors, no warnings.\n");
});

it("gives hostile text no way out of its command", () => {
  expect(formatGithub([hostile])).toBe(
    `::error file=data/50%25 a%3Ab%2Cc<&>'"\\x1b[2J ü\ud800.md,line=1,endLine=1,col=2,endColumn=2,title=link-not-found::100%25\\x0d\\x0a::error::x\\x00\\x07 ]]> <a b='c'>&amp; \\x9b\\u202e\ud800\ufffe 😀\\x09%0Ahint: A,b:\\x0ac.
1 error in 1 file.
`,
  );
});

const table: [name: string, diagnostic: Parameters<typeof formatGithub>[0][number], start: string][] = [
  ["a line alone", { ...unlocated, line: 3 }, "::warning file=data/b.yaml,line=3,endLine=3,title="],
  [
    "no end",
    { ...unlocated, line: 3, column: 2 },
    "::warning file=data/b.yaml,line=3,endLine=3,col=2,endColumn=2,title=",
  ],
  ["several lines", long, "::error file=data/products/clim.yaml,line=4,endLine=6,title="],
];
it.each(table)("says of %s what GitHub takes", (_name, diagnostic, start) => {
  expect(formatGithub([diagnostic]).startsWith(start)).toBe(true);
});
