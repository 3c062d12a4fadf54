import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import { defaultLimits } from "../../types.ts";

async function read(text: string, dialect: "vitepress" | "docusaurus" | "fairlead") {
  const { html, document, diagnostics } = await parse(text, { limits: { ...defaultLimits, dialect } });
  const found = diagnostics.map(
    ({ line, column, severity, code, message, hint }) =>
      `${line}:${column} ${severity} ${code} ${message} ${hint}`,
  );
  return { html: html.trim(), text: document.text, found };
}

test.each(["script", "style"])(
  "a <%s> of another system is left out with all that stands in it",
  async (name) => {
    const text = `Before.\n\n<${name} setup>\nimport A from './A.vue'\n\n.a { color: {{ red }} }\n</${name}>\n\nBehind.\n`;
    expect(await read(text, "vitepress")).toEqual({
      html: "<p>Before.</p>\n<p>Behind.</p>",
      text: "Before.\nBehind.",
      found: [
        `3:1 warning html-not-allowed The HTML <${name}> is left out, because no page has it. Use Markdown for it, or remove it.`,
      ],
    });
  },
);

test("of a form of another system the text stays", async () => {
  const { html, found } = await read('Press <button class="x">Start</button>.\n', "vitepress");
  expect(html).toBe("<p>Press Start.</p>");
  expect(found).toEqual([
    "1:7 warning html-not-allowed The HTML <button> is left out, because no page has it. Use Markdown for it, or remove it.",
  ]);
});

test("a word in angle brackets that is no element stays text in every dialect", async () => {
  for (const dialect of ["vitepress", "fairlead"] as const) {
    const { html, found } = await read("Write <your-board> here.\n", dialect);
    expect(html).toBe("<p>Write &lt;your-board&gt; here.</p>");
    expect(found).toHaveLength(1);
  }
});

test("an attribute that pages do not have is a warning where the docs were written for another system", async () => {
  const severities = async (dialect: "vitepress" | "fairlead") =>
    (await read('<div style="color:red">\n\ntext\n\n</div>\n', dialect)).found.map((each) =>
      each.slice(0, 12),
    );
  expect(await severities("vitepress")).toEqual(["1:6 warning "]);
  expect(await severities("fairlead")).toEqual(["1:6 error ht"]);
});

test("a statement of MDX ends where its brackets do, and the tag of a component within a line is not shown", async () => {
  const text = `export const Split = (props) => (
  <Tabs>

    {props.children}

  </Tabs>
);

Text {/* a remark */}of <Icon name="x" />it.
`;
  const { html, found } = await read(text, "docusaurus");
  expect(html).toBe("<p>Text of it.</p>");
  expect(found.map((each) => each.replace(/ Pages are.*/, ""))).toEqual([
    "1:1 error mdx-not-supported This file uses an export statement, which is MDX.",
    "9:25 error mdx-not-supported This file uses the component <Icon>, which is MDX.",
  ]);
});
