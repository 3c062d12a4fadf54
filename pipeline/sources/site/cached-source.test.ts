import { expect, test } from "vitest";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import { limitsOf } from "../site-config.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { cachedSources, putSources, sourceTexts } from "./cached-source.ts";

const limits = limitsOf(undefined);

async function parsed(path: string, text: string): Promise<Source | undefined> {
  await prepareMarkdown([text]);
  return parseSource({ kind: "text", path, text, hash: "h" }, { validator: ownSchemas(), limits });
}

function putInto(store: PackStore, source: Source | undefined): Source | "ignored" | undefined {
  putSources(new Map([["key", sourceTexts(source, "key")]]), store);
  return cachedIn(store);
}

function cachedIn(store: PackStore): Source | "ignored" | undefined {
  return [...cachedSources(["key"], store)][0];
}

test.each([
  ["docs/a.md", "---\ntitle: A\n---\n\nSee [b](./b.md) and ![c](c.svg).\n\n## Part\n\nText.\n"],
  ["docs/a.md", "---\ntitle: A\n---\n"],
  ["docs/a.md", '---\ntitle: A\n---\n\n::comparison{ref="x"}\n'],
  ["docs/a.md", "# A {{ product.b.c }}\n\n{{ product.b.c }}\n"],
  ["units.yaml", "type: units\nunits:\n  - { id: V, symbol: V, name: volt, kind: voltage }\n"],
])("what the store gives back of %s says the same: %j", async (path, text) => {
  const source = await parsed(path, text);
  const store = PackStore.open(undefined, "test", "1");
  const cached = putInto(store, source) as Source;
  const { "": document, ...others } = JSON.parse(JSON.stringify(cached.prose)) as Source["prose"];
  if (document !== undefined) Reflect.deleteProperty(document, "stored");
  const prose = document === undefined ? others : { ...others, "": document };
  expect({ ...cached, prose }).toEqual(JSON.parse(JSON.stringify(source)));
  expect(cachedIn(store)).toBe(cached);
});

test("the text of a doc is read when it is asked for, and a doc whose text is gone is not known", async () => {
  const source = await parsed("docs/a.md", "---\ntitle: A\n---\n\n## Part\n\nText.\n");
  const store = PackStore.open(undefined, "test", "1");
  const { head, text = "" } = sourceTexts(source, "key");
  store.put("key", head);
  expect(cachedIn(store)).toBeUndefined();
  putSources(new Map([["key", { head, text: text.replace("Text.", "Other.") }]]), store);
  const stored = cachedIn(store) as Source;
  expect(stored.prose[""]?.segments.join("")).toContain("Other.");
  expect(stored.prose[""]?.stored).toEqual({ key: "key", slots: [] });
});

test("a file that is no source is known as one", () => {
  expect(putInto(PackStore.open(undefined, "test", "1"), undefined)).toBe("ignored");
});
