import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf } from "../../core/hash.ts";
import type { SiteContent } from "../../pages/site-content.ts";
import type { Site } from "../../site.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";
import type { DataTexts, Mutant } from "./mutant.ts";

interface MutatedSite {
  readonly whole: Site;
  /** The same with the pages of the changed files alone made anew. */
  readonly some: Site;
}

/** A site in one warm process: a copy of its data, and what was parsed of it once. */
export class WarmSite {
  readonly #place = mkdtempSync(join(tmpdir(), "fairlead-mutation-"));
  readonly #folder = join(this.#place, "data");
  readonly #engine = memoryEngine();
  readonly #contents = new Map<string, Uint8Array>();
  readonly #options = {
    ...{ engine: this.#engine, base: "/", url: "https://example.org", review: false },
    client: { script: "a.js", styles: [], fonts: [] },
  };

  constructor(data: string) {
    cpSync(data, this.#folder, { recursive: true });
    for (const path of listFiles(data)) this.#contents.set(path, readFileSync(join(data, path)));
  }

  make(): Promise<Site> {
    return siteOfFolder(this.#folder, this.#options);
  }

  /** The site with one change, made whole, and from the former one; the folder is as before afterwards. */
  async mutated({ edits }: Mutant, former: Site): Promise<MutatedSite> {
    for (const [path, text] of edits) this.#put(path, text);
    try {
      const only = { pathnames: new Set<string>(), files: new Set(edits.keys()), former };
      const some = await siteOfFolder(this.#folder, { ...this.#options, only });
      return { whole: await this.make(), some };
    } finally {
      for (const path of edits.keys()) this.#put(path, this.#contents.get(path) ?? null);
    }
  }

  /** The texts as mutators see them. */
  texts(site: Site): DataTexts {
    const texts = [...this.#contents.keys()]
      .filter((path) => /\.(ya?ml|md)$/.test(path) && path !== "README.md")
      .map((path): [string, string] => [path, Buffer.from(this.#contents.get(path) ?? []).toString("utf8")]);
    const records = new Map(site.records.map((record) => [record.pathname, record]));
    const pages = new Map(
      Object.entries(site.links.pages).map(([pathname, { source }]) => [source, pathname]),
    );
    return {
      texts: new Map(texts),
      files: [...this.#contents.keys()],
      pageOf: (path) => pages.get(path),
      anchorsOf: (pathname) => records.get(pathname)?.anchors ?? [],
    };
  }

  close(): void {
    rmSync(this.#place, { recursive: true, force: true });
  }

  #put(path: string, content: string | Uint8Array | null): void {
    const file = join(this.#folder, path);
    rmSync(file, { force: true });
    if (content === null) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The parts of the site, each with a hash: `page /address`, `shell`, `links`, `sidebar NAME`. */
export function outputsOf(site: SiteContent): Map<string, string> {
  const hash = (value: unknown): string => hashOf(canonicalJson(value));
  return new Map([
    ...[...site.records, site.search, site.notFound].map((page): [string, string] => [
      `page ${page.pathname}`,
      hash(page),
    ]),
    ...Object.entries(site.sidebars).map(([name, sidebar]): [string, string] => [
      `sidebar ${name}`,
      hash(sidebar),
    ]),
    ["shell", hash(site.shell)],
    ["links", hash(site.links)],
  ]);
}

/** Names of outputs that differ, sorted. */
export function changedOutputs(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

function listFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    })
    .sort();
}
