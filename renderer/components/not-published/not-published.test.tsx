import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PageRecord, Question } from "../../../schema/generated/types.ts";
import { NotPublished } from "./not-published.tsx";

const contact = { title: "Contact", href: "/contact" };
const draw = (question: Question): string => {
  const record = { anchors: ["part-not-published"], unknown: ["Mass"], question } as unknown as PageRecord;
  return renderToStaticMarkup(<NotPublished record={record} />);
};

test.each([
  [{ href: "mailto:a@b.example?body=x" }, 'href="mailto:a@b.example?body=x"', "Ask this question"],
  [{ channel: { kind: "telephone", label: "+49 1", href: "tel:+491" } }, 'href="tel:+491"', "Call +49 1"],
  [
    { channel: { kind: "form", label: "our form", href: "https://f.example" } },
    "https://f.example",
    "Ask by",
  ],
  [
    { channel: { kind: "chat", label: "our chat", href: "https://c.example" } },
    "https://c.example",
    "Ask in",
  ],
  [{ channel: { kind: "link", label: "us at X", href: "https://x.example" } }, "https://x.example", "Ask at"],
  [{ contact }, 'class="button" href="/contact"', "Contact"],
] as const)("the panel ends with a way on: %j", (way, address, text) => {
  const html = draw({ text: "Please tell me.", ...way });
  expect(html).toContain(address);
  expect(html).toContain(text);
  expect(html).toContain("Please tell me.");
});

test("the contact page follows a channel", () => {
  const html = draw({ text: "Please tell me.", href: "mailto:a@b.example", contact });
  expect(html).toContain('More ways to ask: <a href="/contact">Contact</a>');
});

test("without any way the text stands alone", () => {
  expect(draw({ text: "Please tell me." })).not.toContain("<a ");
});
