import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, test } from "vitest";
import { ownSchemas } from "../sources/validate/own-schemas.ts";
import { dictionaries, type Files, productWith, siteOf } from "../tests/support/pages/site-of.ts";
import { changesMarkdown } from "./changes-markdown.ts";
import { changesText } from "./changes-text.ts";
import { compareSites } from "./compare-sites.ts";

const catalogue = filesOf("catalogue");
const samples = filesOf("samples");

/** The texts of a folder of fixtures by their path. */
function filesOf(name: string): Record<string, string> {
  const folder = fileURLToPath(new URL(`../tests/fixtures/${name}`, import.meta.url));
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    paths
      .filter((path) => /\.(?:yaml|md|svg)$/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}
const rows = (...list: string[]): string =>
  `    - id: recommended\n      groups:\n        - rows:\n${list.map((row) => `            - { ${row} }\n`).join("")}`;
const volts = (digits: string, more = "status: confirmed, source: page"): string =>
  `param: supply-voltage, max: ${digits}, unit: V, ${more}`;
const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };

const changesOf = async (old: Files, next: Files, review = false) =>
  compareSites(
    await siteOf({ ...dictionaries, ...old }, { review }),
    await siteOf({ ...dictionaries, ...next }, { review }),
  );
const textOf = async (old: Files, next: Files): Promise<string> =>
  changesText(states, await changesOf(old, next));
const product = (...list: string[]): Files => ({ "products/a.yaml": productWith(rows(...list), "", "a") });

describe("a change of a datasheet", () => {
  it("is a field with its old and new value and its unit, digits as written", async () => {
    expect(await textOf(product(volts("1.10")), product(volts("1.20")))).toBe(`From main (000000000000) to now

~ product a  products/a.yaml
  ~ sections › recommended › 1 › rows › supply-voltage › max: 1.10\u00a0V -> 1.20\u00a0V

1 record, 1 field, no pages, no anchors lost, no exports, no files.
`);
    expect(await textOf(product(volts("1.1")), product(volts("1.10")))).toContain(
      "1.1\u00a0V -> 1.10\u00a0V",
    );
  });

  it("of the unit alone shows the value that it makes", async () => {
    const { records } = await changesOf(
      product(volts("5")),
      product(volts("5").replace("unit: V", "unit: mV")),
    );
    expect(records[0]?.fields).toMatchObject([
      { old: "V", new: "mV", reference: "product.a.supply-voltage" },
    ]);
  });

  it("is one change where a row is new, whatever stands around it", async () => {
    const text = await textOf(
      product(volts("5")),
      product("param: outputs, count: 4, status: confirmed, source: page", volts("5")),
    );
    expect(text).toContain("+ sections › recommended › 1 › rows › outputs: 4\n");
    expect(text).toContain("1 record, 1 field");
  });

  it("of the status says so", async () => {
    const { records } = await changesOf(
      product(volts("5", "status: preliminary, source: page")),
      product(volts("5")),
    );
    expect(records[0]?.fields).toMatchObject([{ about: "status", old: "preliminary", new: "confirmed" }]);
  });
});

describe("what nobody publishes is in no form of the changes:", () => {
  const secret = (word: string): Files => ({
    "products/a.yaml": productWith(
      rows(
        volts("5"),
        `param: finish, text: ${word}-text, note: ${word}-note`,
        volts("77777", "status: withdrawn"),
      ),
      `owner: ${word}-owner\n`,
      "a",
    ),
    "products/d.yaml": productWith(rows(volts("6")), `partNumber: ${word}-part\n`, "d").replace(
      "published",
      "draft",
    ),
    "docs/d.md": `---\ndraft: true\n---\n# ${word}-doc\n`,
    "docs/a.md": "# A\n",
  });

  test("drafts, unverified and withdrawn values, owners", async () => {
    const changes = await changesOf(secret("one-secret"), secret("two-secret"));
    expect(changes.records).toEqual([]);
    expect(JSON.stringify(changes)).not.toMatch(/secret|77777/);
  });

  test("a value that is confirmed is new, and one that is withdrawn is gone", async () => {
    const changes = await changesOf(product(volts("5", "cond: quiet")), product(volts("5")));
    expect(changes.records[0]?.fields).toMatchObject([{ kind: "added", newText: "at most 5\u00a0V" }]);
    const back = await changesOf(product(volts("5")), product(volts("5", "status: withdrawn")));
    expect(back.records[0]?.fields).toMatchObject([{ kind: "removed", oldText: "at most 5\u00a0V" }]);
  });

  test("every marked word of the sample catalogue", async () => {
    const marked = /(?:unverified|draft|withdrawn|archived)word|7070707|8080808|9090909/g;
    const others = Object.fromEntries(
      Object.entries(catalogue).map(([path, text]) => [
        path,
        text.replace(marked, (word) => (/\d/.test(word) ? `${word}1` : `${word}other`)),
      ]),
    );
    expect(catalogue).not.toEqual(others);
    const [old, next] = [await siteOf(catalogue), await siteOf(others)];
    for (const changes of [
      compareSites(old, next),
      compareSites(await siteOf({}), old),
      compareSites(old, await siteOf({})),
    ])
      expect(JSON.stringify(changes).match(marked)).toBeNull();
    expect(compareSites(old, next).records).toEqual([]);
  });

  test.each([
    ["no status", ""],
    ["unverified", "unverified"],
    ["withdrawn", "withdrawn"],
  ])("interfaces of which all is %s, whether an item or its record says so", async (_name, status) => {
    const withTitle = (title: string): Files =>
      Object.fromEntries(
        Object.entries(samples).map(([path, text]) => [
          path,
          path.startsWith("interfaces/") && !text.includes("type: enum")
            ? text
                .replace(/^status: .*$/m, status && `status: ${status}`)
                .replace(/^ +status: .*\n|, status: \w+/gm, "")
                .replace(/^title: .*$/m, `title: ${title}`)
            : text,
        ]),
      );
    const [none, one, two] = [
      await siteOf({}),
      await siteOf(withTitle("one-secret")),
      await siteOf(withTitle("two-secret")),
    ];
    for (const changes of [compareSites(one, two), compareSites(none, one), compareSites(one, none)])
      expect(JSON.stringify(changes)).not.toContain("secret");
  });

  test("the review view compares all of it", async () => {
    const changes = await changesOf(secret("one-secret"), secret("two-secret"), true);
    expect(changes.records.map(({ file }) => file)).toEqual([
      "docs/d.md",
      "products/a.yaml",
      "products/d.yaml",
    ]);
  });
});

