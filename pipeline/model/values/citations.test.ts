import { describe, expect, it, test } from "vitest";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { dictionaries, type Files, pageAt, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const sheet = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: signature }
            - { param: outputs, count: 2, status: measured, source: bench }
            - { param: finish, text: blue, status: preliminary, source: manual }
            - { param: fused, flag: true, status: preliminary, source: plan }
`;
const embed = '::parameter-table{ref="board" params="supply-voltage"}';
const files: Files = {
  ...dictionaries,
  "sources.yaml": `${dictionaries["sources.yaml"]}  - { id: signature, kind: signed, title: Made-up signature, role: Sample engineer, date: "2025-01-04" }\n  - { id: manual, kind: own, title: Sample manual, revision: B }\n  - { id: plan, kind: specification, title: Plan of this website }\n  - { id: standard, kind: domain, title: Sample standard }\n`,
  "products/board.yaml": productWith(sheet, "sources: [page]\n"),
  "families/boards.yaml": `type: family\nid: boards\ntitle: Boards\nsummary: A sample.\nstate: published\nsources: [page]\nbody: |\n  ${embed}\n`,
  "pages/home.yaml": `type: landing\nid: home\ntitle: Home\nsummary: A sample.\nstate: published\nsources: [page]\nblocks:\n  - { kind: text, id: values, heading: Values, text: '${embed}' }\n`,
  "glossary.yaml":
    "type: glossary\nid: glossary\ntitle: Glossary\nsummary: A sample.\nstate: published\nsources: [page]\nterms:\n  - { id: board, term: Board, definition: A plate., sources: [page] }\n",
  "docs/a.md": `# A\n\n${embed}\n`,
  "docs/b.md": '# B\n\n::connector{ref="plug"}\n\n::can-message-set{ref="bus"}\n',
  "interfaces/plug.yaml": `type: connector
id: plug
title: Plug
summary: A sample.
sources: [standard, plan]
status: stated
designator: J1
kind: connector
pinCount: 2
pins:
  - { number: 1, name: Supply, class: power, direction: power-in, level: { nom: 5, unit: V, status: measured, source: bench }, function: Supply }
  - { number: 2, name: Ground, class: ground, direction: passive, maxCurrent: { max: 1, unit: A, source: manual }, function: Ground }
`,
  "interfaces/bus.yaml": `type: can-message-set
id: bus
title: Bus
summary: A sample.
sources: [page]
status: preliminary
bus: { idType: standard }
messages:
  - { id: "0x10", name: A, length: 1, signals: [] }
`,
};

const recordAt = async (pathname: string): Promise<PageRecord> => {
  const site = await siteOf(files);
  expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return pageAt(site, pathname);
};
const citationsAt = async (pathname: string): Promise<unknown> => (await recordAt(pathname)).citations;

describe("the sources at the end of a page", () => {
  it("are those of its values, and not what its record was written from", async () => {
    expect(await citationsAt("/products/board")).toMatchObject([
      { id: "signature", act: "signed", role: "Sample engineer" },
      { id: "bench", act: "measured" },
      { id: "manual", own: true, revision: "B" },
    ]);
  });

  test.each(["/", "/families/boards", "/glossary"])(
    "%s carries none, nor does a value on it",
    async (pathname) => {
      const record = await recordAt(pathname);
      expect(record.citations).toBeUndefined();
      expect(record.anchors).not.toContain("sources");
      const { source: _, ...withoutSource } = record;
      expect(JSON.stringify(withoutSource)).not.toMatch(/"source"|signature|Sample page/);
    },
  );

  test("are on a page that shows a table of another record too", async () => {
    expect(await citationsAt("/docs/a")).toMatchObject([{ id: "signature" }]);
  });

  test("are those of embedded records and of their published values, without working papers", async () => {
    const citations = await citationsAt("/docs/b");
    expect(citations).toMatchObject([{ id: "standard" }, { id: "bench" }, { id: "page" }]);
  });
});
