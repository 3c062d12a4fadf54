import fc from "fast-check";
import { expect, test } from "vitest";
import { parseXmlFragment } from "../../../tests/support/core/well-formed-xml.ts";
import { xmlAttribute, xmlText } from "./xml.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom("]]>", "<!--", "&amp;", '"', "'", "\u0000", "\u001b", "\ud800", "\ufffe", "\r\n", "\t"),
    )
    .map((parts) => parts.join("")),
);
/** The text that a reader may find in place of characters that XML cannot hold. */
const readable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");

test("any text is read back from an element, but for line breaks, which readers make one", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { text: read } = parseXmlFragment(`<a>${xmlText(text)}</a>`);
      expect(read).toBe(readable(text).replace(/\r\n?/g, "\n"));
    }),
  );
});

test("any text is read back from an attribute, in either kind of quotes", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom('"', "'"), (text, quote) => {
      const { attributes } = parseXmlFragment(`<a b=${quote}${xmlAttribute(text)}${quote}/>`);
      expect(attributes.b).toBe(readable(text));
    }),
  );
});
