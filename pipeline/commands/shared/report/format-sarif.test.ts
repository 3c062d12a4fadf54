import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { context, samples } from "../../../tests/support/commands/report-samples.ts";
import { formatSarif } from "./format-sarif.ts";

const { whole, unlocated, long, hostile } = samples;
const runOf = (diagnostics: readonly Diagnostic[]) => JSON.parse(formatSarif(diagnostics, context)).runs[0];

it("is one run with sorted rules and results", () => {
  expect(formatSarif([whole, unlocated], context)).toBe(`{
  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
  "version": "2.1.0",
  "runs": [
    {
      "tool": {
        "driver": {
          "name": "Fairlead",
          "version": "1.2.3",
          "rules": [
            {
              "id": "file-outside",
              "shortDescription": {
                "text": "File outside."
              }
            },
            {
              "id": "schema-unknown-key",
              "shortDescription": {
                "text": "Schema unknown key."
              },
              "help": {
                "text": "The manual explains it: fairlead explain schema-unknown-key"
              }
            }
          ]
        }
      },
      "columnKind": "utf16CodeUnits",
      "results": [
        {
          "ruleId": "file-outside",
          "ruleIndex": 0,
          "level": "warning",
          "message": {
            "text": "A warning."
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "data/b.yaml",
                  "uriBaseId": "%SRCROOT%"
                }
              }
            }
          ],
          "partialFingerprints": {
            "fairlead/v1": "96ee0058881d10dc0f5b4b046af19a682d6fc297"
          }
        },
        {
          "ruleId": "schema-unknown-key",
          "ruleIndex": 1,
          "level": "error",
          "message": {
            "text": "\`stat\` is not a key of this file.\\nhint: Did you mean \`state\`?\\nsee: fairlead explain schema-unknown-key"
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "data/products/clim.yaml",
                  "uriBaseId": "%SRCROOT%"
                },
                "region": {
                  "startLine": 2,
                  "startColumn": 1,
                  "endLine": 2,
                  "endColumn": 5
                }
              }
            }
          ],
          "partialFingerprints": {
            "fairlead/v1": "1b44c3cf9564658395c2c4fcf2bd4319d14c2703"
          }
        }
      ]
    }
  ]
}
`);
});

it("has a run without results where nothing is wrong", () => {
  const { tool, results } = runOf([]);
  expect(tool.driver.rules).toEqual([]);
  expect(results).toEqual([]);
});

describe("the address of a file", () => {
  const cases: [file: string, uri: string][] = [
    ["data/a b.yaml", "data/a%20b.yaml"],
    ["data/50%#?.md", "data/50%25%23%3F.md"],
    ["c:d.md", "c%3Ad.md"],
    ["data/ü/漢😀.md", "data/%C3%BC/%E6%BC%A2%F0%9F%98%80.md"],
    ["../site/a.yaml", "../site/a.yaml"],
    ["a\ud800.md", "a%EF%BF%BD.md"],
  ];
  it.each(cases)("of %j is %s", (file, uri) => {
    expect(
      runOf([{ ...unlocated, file }]).results[0].locations[0].physicalLocation.artifactLocation.uri,
    ).toBe(uri);
  });
});

describe("a fingerprint", () => {
  const printsOf = (...diagnostics: Diagnostic[]) =>
    runOf(diagnostics).results.map((result: { partialFingerprints: object }) => result.partialFingerprints);

  it("stays when lines move, and differs by file, code and message", () => {
    expect(printsOf({ ...whole, line: 90, endLine: 90 })).toEqual(printsOf(whole));
    for (const change of [{ file: "data/x.yaml" }, { code: "x" }, { message: "x" }])
      expect(printsOf({ ...whole, ...change })).not.toEqual(printsOf(whole));
  });

  it("tells repeats apart", () => {
    const prints = printsOf(whole, { ...whole, line: 3, endLine: 3 });
    expect(prints[0]).toEqual(printsOf(whole)[0]);
    expect(prints[1]).not.toEqual(prints[0]);
  });
});

it("has the page of a rule where it is a whole address", () => {
  const docs = "https://example.org/diagnostics/schema-unknown-key";
  expect(runOf([{ ...whole, docs }]).tool.driver.rules[0].helpUri).toBe(docs);
});

it("keeps hostile text as it is and writes nothing that a terminal obeys", () => {
  const text = formatSarif([hostile, long], context);
  expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  expect(JSON.parse(text).runs[0].results[0].message.text).toBe(`${hostile.message}\nhint: ${hostile.hint}`);
});

it("names the published manual as the address of the tool, and no address where none was given", () => {
  const driverOf = (text: string) => JSON.parse(text).runs[0].tool.driver;
  const manualUrl = "https://example.org/manual";
  expect(driverOf(formatSarif([], { ...context, manualUrl })).informationUri).toBe(manualUrl);
  expect(driverOf(formatSarif([], context))).not.toHaveProperty("informationUri");
});
