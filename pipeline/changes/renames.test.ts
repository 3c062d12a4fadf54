import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import {
  dictionaries,
  type Files,
  productWith,
  samplesFolder,
  siteOf,
} from "../tests/support/pages/site-of.ts";
import { changesMarkdown } from "./changes-markdown.ts";
import { changesText } from "./changes-text.ts";
import { compareSites } from "./compare-sites.ts";
import { compareValues } from "./compare-values.ts";

const compare = (old: unknown, next: unknown) => {
  const written = (value: unknown) => ({ value, digits: {} });
  return compareValues(written(old), written(next)).map(({ kind, path, old, new: now }) => [
    `${kind} ${path.join(" ")}`,
    ...(kind === "added" || kind === "removed" ? [] : [old, now]),
  ]);
};

describe("an item under another name is a rename where it is the same thing:", () => {
  const register = (name: string, address: number, more = {}) => ({ name, address, type: "u16", ...more });
  const cases: [name: string, old: object, next: object, expected: unknown[]][] = [
    [
      "a register at its address, with what else differs",
      { registers: [register("A", 1), register("B", 2)] },
      { registers: [register("A", 1), register("C", 2, { type: "s16" })] },
      [
        ["renamed registers C", "B", "C"],
        ["changed registers C type", "u16", "s16"],
      ],
    ],
    [
      "a signal by its bits",
      { signals: [{ name: "A", start: 0, length: 8, factor: 1 }] },
      { signals: [{ name: "B", start: 0, length: 8, factor: 2 }] },
      [
        ["renamed signals B", "A", "B"],
        ["changed signals B factor", "1", "2"],
      ],
    ],
    [
      "a CAN message by its number, however it is written",
      { messages: [{ id: "0x1a0", name: "Status" }] },
      { messages: [{ id: "0x01A0", name: "Status" }] },
      [["renamed messages 0x01A0", "0x1a0", "0x01A0"]],
    ],
    [
      "a CAN message with another name",
      { messages: [{ id: "0x1A0", name: "Status" }] },
      { messages: [{ id: "0x1A0", name: "State" }] },
      [["renamed messages 0x1A0", "Status", "State"]],
    ],
    [
      "a message of a protocol by its token",
      { messages: [{ id: "ping", token: "P", direction: "to-device" }] },
      { messages: [{ id: "probe", token: "P", direction: "to-device" }] },
      [["renamed messages probe", "ping", "probe"]],
    ],
    [
      "a pin by its number",
      { pins: [{ number: 1, name: "VIN" }] },
      { pins: [{ number: 1, name: "VCC" }] },
      [["renamed pins 1", "VIN", "VCC"]],
    ],
    [
      "a field of a frame by its offset, also where the one before has another type of the same size",
      {
        fields: [
          { name: "a", type: "u16" },
          { name: "b", type: "u8" },
        ],
      },
      {
        fields: [
          { name: "a", type: "s16" },
          { name: "c", type: "u8" },
        ],
      },
      [
        ["changed fields a type", "u16", "s16"],
        ["renamed fields c", "b", "c"],
      ],
    ],
    [
      "a named value by its number",
      {
        values: [
          { value: 0, name: "Off" },
          { value: 1, name: "On" },
        ],
      },
      {
        values: [
          { value: 0, name: "Off" },
          { value: 1, name: "Active" },
        ],
      },
      [["renamed values Active", "On", "Active"]],
    ],
    [
      "an id of which only the letters' case differs",
      { terms: [{ id: "gnss", term: "GNSS" }] },
      { terms: [{ id: "GNSS", term: "GNSS" }] },
      [["renamed terms GNSS", "gnss", "GNSS"]],
    ],
    [
      "a register that stands in another block",
      {
        blocks: [
          { id: "a", registers: [register("X", 1), register("Y", 2)] },
          { id: "b", registers: [] },
        ],
      },
      {
        blocks: [
          { id: "a", registers: [register("Y", 2)] },
          { id: "b", registers: [register("X", 9)] },
        ],
      },
      [
        ["moved blocks b registers X", ["blocks", "a", "registers", "X"], ["blocks", "b", "registers", "X"]],
        ["changed blocks b registers X address", "1", "9"],
      ],
    ],
  ];
  it.each(cases)("%s", (_name, old, next, expected) => {
    expect(compare(old, next)).toEqual(expected);
  });
});

describe("nothing is guessed:", () => {
  const cases: [name: string, old: object, next: object, expected: unknown[]][] = [
    [
      "two registers at one address may either be the former one",
      { registers: [{ name: "A", address: 1 }] },
      {
        registers: [
          { name: "B", address: 1 },
          { name: "C", address: 1 },
        ],
      },
      [["removed registers A"], ["added registers B"], ["added registers C"]],
    ],
    [
      "a register without an address",
      { registers: [{ name: "A" }] },
      { registers: [{ name: "B" }] },
      [["removed registers A"], ["added registers B"]],
    ],
    [
      "another register at another address",
      { registers: [{ name: "A", address: 1 }] },
      { registers: [{ name: "B", address: 2 }] },
      [["removed registers A"], ["added registers B"]],
    ],
    [
      "a value in two sections",
      { a: { rows: [{ param: "p", max: 1 }] }, b: { rows: [] }, c: { rows: [] } },
      { a: { rows: [] }, b: { rows: [{ param: "p", max: 1 }] }, c: { rows: [{ param: "p", max: 1 }] } },
      [["removed a rows p"], ["added b rows p"], ["added c rows p"]],
    ],
  ];
  it.each(cases)("%s", (_name, old, next, expected) => {
    expect(compare(old, next)).toEqual(expected);
  });
});

