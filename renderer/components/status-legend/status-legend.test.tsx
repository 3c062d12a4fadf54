import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OnPaper } from "../paper/paper.ts";
import { StatusHead, StatusLine } from "./status-legend.tsx";

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

test("the head of a column opens a legend of the words that the column has, the best known first", () => {
  const html = renderToStaticMarkup(<StatusHead words={["preliminary", "stated", "stated"]} />);
  expect(html).toContain("<summary>Status</summary>");
  expect(plain(html)).toBe(
    "Status stated the maker of a component, or a standard, gives it preliminary it may change",
  );
});

test.each<[name: string, words: readonly string[]]>([
  ["no word", []],
  ["words of another kind", ["genuine", ""]],
])("a column of %s has a plain head", (_, words) => {
  expect(renderToStaticMarkup(<StatusHead words={words} />)).toBe('<th scope="col">Status</th>');
});

test("paper has no legend to open, and one line of all words", () => {
  const head = renderToStaticMarkup(
    <OnPaper value={true}>
      <StatusHead words={["measured"]} />
    </OnPaper>,
  );
  expect(head).toBe('<th scope="col">Status</th>');
  const line = renderToStaticMarkup(<StatusLine words={["measured", "calculated"]} />);
  expect(plain(line)).toBe("Status: measured, it was measured; calculated, it follows from other values.");
});
