import { expect, test } from "vitest";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { readReference } from "./read-reference.ts";

test("a part of a divided set is at the page that shows it, whichever page of the set is named", async () => {
  const { index } = await siteOf({
    "site.yaml": "title: Sample\n",
    "docs/set.md": "# Set\n",
    "docs/part.md": "# Part\n",
  });
  const moved = new Map([["/docs/set", new Map([["signal", "/docs/part"]])]]);
  const found = (text: string) => readReference(text, { ...index, moved });
  expect(found("/docs/set#signal")).toMatchObject({ pathname: "/docs/part", anchor: "signal" });
  expect(found("/docs/set#other")).toMatchObject({ pathname: "/docs/set", anchor: "other" });
  expect(found("/docs/set")).toMatchObject({ pathname: "/docs/set" });
});
