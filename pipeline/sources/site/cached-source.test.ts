import { expect, test } from "vitest";
import type { Engine } from "../../engine/engine.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
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

function putInto(engine: Engine, source: Source | undefined): Source | "ignored" | undefined {
  putSources(new Map([["key", sourceTexts(source, "key")]]), engine);
  return cachedIn(engine);
}

function cachedIn(engine: Engine): Source | "ignored" | undefined {
  return [...cachedSources(["key"], engine)][0];
}

test.each([
  ["docs/a.md", "---\ntitle: A\n---\n\nSee [b](./b.md) and ![c](c.svg).\n\n## Part\n\nText.\n"],
  ["docs/a.md", "---\ntitle: A\n---\n"],
  ["docs/a.md", '---\ntitle: A\n---\n\n::comparison{ref="x"}\n'],
  ["docs/a.md", "# A {{ product.b.c }}\n\n{{ product.b.c }}\n"],
  ["units.yaml", "type: units\nunits:\n  - { id: V, symbol: V, name: volt, kind: voltage }\n"],
])("what the store gives back of %s says the same: %j", async (path, text) => {
  const source = await parsed(path, text);
  const engine = memoryEngine();
  const cached = putInto(engine, source) as Source;
  const { "": document, ...others } = JSON.parse(JSON.stringify(cached.prose)) as Source["prose"];
  if (document !== undefined) Reflect.deleteProperty(document, "stored");
  const prose = document === undefined ? others : { ...others, "": document };
  expect({ ...cached, prose }).toEqual(JSON.parse(JSON.stringify(source)));
  expect(cachedIn(engine)).toBe(cached);
});

test("the text of a doc is read when it is asked for, and a doc whose text is gone is not known", async () => {
  const source = await parsed("docs/a.md", "---\ntitle: A\n---\n\n## Part\n\nText.\n");
  const engine = memoryEngine();
  const { head, text = "" } = sourceTexts(source, "key");
  engine.values.put("key", head);
  expect(cachedIn(engine)).toBeUndefined();
  putSources(new Map([["key", { head, text: text.replace("Text.", "Other.") }]]), engine);
  const stored = cachedIn(engine) as Source;
  expect(stored.prose[""]?.segments.join("")).toContain("Other.");
  expect(stored.prose[""]?.stored).toEqual({ key: "key", slots: [] });
});

test("a file that is no source is known as one", () => {
  expect(putInto(memoryEngine(), undefined)).toBe("ignored");
});
