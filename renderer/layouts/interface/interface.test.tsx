import { expect, test } from "vitest";
import type { InterfacePage } from "../../../schema/generated/types.ts";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { card, page } from "../../tests/layouts/sample-parts.ts";
import { layout } from "./interface.tsx";

const anchors = ["message-ping", "part-documentation", "part-sources"];
const record: InterfacePage = {
  ...page("interface", "Sample protocol"),
  type: "interface",
  kind: "serial-protocol",
  revision: "B",
  anchors,
  body: [
    {
      kind: "table",
      record: "serial-protocol",
      id: "sample",
      products: [card("Sample board", "product")],
      tables: [
        {
          caption: "Messages",
          columns: [{ id: "name", title: "Name" }],
          rows: [{ anchor: "message-ping", cells: ["Ping"] }],
        },
      ],
    },
  ],
  docs: [card("Sample guide", "doc")],
};

test("the kind, the revision, the tables, the products and the docs are shown", () => {
  const html = renderSample("interface", layout, record);
  for (const text of ["Serial protocol", ">B<", "Ping", "/product/sample-board", "/doc/sample-guide"])
    expect(html).toContain(text);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("interface", layout, record));
  expect(anchors).toEqual(expect.arrayContaining(ids));
  expect(ids).toContain("message-ping");
});

test("a record without docs has no part for them", () => {
  expect(renderSample("interface", layout, { ...record, docs: [] })).not.toContain("part-documentation");
});
