import fc from "fast-check";
import { expect, it } from "vitest";
import { parseYaml } from "../../sources/parse/yaml/parse-yaml.ts";
import { limitsOf } from "../../sources/site-config.ts";
import { yamlText } from "./yaml-text.ts";

it.each([
  ["CLIM board", "CLIM board"],
  ["…", "…"],
  ["/docs/intro", "/docs/intro"],
  ["no", '"no"'],
  ["0x1A0", '"0x1A0"'],
  ["2025-11-21", '"2025-11-21"'],
  ["a: b", '"a: b"'],
  ["", '""'],
  [1.5, "1.5"],
  [{ a: [{}, true], "b c": null }, "{ a: [{}, true], b c: null }"],
])("writes %j as %s", (value, text) => {
  expect(yamlText(value)).toBe(text);
});

it("is read as the value that was written", () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("yes", "null", "~", "1e3", "-", "# a", "a #b", "%", "a ", "---", "..."),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ key: text, list: fc.array(text) })), (value) => {
      const { value: read } = parseYaml({
        file: "a",
        text: `a: ${yamlText(value)}  # words\n`,
        limits: limitsOf(undefined),
      });
      expect(read?.value).toEqual({ a: value });
    }),
  );
});
