import { expect, test } from "vitest";
import { limitsOf } from "../site-config.ts";
import { sourceKey } from "./source-key.ts";

const limits = limitsOf(undefined);

/** A file with a key of its own: keys are remembered by file. */
function keyOf(text: string, components: Readonly<Record<string, { as: "card" | "nothing" }>> = {}): string {
  return sourceKey({ kind: "text", path: "docs/a.md", text, hash: "h" }, { ...limits, components });
}

test("the meaning of a component is a part of the key of files that use it, and of no other one", () => {
  const plain = "# A\n\nPins and a PinTable.\n";
  const using = "# A\n\n<PinTable.Row />\n";
  expect(keyOf(plain, { PinTable: { as: "card" } })).toBe(keyOf(plain));
  expect(keyOf(using, { PinTable: { as: "card" } })).not.toBe(keyOf(using));
  expect(keyOf(using, { PinTable: { as: "card" } })).not.toBe(keyOf(using, { PinTable: { as: "nothing" } }));
  expect(keyOf(using, { PinTable: { as: "card" }, Other: { as: "card" } })).toBe(
    keyOf(using, { PinTable: { as: "card" } }),
  );
});

test("any other limit is a part of every key", () => {
  const file = { kind: "text", path: "docs/a.md", text: "# A\n", hash: "h" } as const;
  expect(sourceKey(file, { ...limits, lineLength: 9 })).not.toBe(sourceKey(file, limits));
});
