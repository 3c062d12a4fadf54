import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../support/tree.ts";

interface Named {
  readonly hash: string;
}
interface PublishedPage extends Named {
  readonly pathname: string;
}
interface Line {
  readonly id: string;
  readonly title: string;
  readonly manifests: readonly Named[];
}

/** A part of a release that can be saved. */
interface PublishedSection {
  readonly id: string;
  readonly title: string;
  readonly pathnames: readonly string[];
  /** Hashes of all objects without which the part is not whole. */
  readonly objects: readonly string[];
}

/** The files that one release has published, read from the disk and not by the code that is tested. */
export class Published {
  readonly name: string;
  readonly release: number;
  /** Hash of the root manifest, by which devices know the release. */
  readonly root: string;
  readonly sections: ReadonlyMap<string, PublishedSection>;
  /** The mark that a document carries of the record that it shows -> addresses of such pages. */
  readonly records: ReadonlyMap<string, readonly string[]>;
  readonly #out: string;

  constructor(name: string, out: string) {
    this.name = name;
    this.#out = out;
    const { release, root } = this.#json<{ release: number; root: Named }>("latest.json");
    this.release = release;
    this.root = root.hash;
    this.sections = this.#readSections();
    this.records = this.#readRecords();
  }

  /** All pages that have an address. */
  get pathnames(): string[] {
    const own = listFiles(this.#out).filter((path) => /(?:^|\/)index\.json$/.test(path));
    return own.map((path) => `/${path.replace(/\/?index\.json$/, "")}`);
  }

  html(pathname: string): string {
    return readFileSync(join(this.#out, decodeURIComponent(pathname), "index.html"), "utf8");
  }

  /** SHA-256 of a page's record. */
  recordHash(pathname: string): string {
    const bytes = readFileSync(join(this.#out, decodeURIComponent(pathname), "index.json"));
    return createHash("sha256").update(bytes).digest("hex");
  }

  #readSections(): Map<string, PublishedSection> {
    const root = this.#object<{ template: Named; shared: Named[]; sections: Line[] }>(this.root);
    const common = [this.root, root.template.hash, ...root.shared.map(({ hash }) => hash)];
    return new Map(root.sections.map((line) => [line.id, this.#readSection(line, common)]));
  }

  #readSection({ id, title, manifests }: Line, common: readonly string[]): PublishedSection {
    const parts = manifests.map(({ hash }) =>
      this.#object<{ pages: PublishedPage[]; assets: Named[] }>(hash),
    );
    const pages = parts.flatMap((part) => part.pages);
    const own = [...manifests, ...pages, ...parts.flatMap(({ assets }) => assets)];
    const objects = [...new Set([...common, ...own.map(({ hash }) => hash)])];
    return { id, title, objects, pathnames: pages.map(({ pathname }) => pathname) };
  }

  #readRecords(): Map<string, string[]> {
    const records = new Map<string, string[]>();
    for (const pathname of [...this.pathnames, "/404"]) {
      const file =
        pathname === "/404" ? "404.json" : join(decodeURIComponent(pathname).slice(1), "index.json");
      if (!existsSync(join(this.#out, file))) continue;
      const { hash, record } = this.#json<{ hash: string; record: { pathname: string } }>(file);
      records.set(hash, [...(records.get(hash) ?? []), record.pathname]);
    }
    return records;
  }

  #object<T>(hash: string): T {
    return this.#json<T>(join("packs/objects", hash));
  }

  #json<T>(path: string): T {
    return JSON.parse(readFileSync(join(this.#out, path), "utf8")) as T;
  }
}