describe("items that have no name", () => {
  it("are known by what they say, so that one more is one change", () => {
    const wire = (from: number, to: number, colour: string) => ({ from, to, colour });
    const old = { wires: [wire(1, 1, "RD"), wire(2, 2, "BK")] };
    expect(compare(old, { wires: [wire(3, 3, "YE"), ...old.wires] })).toEqual([["added wires 1"]]);
    const groups = { groups: [{ rows: [{ param: "a" }] }, { rows: [{ param: "b" }] }] };
    const more = { groups: [{ rows: [{ param: "z" }] }, ...groups.groups] };
    expect(compare(groups, more)).toEqual([["added groups 1"]]);
  });

  it("are known by their place where they say something else", () => {
    expect(compare({ items: [{ a: 1 }, { a: 2 }] }, { items: [{ a: 1 }, { a: 3 }] })).toEqual([
      ["changed items 2 a", "2", "3"],
    ]);
  });
});

test("interfaces of a site: the text, the Markdown and the JSON name what was renamed", async () => {
  const edits: [file: string, from: string, to: string][] = [
    [
      "interfaces/sample-map.yaml",
      "name: RUNTIME, address: 22, type: u64",
      "name: UPTIME, address: 22, type: s64",
    ],
    ["interfaces/sample-can.yaml", "name: Current, start: 31", "name: Amperes, start: 31"],
    ["interfaces/sample-binary.yaml", "name: label, type: text", "name: caption, type: text"],
    ["interfaces/sample-connector.yaml", "name: GND", "name: COM"],
  ];
  const names = ["units.yaml", "sources.yaml", ...edits.map(([file]) => file)];
  const old = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(samplesFolder, name), "utf8")]),
  );
  const next = Object.fromEntries(
    names.map((name) => {
      const [, from = "", to = ""] = edits.find(([file]) => file === name) ?? [];
      expect(old[name]).toContain(from);
      return [name, old[name]?.replace(from, to) ?? ""];
    }),
  );
  const changes = compareSites(await siteOf(old, { review: true }), await siteOf(next, { review: true }));
  const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };
  const text = changesText(states, changes);
  for (const line of [
    "  ~ blocks › state › registers › UPTIME (renamed): RUNTIME -> UPTIME\n",
    "  ~ blocks › state › registers › UPTIME › type: u64 -> s64\n",
    "  ~ messages › 0x1A0 › signals › Amperes (renamed): Current -> Amperes\n",
    "  ~ messages › state › fields › caption (renamed): label -> caption\n",
    "  ~ pins › 3 (renamed): GND -> COM\n",
  ])
    expect(text).toContain(line);
  expect(text.slice(0, text.indexOf("Anchors"))).not.toMatch(/^ {2}[+-]/m);
  expect(changesMarkdown(states, changes)).toContain("| `pins › 3` (renamed) | `GND` | `COM` |");
  expect(changes.records.flatMap(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({
      kind: "renamed",
      pointer: "/pins/2",
      oldPointer: "/pins/2",
      old: "GND",
      new: "COM",
    }),
  );
});

