import { describe, expect, test } from "vitest";
import { dictionaries, productWith, siteOf } from "../testing.ts";
import { lookUpValue } from "./value-reference.ts";

const rows = (...lines: string[]): string =>
  `    - id: electrical\n      groups:\n        - rows:\n${lines.map((line) => `            - ${line}\n`).join("")}`;

async function sheet(text: string) {
  const site = await siteOf({ ...dictionaries, "products/board.yaml": text });
  const page = site.records.find(({ pathname }) => pathname === "/products/board");
  if (page?.type !== "product")
    throw new Error(`The product does not compile: ${JSON.stringify(site.diagnostics)}`);
  return { site, page, groups: page.sections.flatMap(({ groups }) => groups) };
}

describe("rows of a datasheet", () => {
  test("are those whose status is published", async () => {
    const statuses = ["preliminary", "calculated", "unverified", "withdrawn"];
    const { groups, page } = await sheet(
      productWith(
        rows(
          ...statuses.map(
            (status, index) => `{ param: outputs, count: ${index}, variant: ${status}, status: ${status} }`,
          ),
          "{ param: fused, flag: true }",
        ),
        "keySpecs: [fused, outputs]\n",
      ),
    );
    expect(groups.flatMap((group) => group.rows.map(({ status }) => status))).toEqual([
      "preliminary",
      "calculated",
    ]);
    expect(page.keySpecs.map(({ param }) => param)).toEqual(["outputs"]);
  });

  test("of one parameter have anchors that differ", async () => {
    const text = productWith(
      rows(
        "{ param: outputs, count: 1, cond: one, status: preliminary }",
        "{ param: outputs, count: 2, cond: two, status: preliminary }",
        '{ param: outputs, count: 3, variant: "2", status: preliminary }',
      ),
    );
    const { groups } = await sheet(text);
    expect(groups[0]?.rows.map(({ anchor }) => anchor)).toEqual([
      "param-outputs",
      "param-outputs-2",
      "param-outputs-2-2",
    ]);
  });

  test.each([
    ["a group without a title", "", 1],
    ["a group with a title", "title: Load\n          ", 2],
    ["a group with a condition", "cond: No load\n          ", 2],
  ])("that are on request follow %s", async (_name, head, count) => {
    const text = productWith(
      `    - id: electrical\n      groups:\n        - ${head}rows:\n            - { param: fused, flag: true, status: preliminary }\n`,
    ).replace("datasheet:\n", "datasheet:\n  unknown: [supply-current]\n");
    const { groups } = await sheet(text);
    expect(groups.length).toBe(count);
    expect(groups.at(-1)?.rows.at(-1)).toEqual({
      anchor: "param-supply-current",
      param: "supply-current",
      name: "Supply current",
      section: "electrical",
      display: "on request",
      status: "on-request",
    });
    expect(groups.at(-1)?.title).toBeUndefined();
  });
});

describe("a value reference", () => {
  const cases: [path: string, told: string][] = [
    ["product.board.outputs", "4"],
    ["product.board.fused", "value-not-published"],
    ["product.board.tilt", "value-not-found"],
    ["product.bord.outputs", "value-not-found"],
    ["product.board", "value-not-found"],
    ["product.board.outputs.max", "value-not-found"],
    ["tool.board.outputs", "value-not-found"],
    ["product.constructor.outputs", "value-not-found"],
    ["", "value-not-found"],
  ];
  test.each(cases)("%s", async (path, told) => {
    const { site } = await sheet(
      productWith(rows("{ param: outputs, count: 4, status: preliminary }", "{ param: fused, flag: true }")),
    );
    const found = lookUpValue(path, site.index);
    expect(found.ok ? found.text : found.code).toBe(told);
  });
});

describe("one product embedded twice", () => {
  test("has other anchors the second time, and all are in the record", async () => {
    const site = await siteOf({
      ...dictionaries,
      "products/board.yaml": productWith(rows("{ param: outputs, count: 4, status: preliminary }")),
      "docs/a.md":
        '# A\n\n::datasheet{ref="board"}\n\n::datasheet{ref="board"}\n\n::datasheet{ref="board"}\n',
    });
    const { anchors = [] } = site.records.find(({ pathname }) => pathname === "/docs/a") ?? {};
    expect(anchors).toEqual([
      "spec-electrical",
      "param-outputs",
      "board-spec-electrical",
      "board-param-outputs",
      "board-spec-electrical-2",
      "board-param-outputs-2",
    ]);
    expect(site.diagnostics).toEqual([]);
  });

  test("does not repeat the anchors of its own page", async () => {
    const { page, site } = await sheet(
      productWith(
        rows("{ param: outputs, count: 4, status: preliminary }"),
        'body: |\n  ::datasheet{ref="board"}\n',
      ),
    );
    expect(new Set(page.anchors).size).toBe(page.anchors.length);
    expect(site.diagnostics).toEqual([]);
  });
});
