import { describe, expect, test } from "vitest";
import { dictionaries, productWith, siteOf } from "../../tests/support/pages/site-of.ts";
import { unconfirmedValues } from "./unconfirmed-values.ts";
import { valuesText } from "./values-text.ts";

const rows = (...list: string[]): string =>
  `    - id: recommended\n      groups:\n        - rows:\n${list.map((row) => `            - { ${row} }\n`).join("")}`;
const confirmed = "param: outputs, count: 4, status: confirmed, source: page";

const report = async (files: Record<string, string>) => {
  const { index } = await siteOf({ ...dictionaries, ...files });
  return unconfirmedValues(index, "2025-03-01");
};

describe("the report on values", () => {
  const files = {
    "products/a.yaml": productWith(
      rows(
        confirmed,
        "param: supply-voltage, max: 6, unit: V",
        "param: finish, text: blue, status: preliminary",
        "param: fused, flag: true, status: withdrawn",
      ),
      "updated: 2025-02-27\nowner: Bench\n",
      "a",
    ),
    "products/b.yaml": productWith(
      rows("param: outputs, count: 2, status: calculated"),
      "updated: 2025-01-30\n",
      "b",
    ),
    "products/c.yaml": productWith(
      rows(confirmed, "param: supply-voltage, max: 6, unit: V, status: stated, source: standard"),
      "",
      "c",
    ),
    "products/d.yaml": productWith(rows("param: outputs, count: 2"), "", "d").replace("published", "draft"),
  };

  test("lists what nobody has confirmed, stated or measured by product and age, drafts too", async () => {
    expect(valuesText(await report(files))).toBe(`b (Sample b), products/b.yaml, 30 days
  outputs  calculated   recommended    line 15

a (Sample a), products/a.yaml, 2 days, Bench
  supply-voltage  unverified   recommended    line 17
  finish          preliminary  recommended    line 18

d (Sample d), products/d.yaml, age unknown
  outputs  unverified   recommended    line 14

4 unconfirmed values in 3 products.
`);
  });

  test("no text of a source begins a line, and none reaches a terminal as it is", async () => {
    const [product] = await report({
      "products/b.yaml": productWith(rows("param: outputs, count: 2"), "", "b"),
    });
    if (product === undefined) throw new Error("There is no product.");
    const text = valuesText([
      {
        ...product,
        title: "::error file=x.md,line=1::no",
        file: "products/\x1b[2J\x9b.yaml",
        owner: "A\n::error::no",
      },
    ]);
    expect(text.split("\n")[0]).toBe(
      "b (::error file=x.md,line=1::no), products/\\x1b[2J\\x9b.yaml, age unknown, A\\x0a::error::no",
    );
  });

  test("says so where there is nothing to confirm", async () => {
    expect(valuesText(await report({ "products/c.yaml": productWith(rows(confirmed)) }))).toBe(
      "Every value is confirmed, stated or measured.\n",
    );
  });
});