describe("a file", () => {
  const row = "param: supply-voltage, max: 5, unit: V, status: confirmed, source: page";
  const inSection = (section: string, id = "a"): string =>
    productWith(`    - id: ${section}\n      groups:\n        - rows:\n            - { ${row} }\n`, "", id);
  const changesOf = async (old: Files, next: Files) =>
    compareSites(await siteOf({ ...dictionaries, ...old }), await siteOf({ ...dictionaries, ...next }));
  const doc = (more = "") => `---\ntitle: Doc\n${more}---\n\nText.\n`;
  const cases: [name: string, old: Files, next: Files, expected: object[]][] = [
    [
      "with another id is renamed",
      { "products/a.yaml": inSection("recommended") },
      { "products/a.yaml": inSection("recommended", "b") },
      [{ kind: "renamed", id: "b", oldId: "a", file: "products/a.yaml" }],
    ],
    [
      "of the docs that an alias leads to has moved, with what else differs",
      { "docs/a.md": doc() },
      { "docs/b.md": doc("aliases: [/docs/a]\n") },
      [
        {
          kind: "changed",
          file: "docs/b.md",
          oldFile: "docs/a.md",
          fields: [{ kind: "added", path: ["aliases"] }],
        },
      ],
    ],
    [
      "of the docs that says the same elsewhere has moved",
      { "docs/a.md": doc() },
      { "docs/b.md": doc() },
      [{ kind: "changed", file: "docs/b.md", oldFile: "docs/a.md", fields: [] }],
    ],
    [
      "of the docs of which there are two copies now has gone",
      { "docs/a.md": doc() },
      { "docs/b.md": doc(), "docs/c.md": doc() },
      [
        { kind: "removed", file: "docs/a.md" },
        { kind: "added", file: "docs/b.md" },
        { kind: "added", file: "docs/c.md" },
      ],
    ],
  ];
  it.each(cases)("%s", async (_name, old, next, expected) => {
    expect((await changesOf(old, next)).records).toMatchObject(expected);
  });

  it("whose value stands in another section has one that moved", async () => {
    const others = ["outputs, count: 1", "finish, text: x"].map(
      (value) => `            - { param: ${value}, status: confirmed, source: page }\n`,
    );
    const sections = (first: string, second: string): Files => ({
      "products/a.yaml": productWith(
        `    - id: recommended\n      groups:\n        - rows:\n${others[0]}${first}    - id: absmax\n      groups:\n        - rows:\n${others[1]}${second}`,
        "",
        "a",
      ),
    });
    const line = `            - { ${row} }\n`;
    const changes = await changesOf(sections(line, ""), sections("", line.replace("max: 5", "max: 6")));
    const moved = changes.records[0]?.fields.filter(({ kind }) => kind === "moved");
    expect(moved).toMatchObject([{ about: "value", reference: "product.a.supply-voltage" }]);
    const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };
    expect(changesText(states, changes)).toContain(
      "  ~ sections › absmax › 1 › rows › supply-voltage (moved): sections › recommended › 1 › rows -> sections › absmax › 1 › rows\n  ~ sections › absmax › 1 › rows › supply-voltage › max: 5\u00a0V -> 6\u00a0V\n",
    );
  });
});

describe("an entry of a dictionary in another file is one that moved:", () => {
  const glossary = (id: string, ...terms: string[]): string =>
    `type: glossary\nid: ${id}\ntitle: ${id}\nsummary: Some terms.\nstate: published\nroute: /${id}\nterms:\n${terms.map((term) => `  - { id: ${term}, term: T ${term}, definition: What ${term} is. }\n`).join("")}`;
  const changesOf = async (old: Files, next: Files) =>
    compareSites(await siteOf({ ...dictionaries, ...old }), await siteOf({ ...dictionaries, ...next }));
  const states = { from: { revision: "main", commit: "0".repeat(40) }, to: "now" };
  const reportOf = async (old: Files, next: Files): Promise<string> =>
    changesText(states, await changesOf(old, next));

  it("between two files, with what else differs in it", async () => {
    const next = glossary("words", "b", "c").replace("What c", "Which c");
    const text = await reportOf(
      { "glossary.yaml": glossary("glossary", "a", "c"), "words.yaml": glossary("words", "b") },
      { "glossary.yaml": glossary("glossary", "a"), "words.yaml": next },
    );
    expect(text).toContain(
      `~ glossary words  words.yaml
  ~ terms › c (moved): glossary.yaml › terms -> words.yaml › terms
  ~ terms › c › definition: What c is. -> Which c is.

`,
    );
    expect(text).not.toMatch(/ glossary\.yaml\n|[-+] terms/);
  });

  it("into a new file, and out of one that is gone", async () => {
    const [one, two] = [
      { "glossary.yaml": glossary("glossary", "a", "c") },
      { "glossary.yaml": glossary("glossary", "a"), "words.yaml": glossary("words", "c") },
    ];
    expect(await reportOf(one, two)).toContain(
      "+ glossary words  words.yaml\n  ~ terms › c (moved): glossary.yaml › terms -> words.yaml › terms\n\n",
    );
    expect(await reportOf(two, one)).toContain(
      "~ glossary glossary  glossary.yaml\n  ~ terms › c (moved): words.yaml › terms -> glossary.yaml › terms\n\n- glossary words  words.yaml\n\n",
    );
  });

  it("also of the other dictionaries", async () => {
    const { "units.yaml": units = "" } = dictionaries;
    const line = / {2}- \{ id: mV.*\n/.exec(String(units))?.[0] ?? "";
    const changes = await changesOf(
      {},
      { "units.yaml": String(units).replace(line, ""), "more.yaml": `type: units\nunits:\n${line}` },
    );
    expect(changes.records).toMatchObject([
      {
        kind: "added",
        file: "more.yaml",
        fields: [{ kind: "moved", path: ["units", "mV"], old: ["units.yaml", "units", "mV"] }],
      },
    ]);
  });

  it("but not where a name stands twice, or where a file has mistakes", async () => {
    const withoutEntry = { "glossary.yaml": glossary("glossary", "a", "c") };
    const copied = {
      "glossary.yaml": glossary("glossary", "a"),
      "w.yaml": glossary("w", "c"),
      "x.yaml": glossary("x", "c"),
    };
    expect(await reportOf(withoutEntry, copied)).toContain("- terms › c");
    const wrong = {
      "glossary.yaml": glossary("glossary", "a"),
      "w.yaml": glossary("w", "c").replace("definition", "meaning"),
    };
    expect(await reportOf(withoutEntry, wrong)).not.toContain("(moved)");
  });
});
