import type { Page } from "playwright-core";

/** The content of a copy. */
export interface Saved {
  readonly root: string;
  /** Pathnames of its pages, sorted. */
  readonly pages: readonly string[];
}

/**
 * Stores a copy in the form that the contract describes, without the code that downloads it: manifests and
 * objects in one Cache, the pointer in another. The current one becomes the previous one.
 */
export function saveCopy(page: Page, base = "/", wanted?: readonly string[]): Promise<Saved> {
  return page.evaluate(save, { base, wanted });
}

interface Named {
  readonly hash: string;
  readonly bytes: number;
}
interface Stored extends Named {
  readonly type: string;
}
interface Line {
  readonly id: string;
  readonly manifests: readonly Named[];
}

/** Runs in the browser. */
async function save({
  base,
  wanted,
}: {
  base: string;
  wanted: readonly string[] | undefined;
}): Promise<Saved> {
  const JSON_TYPE = "application/json; charset=utf-8";
  const objects = await caches.open(`fairlead${base}objects`);
  const meta = await caches.open(`fairlead${base}meta`);
  const stored = new Set<string>();
  const put = async (hash: string, type: string): Promise<unknown> => {
    const address = `${base}packs/objects/${hash}`;
    const bytes = await (await fetch(address)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const found = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (found !== hash) throw new Error(`The object ${hash} has the hash ${found}.`);
    if (!stored.has(hash))
      await objects.put(address, new Response(bytes, { headers: { "content-type": type } }));
    stored.add(hash);
    return type === JSON_TYPE ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  };
  const latest = (await (await fetch(`${base}latest.json`)).json()) as {
    release: number;
    date?: string;
    root: Named;
  };
  const root = (await put(latest.root.hash, JSON_TYPE)) as {
    template: Named;
    shared: Stored[];
    sections: Line[];
  };
  const lines = root.sections.filter(({ id }) => wanted === undefined || wanted.includes(id));
  const pages: string[] = [];
  const needed: { hash: string; type: string }[] = [{ ...root.template, type: JSON_TYPE }, ...root.shared];
  for (const manifest of lines.flatMap(({ manifests }) => manifests)) {
    const section = (await put(manifest.hash, JSON_TYPE)) as {
      pages: (Named & { pathname: string })[];
      assets: Stored[];
    };
    pages.push(...section.pages.map(({ pathname }) => pathname));
    needed.push(...section.pages.map(({ hash }) => ({ hash, type: JSON_TYPE })), ...section.assets);
  }
  await Promise.all(needed.map(({ hash, type }) => put(hash, type)));
  const address = `${base}packs/pointer.json`;
  const before = (await (await meta.match(address))?.json()) as
    | { revision: number; current: object & { root: Named } }
    | undefined;
  const current = {
    release: latest.release,
    ...(latest.date === undefined ? {} : { date: latest.date }),
    root: { hash: latest.root.hash, bytes: latest.root.bytes },
    savedAt: "2026-11-21T12:00:00.000Z",
    sections: lines.map(({ id }) => id),
  };
  const isOther = before !== undefined && before.current.root.hash !== latest.root.hash;
  const pointer = {
    format: 1,
    revision: (before?.revision ?? 0) + 1,
    current,
    ...(isOther ? { previous: before.current } : {}),
  };
  await meta.put(address, Response.json(pointer));
  const channel = new BroadcastChannel(`fairlead${base}`);
  channel.postMessage({ type: "pointer-changed" });
  channel.close();
  return { root: latest.root.hash, pages: pages.sort() };
}
