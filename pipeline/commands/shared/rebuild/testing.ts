import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { canonicalJson } from "../../../core/canonical-json.ts";
import { PackStore } from "../../../engine/cache/pack-store.ts";
import { recordOf } from "../../../pages/page-facts.ts";
import type { SiteContent } from "../../../pages/site-content.ts";
import { dictionaries, productWith } from "../../../pages/testing.ts";
import { recordHash } from "../../../render/record-hash.ts";
import { makeSite } from "../../../site.ts";
import { readData } from "../../../sources/read/read-data.ts";
import { readFiles } from "../../../sources/site/read-files.ts";
import { limitsOf } from "../../../sources/site-config.ts";
import { keepContent, keptContent } from "./kept/kept-content.ts";

export const sheet = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
`;
const glossary = `type: glossary
id: terms
title: Terms
summary: Words.
state: published
terms:
  - { id: bus, term: Bus, definition: A shared line. }
`;
export const prose = `type: prose-rules
banned:
  - { word: simply }
pageWords: 3
exceptions:
  - { file: docs/excepted.md, code: prose-banned-word, reason: A name., until: "2099-01-01" }
`;
/** A doc that links, shows a value, and has a heading and words after it. */
export const start = `---
title: Start
description: Where to begin.
---

Read [the other](./other.md#parts) first. The input takes {{ product.board.supply-voltage }}.

## Wiring

Put the board on the bus and read on.
`;
export const files = {
  ...dictionaries,
  "site.yaml": "type: site\ntitle: Sample\nurl: https://example.org\n",
  "products/board.yaml": productWith(sheet),
  "pages/terms.yaml": glossary,
  "prose-rules.yaml": prose,
  "docs/start.md": start,
  "docs/other.md":
    "---\ntitle: Other\ndescription: The other one.\n---\n\nSome words about it here.\n\n## Parts\n\nTwo parts.\n",
  "docs/embedding.md":
    '---\ntitle: Table\ndescription: It has a table.\n---\n\nSee the table of the board.\n\n::datasheet{ref="board"}\n',
  "docs/excepted.md":
    "---\ntitle: Excepted\ndescription: It has an exception.\n---\n\nWe simply write so here.\n",
};

const shared = {
  ...{ base: "/", url: undefined, review: false, today: "2026-01-01", history: undefined },
  client: { script: "a.js", styles: [], fonts: [] },
};

/** A site that a store knows, in a folder that goes when the test ends: the sample with more files, or a copy of a folder. */
export async function keptSite(more: Readonly<Record<string, string>> | { readonly copyOf: string } = {}) {
  const data = mkdtempSync(join(tmpdir(), "fairlead-"));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(data, path)), { recursive: true });
    writeFileSync(join(data, path), text);
  };
  if ("copyOf" in more) cpSync(more.copyOf, data, { recursive: true });
  else for (const [path, text] of Object.entries({ ...files, ...more })) write(path, text);
  const store = PackStore.open(undefined, "test", "1");
  const read = () => readData(data, limitsOf(undefined));
  const whole = (own = PackStore.open(undefined, "test", "1")) =>
    makeSite({ ...shared, data, store: own, files: read() });
  const keep = async (): Promise<void> => keepContent(await whole(store), { ...shared, data, store });
  const find = (other: Partial<typeof shared> = {}) => {
    const options = { ...shared, ...other, data, store };
    return keptContent(readFiles({ ...options, files: read() }), options);
  };
  /** As a build takes it, which keeps what is not as it was. */
  const kept = async (other?: Partial<typeof shared>) => {
    const found = await find(other);
    found?.keep();
    return found?.content;
  };
  await keep();
  return { write, whole, keep, find, kept, store };
}

type KeptSite = Awaited<ReturnType<typeof keptSite>>;

/** Whether the store has the content of the files as they are; then it is that of the whole site. Else it is kept from now on. */
export async function isTaken({ kept, keep, whole }: KeptSite): Promise<boolean> {
  const content = await kept();
  if (content === undefined) await keep();
  else expect(told(content)).toEqual(told(await whole()));
  return content !== undefined;
}

/** All that is published and said, and the hashes that pages are known by. */
export function told({ records, exports, assets, ...content }: SiteContent): unknown {
  const { shell, links, sidebars, notFound, search, offline, redirects, serials, hosts } = content;
  const { pictures, diagnostics } = content;
  return JSON.parse(
    canonicalJson({
      ...{ shell, links, sidebars, notFound, offline, redirects, serials, hosts, pictures },
      search: recordOf(search),
      ...{ diagnostics, records: records.map(recordOf) },
      hashes: [...records, search].map((page) => recordHash(page, PackStore.open(undefined, "aside", "1"))),
      assets: assets.map(({ path, hash }) => [path, hash]),
      exports: exports.map(({ pathname, sha256, text }) => [pathname, sha256, text]),
    }),
  );
}
