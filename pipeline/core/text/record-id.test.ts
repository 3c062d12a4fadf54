import { expect, test } from "vitest";
import { schemas } from "../../../schema/generated/schemas.ts";
import type { SchemaNode } from "../../sources/schema-node.ts";
import { isRecordId } from "./record-id.ts";

const { pattern = "", maxLength = 0 } =
  (schemas as Readonly<Record<string, SchemaNode>>).product?.definitions?.id ?? {};

test.each(["a", "A-1_b", "9", "", "-a", "_a", "a b", "a.b", "ä", "a\n", "a".repeat(80), "a".repeat(81)])(
  "%j is an id where the schemas say so",
  (text) => {
    expect(isRecordId(text)).toBe(new RegExp(pattern, "u").test(text) && text.length <= maxLength);
  },
);