describe("pages and anchors", () => {
  const doc = (...headings: string[]): Files => ({
    "docs/a.md": `# A\n${headings.map((id) => `\n## Heading {#${id}}\n\nText.\n`).join("")}`,
  });

  it("an anchor in the place of another has a new name", async () => {
    const { anchors } = await changesOf(doc("one", "two", "three"), doc("one", "zwei", "three"));
    expect(anchors).toContainEqual({
      pathname: "/docs/a",
      added: [],
      removed: [],
      renamed: [{ from: "two", to: "zwei" }],
    });
  });

  it("more new anchors than old ones came by themselves", async () => {
    const { anchors } = await changesOf(doc("one", "two"), doc("one", "x", "y"));
    expect(anchors).toContainEqual({ pathname: "/docs/a", added: ["x", "y"], removed: ["two"], renamed: [] });
  });

  it("a page that moved names where it forwards to", async () => {
    const moved = productWith(rows(volts("5")), "route: /new\naliases: [/products/a]\n", "a");
    const { pages } = await changesOf(product(volts("5")), { "products/a.yaml": moved });
    expect(pages).toEqual([
      { kind: "added", name: "/new" },
      { kind: "removed", name: "/products/a", forwardsTo: "/new" },
    ]);
  });

  it("a file under another name is the same record", async () => {
    const old = product(volts("5"));
    const changes = await changesOf(old, { "products/b.yaml": old["products/a.yaml"] ?? "" });
    expect(changes.records).toMatchObject([
      { kind: "changed", file: "products/b.yaml", oldFile: "products/a.yaml", fields: [] },
    ]);
  });
});

describe("hostile text", () => {
  const hostile = "`a` | <img src=x onerror=alert(1)> **b** @everyone #1 [x](javascript:1) ``c``";
  const quoted = (text: string): Files =>
    product(`param: finish, text: ${JSON.stringify(text)}, status: confirmed, source: page`);

  it("stays within code spans and cells of the Markdown", async () => {
    const markdown = changesMarkdown(states, await changesOf(quoted("plain"), quoted(hostile)));
    const row = markdown.split("\n").find((line) => line.includes("onerror")) ?? "";
    expect(row).toBe(
      "| `sections › recommended › 1 › rows › finish › text` | `plain` | ``` `a` \\| <img src=x onerror=alert(1)> **b** @everyone #1 [x](javascript:1) ``c`` ``` |",
    );
  });

  it("moves no cursor of a terminal and hides no text, even in names", () => {
    const record = {
      kind: "added" as const,
      type: "doc",
      file: "docs/\u001b[2J\u202e.md",
      fields: [],
    };
    const changes = {
      records: [record],
      files: [],
      pages: [],
      anchors: [],
      exports: [],
      unread: { old: [], new: [] },
    };
    expect(changesText(states, changes)).toContain("+ docs/\\x1b[2J\\u202e.md");
    expect(changesMarkdown(states, changes)).not.toMatch(/[\u001b\u202e]/);
  });
});

test("a file with mistakes is not compared and says so", async () => {
  const text = await textOf(product(volts("5")), product(volts("5").replace("unit: V", "unti: V")));
  expect(text).toContain("hide what the file says\n  products/a.yaml in the newer state\n");
  expect(text).not.toContain("unti");
  expect(text).not.toContain("supply-voltage");
});

test("the JSON form is what its schema says", async () => {
  const changes = await changesOf(
    { ...product(volts("5")), "docs/a.md": "# A\n\n## B\n\nOne.\n", "docs/b.md": "# B\n" },
    {
      ...product(volts("6"), "param: outputs, count: 2, status: measured, source: bench"),
      "docs/a.md": "# A\n\n## C\n\nTwo.\n",
    },
  );
  const printed: unknown = JSON.parse(
    JSON.stringify({ version: 1, command: "diff", from: states.from, to: null, ...changes }),
  );
  expect(() => ownSchemas().validateValue("site-changes", printed)).not.toThrow();
  expect(changes.records).toHaveLength(3);
});

test("two equal states have no changes", async () => {
  expect(await textOf(product(volts("5")), product(volts("5")))).toBe(
    "From main (000000000000) to now\n\nNothing changed.\n",
  );
});
