import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { ExportFiles } from "./export-files.tsx";

const block: ExportsBlock = {
  kind: "exports",
  anchor: "exports-register-map-sample",
  caption: "Files of Sample registers",
  files: [
    {
      href: "/exports/register-map/sample.preliminary.csv",
      name: "sample.preliminary.csv",
      format: "Table (CSV)",
      bytes: 1702,
      sha256: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      status: "preliminary",
    },
  ],
};
const draw = (given: ExportsBlock) =>
  renderToStaticMarkup(<ExportFiles block={given} anchors={[block.anchor]} />);

test("files whose check sums are on another page are one line that links there", () => {
  const html = draw({ ...block, href: "/exports#exports-register-map-sample" });
  expect(html).toBe(
    '<div class="page-facts export-row" id="exports-register-map-sample" role="group" aria-label="Files of Sample registers">' +
      '<span><a href="/exports/register-map/sample.preliminary.csv" download="">Table (CSV), preliminary</a> 1.7\u202fkB</span>' +
      '<a href="/exports#exports-register-map-sample">Check sums</a></div>',
  );
});

test("the table of files has the check sums where no other page has them", () => {
  expect(draw(block)).toContain(block.files[0]?.sha256);
});
