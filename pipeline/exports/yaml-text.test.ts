import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type YamlValue, yamlText } from "./yaml-text.ts";

test("mappings and lists of mappings stand in blocks", () => {
  const text = yamlText({
    meta: { id: "a", "ks-version": "0.9" },
    seq: [{ id: "sync", contents: [1, 2] }],
    no: {},
  });
  expect(text).toBe(
    'meta:\n  id: "a"\n  ks-version: "0.9"\nseq:\n  - id: "sync"\n    contents: [1,2]\n"no": {}\n',
  );
});

test("another program reads what was written", () => {
  const { value } = fc.letrec<{ value: YamlValue; mapping: { [key: string]: YamlValue } }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.array(tie("value"), { maxLength: 3 }),
      tie("mapping"),
    ),
    mapping: fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom("no", "on", "switch-on", "a1")),
      tie("value"),
      {
        maxKeys: 4,
        noNullPrototype: true,
      },
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (mapping) => {
      fc.pre(Object.keys(mapping).length > 0);
      expect(parse(yamlText(mapping))).toEqual(mapping);
    }),
  );
});
