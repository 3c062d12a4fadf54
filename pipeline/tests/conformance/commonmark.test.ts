import { readFileSync } from "node:fs";
import spec from "commonmark-spec";
import { expect, test } from "vitest";
import { parse } from "../support/sources/parsed-markdown.ts";
import { commonmarkDeviations, commonmarkExamples } from "./commonmark-deviations.ts";
import { ourHtml, theirHtml } from "./comparable-html.ts";
import { deviationsPage, deviationsPagePath } from "./deviations-page.ts";

/** An example as the specification numbers it. A page has a title before its text, so the example is never the title. */
async function run({ markdown, html }: { markdown: string; html: string }) {
  const { document, diagnostics } = await parse(`# Title\n\n${markdown.replaceAll("→", "\t")}`);
  const codes = diagnostics.map(({ code }) => code);
  return { ours: ourHtml(document), theirs: theirHtml(html.replaceAll("→", "\t")), codes };
}

const listed = new Map(
  commonmarkDeviations.flatMap((deviation) =>
    deviation.examples.map((number) => [number, deviation] as const),
  ),
);

test("568 of the 652 examples of CommonMark give the HTML of the specification", () => {
  expect(spec.tests.length).toBe(commonmarkExamples);
  expect(listed.size).toBe(84);
  expect(commonmarkDeviations.flatMap(({ examples }) => examples).length).toBe(listed.size);
  process.stdout.write(
    `CommonMark 0.31.2: ${spec.tests.length - listed.size} of ${spec.tests.length} examples as written, ${listed.size} deviations listed\n`,
  );
});

test.each(spec.tests.filter(({ number }) => !listed.has(number)))("$number, $section", async (example) => {
  const { ours, theirs } = await run(example);
  expect(ours).toBe(theirs);
});

test.each(spec.tests.filter(({ number }) => listed.has(number)))(
  "$number, $section, deviates as listed",
  async (example) => {
    const { ours, theirs, codes } = await run(example);
    expect(ours, "This example does not deviate any more; take it off the list.").not.toBe(theirs);
    const { code } = listed.get(example.number) ?? {};
    if (code !== undefined) expect(codes).toContain(code);
  },
);

test("the manual lists what deviates; npm run manual renews it", () => {
  expect(readFileSync(deviationsPagePath, "utf8")).toBe(deviationsPage());
});
