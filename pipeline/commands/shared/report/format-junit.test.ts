import { describe, expect, it } from "vitest";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import { parseXml } from "../../../tests/support/core/well-formed-xml.ts";
import { formatJunit } from "./format-junit.ts";

const { whole, unlocated, hostile } = samples;

it("is a suite with a failed test a diagnostic, sorted", () => {
  expect(formatJunit([whole, unlocated])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="fairlead" tests="2" failures="2" errors="0" skipped="0">
  <testsuite name="fairlead" tests="2" failures="2" errors="0" skipped="0">
    <testcase name="file-outside A warning." classname="data/b.yaml" file="data/b.yaml">
      <failure type="warning" message="A warning.">data/b.yaml warning file-outside
A warning.</failure>
    </testcase>
    <testcase name="2:1 schema-unknown-key \`stat\` is not a key of this file." classname="data/products/clim.yaml" file="data/products/clim.yaml" line="2">
      <failure type="error" message="\`stat\` is not a key of this file.">data/products/clim.yaml:2:1 error schema-unknown-key
\`stat\` is not a key of this file.
hint: Did you mean \`state\`?
see: fairlead explain schema-unknown-key</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
});

it("has a test that passes where nothing is wrong", () => {
  expect(formatJunit([])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="fairlead" tests="1" failures="0" errors="0" skipped="0">
  <testsuite name="fairlead" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="No errors, no warnings." classname="data"/>
  </testsuite>
</testsuites>
`);
});

it("shows what XML cannot hold as escapes, and gives the rest back when it is parsed", () => {
  const [testcase] = parseXml(formatJunit([hostile])).children[0]?.children ?? [];
  expect(testcase?.attributes.file).toBe("data/50% a:b,c<&>'\"\\x1b[2J ü\\ud800.md");
  expect(testcase?.children[0]?.attributes.message).toBe(
    "100%\\x0d\\x0a::error::x\\x00\\x07 ]]> <a b='c'>&amp; \\x9b\\u202e\\ud800\\ufffe 😀\\x09",
  );
  expect(testcase?.children[0]?.text).toBe(
    `${testcase?.attributes.file}:1:2 error link-not-found\n${testcase?.children[0]?.attributes.message}\nhint: A,b:\\x0ac.`,
  );
});

describe("the reader of these tests refuses", () => {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const cases = {
    "no declaration": "<a/>",
    "an open element": `${head}<a>`,
    "crossed elements": `${head}<a><b></a></b>`,
    "two roots": `${head}<a/><b/>`,
    "a bare ampersand": `${head}<a>&</a>`,
    "an unknown entity": `${head}<a>&nbsp;</a>`,
    "a control": `${head}<a>\u0001</a>`,
    "a lone surrogate": `${head}<a>\ud800</a>`,
    "< in an attribute": `${head}<a b="<"/>`,
    "an attribute twice": `${head}<a b="" b=""/>`,
    "]]> in text": `${head}<a>]]></a>`,
  };
  it.each(Object.entries(cases))("%s", (_name, text) => {
    expect(() => parseXml(text)).toThrow();
  });
});
