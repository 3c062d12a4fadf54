import { gzipSync } from "fflate";
import { sha256 } from "../../offline/sync/sha256.ts";

/** The pages of a release by section and address; what a page says is its text. */
export type FakeSite = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface FakeRelease {
  readonly release: number;
  readonly rootHash: string;
  /** Files below the base, `latest.json` left out. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly latest: Uint8Array<ArrayBuffer>;
  /** Hash of each page by its address. */
  readonly pages: ReadonlyMap<string, string>;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const GZIP = { mtime: 0 } as const;

/** A release as the build writes it, with packs of at most `perPack` pages. */
export async function fakeRelease(release: number, site: FakeSite, perPack = 4): Promise<FakeRelease> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const pages = new Map<string, string>();
  const put = async (text: string): Promise<{ hash: string; bytes: number }> => {
    const bytes = encode(`${text}\n`);
    const hash = await sha256(bytes);
    files.set(`packs/objects/${hash}`, bytes);
    return { hash, bytes: bytes.length };
  };
  const template = await put('{"template":"shared by all releases"}');
  // At its own address too, as the site itself has it.
  files.set("assets/site.css", encode("body{color:navy}\n"));
  const style = {
    path: "assets/site.css",
    type: "text/css; charset=utf-8",
    ...(await put("body{color:navy}")),
  };
  const sections = [];
  for (const [order, [id, texts]] of Object.entries(site).entries()) {
    const listed = [];
    for (const [pathname, text] of Object.entries(texts)) {
      const name = await put(JSON.stringify({ pathname, text }));
      pages.set(pathname, name.hash);
      listed.push({ pathname, title: `Page ${pathname}`, ...name });
    }
    const drawing = {
      path: `drawings/${id}.svg`,
      type: "image/svg+xml",
      packed: true,
      ...(await put(`<svg>\n<title>${id}</title>\n</svg>`)),
    };
    // As in a long section: each manifest names some of the pages.
    const middle = Math.ceil(listed.length / 2);
    const halves = [
      { pages: listed.slice(0, middle), assets: [drawing] },
      { pages: listed.slice(middle), assets: [] },
    ];
    const manifests = await Promise.all(
      halves.map((half) => put(JSON.stringify({ version: 1, id, ...half }))),
    );
    const packs = [];
    for (let at = 0; at < listed.length; at += perPack) {
      const first = at === 0 ? [...manifests, drawing] : [];
      packs.push(await fakePack([...first, ...listed.slice(at, at + perPack)], files));
    }
    sections.push({
      ...{ id, title: `Section ${id}`, kind: "docs", order, pages: listed.length, manifests, packs },
      bytes: listed.reduce((sum, { bytes }) => sum + bytes, 0),
      transfer: packs.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }
  const packs = [await fakePack([template], files)];
  const root = await put(JSON.stringify({ version: 1, template, shared: [style], packs, sections }));
  const latest = encode(JSON.stringify({ version: 1, release, root }));
  return { release, rootHash: root.hash, files, latest, pages };
}

async function fakePack(pages: readonly { hash: string }[], files: Map<string, Uint8Array<ArrayBuffer>>) {
  const texts = pages
    .map(({ hash }) => new TextDecoder().decode(files.get(`packs/objects/${hash}`)))
    .map((text) => (text.indexOf("\n") === text.length - 1 ? text : `${JSON.stringify(text)}\n`));
  const decoded = encode(texts.join(""));
  const packed = new Uint8Array(gzipSync(decoded, GZIP));
  const hash = await sha256(decoded);
  const path = `packs/${hash.slice(0, 16)}.pack`;
  files.set(path, packed);
  return { path, hash, bytes: packed.length, decoded: decoded.length, objects: pages.length };
}
