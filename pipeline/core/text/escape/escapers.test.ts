import { spawnSync } from "node:child_process";
import parseCsv from "csv-parse/lib/sync";
import { load } from "js-yaml";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { csvField } from "../../../../renderer/shared/compose/csv-field.ts";
import { hasDebianTool } from "../../../tests/support/exports/debian-tool.ts";
import { cComment } from "./c.ts";
import { dbcString, dbcUnit } from "./dbc.ts";
import { codeSpan, escapeMarkdown, markdownAddress, tableCell } from "./markdown.ts";
import { escapeRegExp } from "./reg-exp.ts";
import { yamlComment, yamlFlow, yamlString } from "./yaml.ts";

/** Texts that end, open or continue something in one grammar or another. */
const hostile = [
  ...["'", '"', '""', "\\", "\\\\", '\\"', "a\nb", "a\r\nb", "a\rb", "\n", "\t", " a ", "a,b", "a;b"],
  ...[
    "*/",
    "/*",
    "/*/",
    "*//*",
    "??/",
    "???/",
    "????",
    "//",
    "\\\n",
    "]]>",
    "<!--",
    "</script>",
    ["$", "{a}"].join(""),
    "$1",
  ],
  ...[
    "#",
    "a # b",
    "a: b",
    "- a",
    "|",
    "a|b",
    "a\\|b",
    "`",
    "``",
    "`a`",
    "a``b",
    "{a}",
    "[a](b)",
    "&amp;",
    "%0A",
  ],
  ...["=1+1", "@A1", "+A1", "-A1", "-1+A1", "-1+cmd|' /C calc'!A0", "+1(2)", "\t=1", "\r=1", "\n=1"],
  ...[
    "\u0085",
    "a\u0085b: c",
    "a\u2028b",
    "a\u2029b",
    "\u007f",
    "\u009f",
    "\u0000",
    "\u001b[2J",
    "\ufeff",
    "\ufffe",
  ],
  ...[
    "\ud800",
    "a\udc00b",
    "\u202eabc",
    "\u200b",
    "\u00a0",
    "é",
    "板",
    "😀",
    "a \\",
    "ends with *",
    "/ begins",
  ],
];

describe("YAML", () => {
  /** Characters that readers of YAML 1.1 accept and do not take for a line break. */
  const printable = /^[\t\n\r -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

  test.each(hostile)("two readers have %j again from a quoted text", (text) => {
    const written = `a: ${yamlString(text)}\nb: ${yamlFlow([text, { c: text }])}\n`;
    expect(written).toMatch(printable);
    const read = { a: text, b: [text, { c: text }] };
    expect(parse(written)).toEqual(read);
    expect(load(written)).toEqual(read);
  });

  test.each(hostile)("%j in a comment stays one", (text) => {
    const written = `# ${yamlComment(`x ${text}`)}\na: 1\n`;
    expect(written).toMatch(printable);
    expect(written.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(3);
    expect(parse(written)).toEqual({ a: 1 });
    expect(load(written)).toEqual({ a: 1 });
  });
});

describe("CSV", () => {
  const read = (text: string): string[][] => parseCsv(text, { relax_column_count: false }) as string[][];

  test("a reader has every text again, or the text behind an apostrophe", () => {
    const rows = read(hostile.map((text) => `${csvField(text)},end\r\n`).join(""));
    expect(rows).toHaveLength(hostile.length);
    for (const [at, text] of hostile.entries()) {
      const sound = text.replace(/\p{Surrogate}/gu, "\ufffd");
      expect([`${sound},end`, `'${sound},end`]).toContain(rows[at]?.join(","));
    }
  });

  test.each(["=1+1", "@A1", "+A1", "-A1", "-1+A1(2)", "-1+cmd|' /C calc'!A0", "+5V", "\n=1"])(
    "no spreadsheet runs %j",
    (text) => expect(read(csvField(text))).toEqual([[`'${text}`]]),
  );

  test.each(["-", "-40", "+5 V", "-.5", "-1e-9", "-40 to +85 °C", "5 V", "a=b"])("%j is no formula", (text) =>
    expect(csvField(text)).toBe(text),
  );
});

describe("Markdown", () => {
  const md = new MarkdownIt();
  /** The text that a reader has of one block of Markdown, without its elements. */
  const textOf = (markdown: string): string[] =>
    md
      .parse(markdown, {})
      .flatMap(({ children }) => children ?? [])
      .map(({ content, type }) => (type === "softbreak" ? " " : content));
  const flat = (text: string): string => text.replace(/\s+/g, " ").replace(/[\0\ud800-\udfff]/gu, "\ufffd");
  const visible = hostile.filter((text) => text.trim() !== "");

  test.each(visible)("%j is read again from a code span", (text) => {
    expect(
      textOf(`x ${codeSpan(text)} y`)
        .map(flat)
        .join(""),
    ).toBe(`x ${flat(text)} y`);
  });

  test.each(visible)("%j is read again from text", (text) => {
    const line = text.replace(/\s+/g, " ");
    expect(flat(textOf(`x${escapeMarkdown(line)}y`).join(""))).toBe(flat(`x${line}y`));
  });

  test.each(visible)("a row of a table with %j has its cells", (text) => {
    const line = text.replace(/\s+/g, " ").trim();
    const cells = [escapeMarkdown(line), tableCell(codeSpan(line)), `[x](${markdownAddress(`/${line}`)})`];
    const tokens = md.parse(`| a | b | c | d |\n|---|---|---|---|\n| x${cells.join(" | ")} | end |\n`, {});
    const row = tokens.filter(({ type }) => type === "inline").slice(4);
    expect(row.map(({ children }) => flat((children ?? []).map(({ content }) => content).join("")))).toEqual([
      flat(`x${line}`),
      flat(line),
      "x",
      "end",
    ]);
  });
});

test.skipIf(!hasDebianTool("gcc"))("a compiler of C finds nothing but comments", () => {
  const lines = hostile.map((text, at) => `/* ${cComment(text)} */ int a${at};\n`);
  const flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only", "-x", "c", "-"];
  const { stderr, status } = spawnSync("gcc", flags, { input: lines.join(""), encoding: "utf8" });
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  expect(lines.join("")).not.toContain("??");
});

test("a string of a CAN database is one line of ASCII between two quotes, and escapes quotes alone", () => {
  for (const text of hostile) {
    expect(dbcString(text)).toMatch(/^"(?:[ !#-[\]-~]|\\"|\\(?!["\\]))*"$/);
    expect(dbcUnit(text)).toMatch(/^"(?:[ !#-[\]-~]|\\(?!["\\]))*"$/);
  }
  expect(dbcString('the "A" of C:\\temp\\')).toBe('"the \\"A\\" of C:\\temp/"');
});

test("a regular expression of any text finds that text alone", () => {
  for (const text of [...hostile, "a.b", "[a]", "^a$", "a/b", "a-b"]) {
    for (const flags of ["", "u"]) {
      const pattern = new RegExp(`^(?:${escapeRegExp(text)})$`, flags);
      expect(hostile.filter((other) => pattern.test(other))).toEqual(
        hostile.filter((other) => other === text),
      );
      expect(pattern.test(text)).toBe(true);
    }
  }
});
