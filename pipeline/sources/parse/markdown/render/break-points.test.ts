import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";

const table = (cell: string): string => `| A |\n| --- |\n| ${cell} |\n`;

test.each([
  ["code", "`MAV_CMD_DO_SET_MODE`", "<code>MAV_<wbr>CMD_<wbr>DO_<wbr>SET_<wbr>MODE</code>"],
  ["a path", "see some/long_path/x.yaml", "see some/<wbr>long_<wbr>path/<wbr>x.<wbr>yaml"],
  [
    "a type with brackets",
    "`uint8_t[MESSAGE_LENGTH]`",
    "<code>uint8_<wbr>t<wbr>[MESSAGE_<wbr>LENGTH]</code>",
  ],
  ["signs of HTML", "`a_long_name<b>&c`", "<code>a_<wbr>long_<wbr>name<wbr>&lt;b&gt;&amp;c</code>"],
  ["a short name", "`uint8_t`", "<code>uint8_t</code>"],
  ["words", "These words are all short.", "These words are all short."],
  [
    "an entity of its own",
    "a &amp; b_c_d_e_f_g_h_i",
    "a &amp; b_<wbr>c_<wbr>d_<wbr>e_<wbr>f_<wbr>g_<wbr>h_<wbr>i",
  ],
])("a cell of a table breaks %s between its parts", async (_, cell, expected) => {
  const { html, document } = await parse(table(cell));
  expect(html).toContain(`<td>${expected}</td>`);
  expect(document.text).not.toContain("wbr");
});

test("names in running text are as they are", async () => {
  const { html } = await parse("`MAV_CMD_DO_SET_MODE` and some/long_path/x.yaml\n");
  expect(html).toBe("<p><code>MAV_CMD_DO_SET_MODE</code> and some/long_path/x.yaml</p>\n");
});
