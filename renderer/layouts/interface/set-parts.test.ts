import { expect, test } from "vitest";
import type { Block } from "../../../schema/generated/types.ts";
import { setParts } from "./set-parts.ts";

const html = (text: string): Block => ({ kind: "html", html: text });
const table = (id: string): Block => ({ kind: "table", record: "can-message-set", id, tables: [] });
const heading = (level: number, id: string): string =>
  `<h${level} id="${id}">${id} <a class="heading-anchor" href="#${id}">#</a></h${level}>\n`;
const look = (body: readonly Block[]): string[] =>
  setParts(body).map(({ heading: head = "none", id = "", blocks }) => `${head} ${id} ${blocks.length}`);

test("the lowest headings begin parts, and a higher one ends the part before it", () => {
  const body = [
    ...[table("files"), html(heading(2, "bus")), table("bus")],
    ...["a", "b", "c"].flatMap((id) => [html(`${heading(3, id)}<p>8 bytes</p>\n`), table(id)]),
    ...[html(heading(2, "examples")), table("examples")],
  ];
  expect(look(body)).toEqual([
    "none  1",
    "none  2",
    ...["a", "b", "c"].map((id) => `<h3 id="${id}">${id}</h3> ${id} 2`),
    "none  2",
  ]);
});

test("a page of parts alone has headings of the second level", () => {
  const body = ["a", "b", "c"].flatMap((id) => [html(heading(2, id)), table(id)]);
  expect(look(body)).toEqual(["a", "b", "c"].map((id) => `<h2 id="${id}">${id}</h2> ${id} 1`));
});

test("a page with two parts stays as it is", () => {
  const body = ["a", "b"].flatMap((id) => [html(heading(2, id)), table(id)]);
  expect(setParts(body)).toEqual([{ blocks: body }]);
});
