import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusHead, StatusLine } from "./status-legend.tsx";

test("the head of a column has the meanings of the words that the column has, the best known first", () => {
  expect(renderToStaticMarkup(<StatusHead words={["preliminary", "stated", "stated"]} />)).toBe(
    '<th scope="col" title="stated: the maker of a component, or a standard, gives it\npreliminary: it may change">Status</th>',
  );
});

test.each<[name: string, words: readonly string[]]>([
  ["no word", []],
  ["words of another kind", ["genuine", ""]],
])("a column of %s has a plain head and no legend", (_, words) => {
  expect(renderToStaticMarkup(<StatusHead words={words} />)).toBe('<th scope="col">Status</th>');
  expect(renderToStaticMarkup(<StatusLine words={words} />)).toBe("");
});

test("the legend is one line of all words", () => {
  expect(renderToStaticMarkup(<StatusLine words={["measured", "calculated"]} />)).toBe(
    "<p>Status: measured, it was measured; calculated, it follows from other values.</p>",
  );
});
