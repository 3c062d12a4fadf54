import { expect, test } from "vitest";
import { destinationPages } from "./destination-pages.ts";

const pdf = (objects: readonly string[]): Buffer =>
  Buffer.from(
    `%PDF-1.4\n${objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join("")}`,
    "latin1",
  );

test("places are counted in the order of the tree of pages, and their names decoded", () => {
  const bytes = pdf([
    "<</Type /Catalog\n/Pages 2 0 R\n/Dests 7 0 R>>",
    "<</Type /Pages\n/Kids [3 0 R 6 0 R]>>",
    "<</Type /Pages\n/Kids [5 0 R 4 0 R]\n/Parent 2 0 R>>",
    "<</Type /Page>>",
    "<</Type /Page>>",
    "<</Type /Page>>",
    "<</chapter#2e1 [6 0 R /XYZ 0 700.5 0]\n/table.2 [4 0 R /XYZ 0 12 0]\n/param-stream-rate [5 0 R /XYZ 0 1 0]>>",
  ]);
  expect(destinationPages(bytes)).toEqual(
    new Map([
      ["chapter.1", 3],
      ["table.2", 2],
      ["param-stream-rate", 1],
    ]),
  );
});

test("what looks like an object within a stream is none, and a document without places has none", () => {
  const bytes = pdf([
    "<</Length 40>> stream\n3 0 obj\n<</Type /Catalog /Pages 9 0 R>>\nendstream",
    "<</Type /Page>>",
    "<</Type /Catalog\n/Pages 4 0 R>>",
    "<</Type /Pages\n/Kids [2 0 R]>>",
  ]);
  expect(destinationPages(bytes)).toEqual(new Map());
});
