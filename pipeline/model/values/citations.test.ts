import { describe, expect, it, test } from "vitest";
import { dictionaries, type Files, productWith, siteOf } from "../../pages/testing.ts";

const sheet = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: signature }
            - { param: outputs, count: 2, status: measured, source: bench }
`;
const files: Files = {
  ...dictionaries,
  "sources.yaml": `${dictionaries["sources.yaml"]}  - { id: signature, kind: signed, title: Made-up signature, role: Sample engineer, date: "2025-01-04" }\n`,
  "products/board.yaml": productWith(sheet, "sources: [page]\n"),
  "docs/a.md": '# A\n\n::parameter-table{ref="board" params="supply-voltage"}\n',
};

const citationsAt = async (pathname: string): Promise<unknown> => {
  const { records, diagnostics } = await siteOf(files);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return records.find((record) => record.pathname === pathname)?.citations;
};

describe("the sources at the end of a page", () => {
  it("are those of its record, then those of its values", async () => {
    expect(await citationsAt("/products/board")).toMatchObject([
      { id: "page" },
      { id: "signature", act: "signed", role: "Sample engineer" },
      { id: "bench", act: "measured" },
    ]);
  });

  test("are on a page that shows a table of another record too", async () => {
    expect(await citationsAt("/docs/a")).toMatchObject([{ id: "signature" }]);
  });
});
