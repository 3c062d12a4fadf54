import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { samples } from "../../tests/layouts/samples.ts";
import { Differences } from "./differences.tsx";

const differences = {
  columns: [
    { title: "Hardware A", boards: [{ hardware: "A" }], notices: [{ title: "Restart", href: "#notice-r" }] },
    { title: "Hardware B", boards: [{ hardware: "B" }], notices: [] },
  ],
  rows: [
    {
      title: "Offset",
      cond: "No load",
      href: "#param-offset",
      cells: [
        [{ display: "-5 mV" }],
        [
          {
            display: "1 in",
            converted: { system: "si", unit: "mm", display: "≈ 25 mm" },
            status: "preliminary",
          },
        ],
      ],
    },
    { title: "Pin 3", group: "Supply", href: "#pin", cells: [[], [{ display: "CANH (CAN)" }]] },
  ],
} as const;

const drawn = (record: object): string =>
  renderToStaticMarkup(<Differences record={{ ...samples.product, ...record } as typeof samples.product} />);

test("a table has a column for each kind of board, and links each row to its place", () => {
  const html = drawn({ differences });
  expect(html).toContain(
    '<th scope="col">What</th><th scope="col">Hardware A</th><th scope="col">Hardware B</th>',
  );
  expect(html).toContain('<td><span><a href="#notice-r">Restart</a></span></td><td>none</td>');
  expect(html).toContain(
    '<th scope="row"><a href="#param-offset">Offset</a><span class="spec-note"> No load</span></th>' +
      "<td><span>\u22125 mV</span></td>",
  );
  expect(html).toContain('data-si="≈ 25 mm">1 in</span><span class="status status-preliminary"> preliminary');
  expect(html).toContain("Supply</span></th><td>–</td><td><span>CANH (CAN)</span></td>");
});

test("with too many kinds of board each value is in a line with its limits", () => {
  const rows = [
    {
      ...{ title: "Outputs", href: "#param-outputs", boards: ["Variant small", "Variant large, hardware A"] },
      cells: [[{ display: "2" }], []],
    },
  ];
  const html = drawn({ differences: { columns: [], rows } });
  expect(html).toContain('<th scope="col">What</th><th scope="col">Value</th><th scope="col">Holds for</th>');
  expect(html).toContain(
    '<tr><th scope="row"><a href="#param-outputs">Outputs</a></th><td><span>2</span></td><td>Variant small</td></tr>' +
      '<tr><th scope="row"><a href="#param-outputs">Outputs</a></th><td>–</td><td>Variant large, hardware A</td></tr>',
  );
});

test("nothing is drawn where nothing differs", () => {
  expect(drawn({})).toBe("");
});
