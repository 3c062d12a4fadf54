import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "../../../tests/support/sources/parsed-markdown.ts";

const folder = new URL("../../../tests/fixtures/markdown/", import.meta.url);

/** Name, source and expected HTML, each ended by a line with a dot; `→` is a tab in the source. */
function readCases(file: string): Array<{ name: string; source: string; expected: string }> {
  const parts = readFileSync(new URL(file, folder), "utf8").split(/^\.\n/m);
  return Array.from({ length: Math.floor(parts.length / 3) }, (_, index) => {
    const [name = "", source = "", expected = ""] = parts.slice(index * 3, index * 3 + 3);
    return { name: name.trim(), source: source.replaceAll("→", "\t"), expected };
  });
}

describe.each(readdirSync(folder).filter((file) => file.endsWith(".txt")))("%s", (file) => {
  test.each(readCases(file))("$name", async ({ source, expected }) => {
    const { html } = await parse(source);
    expect(html.trimEnd()).toBe(expected.trimEnd());
  });

  test.each(readCases(file))("$name: the same with CRLF and a BOM", async ({ source }) => {
    const [lf, crlf] = [await parse(source), await parse(`\ufeff${source.replaceAll("\n", "\r\n")}`)];
    expect(crlf.html).toBe(lf.html);
    expect(crlf.document.text).toBe(lf.document.text);
  });
});
