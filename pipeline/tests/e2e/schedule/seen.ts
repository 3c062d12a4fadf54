/** Code that reads pages: each function is self-contained, since its source is sent. */

/** The content of a tab. */
export interface Shown {
  readonly href: string;
  readonly origin: string;
  /** The pathname of the page whose shell this is; null on pages of other sites. */
  readonly pathname: string | null;
  /** The mark of the record that is shown. */
  readonly record: string | null;
  /** The stored release that the document was made of. */
  readonly pinned: string | null;
  readonly heading: string | null;
  /** Releases that the text, and that all of the page, names. */
  readonly editions: { readonly main: readonly string[]; readonly page: readonly string[] };
  /** When the document was opened: another number is another load. */
  readonly opened: number;
}

export function readShown(): Shown {
  const { dataset } = document.documentElement;
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const pinned = entry?.serverTiming?.find(({ name }) => name === "fairlead-root")?.description;
  const editions = (element: Element | null): string[] => {
    const text = element?.textContent ?? "";
    return [...new Set([...text.matchAll(/Edition \d+(?=\.)/g)].map(([found]) => found))];
  };
  return {
    href: location.href,
    origin: location.origin,
    pathname: dataset.pathname ?? null,
    record: dataset.record ?? null,
    pinned: pinned ?? null,
    heading: document.querySelector("main h1")?.textContent ?? null,
    editions: { main: editions(document.querySelector("main")), page: editions(document.body) },
    opened: performance.timeOrigin,
  };
}

/** A release as a device has noted it. */
export interface NotedRelease {
  readonly release: number;
  readonly root: { readonly hash: string };
  readonly sections: readonly string[];
}

/** The content of a device. */
export interface Device {
  /** The pointers of both places, as they are. */
  readonly pointers: readonly { readonly revision: number; readonly current: NotedRelease }[];
  /** Hashes of the objects that are there. */
  readonly objects: readonly string[];
}

export async function readDevice(): Promise<Device> {
  const base = "/";
  const pointer = await caches.match(`${base}packs/pointer.json`, { cacheName: `fairlead${base}meta` });
  const answer = <T>(request: IDBRequest<T>): Promise<T | undefined> =>
    new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
  const inDatabase = async (): Promise<unknown> => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes(`fairlead${base}`)) return undefined;
    const database = await answer(indexedDB.open(`fairlead${base}`));
    if (database === undefined) return undefined;
    const hasStore = database.objectStoreNames.contains("state");
    const pointer = hasStore
      ? await answer(database.transaction("state").objectStore("state").get("pointer"))
      : undefined;
    database.close();
    return pointer;
  };
  const pointers = [await pointer?.json(), await inDatabase()].filter(
    (one) => one !== undefined && one !== null,
  );
  const name = `fairlead${base}objects`;
  const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const objects = requests.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
  return { pointers: pointers as Device["pointers"], objects };
}

/**
 * How many of some objects the Cache lists and how many it returns: a list that is behind is another fault
 * than a loss.
 */
export async function findObjects(hashes: readonly string[]): Promise<string> {
  const name = "fairlead/objects";
  const names = await caches.keys();
  if (!names.includes(name)) return `there is no Cache of objects, but of ${names.join(", ") || "nothing"}`;
  const cache = await caches.open(name);
  const listed = new Set((await cache.keys()).map(({ url }) => url.slice(url.lastIndexOf("/") + 1)));
  const given = await Promise.all(hashes.map((hash) => cache.match(`/packs/objects/${hash}`)));
  const count = (of: readonly unknown[]): string => `${of.length} of ${hashes.length}`;
  return `${listed.size} listed, ${count(hashes.filter((hash) => listed.has(hash)))} of these, ${count(given.filter((one) => one !== undefined))} given`;
}

/** The texts of the panel. */
export interface PanelSays {
  /** Whether it still looks, or something is at work. */
  readonly isBusy: boolean;
  readonly rows: readonly { readonly title: string; readonly state: string }[];
  readonly buttons: readonly string[];
  readonly facts: string;
  readonly ending: string;
}

/** Null without a panel. */
export function readPanel(): PanelSays | null {
  const panel = document.querySelector(".copy-panel");
  if (panel === null) return null;
  const tidy = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const buttons = [...panel.querySelectorAll("button")].map(tidy);
  const rows = [...panel.querySelectorAll<HTMLElement>(".copy-sections tr[data-state]")];
  return {
    isBusy: panel.getAttribute("aria-busy") !== "false" || buttons.includes("Stop"),
    rows: rows.map((row) => ({
      title: tidy(row.querySelector("th")),
      state: row.dataset.state ?? "",
    })),
    buttons,
    facts: tidy(panel.querySelector(".copy-facts dd")),
    ending: tidy(panel.querySelector("p[role=status]")),
  };
}

/** SHA-256 of the records of pages, by their addresses; what cannot be had says why. */
export async function hashRecords(pathnames: readonly string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const pathname of pathnames) {
    try {
      const answer = await fetch(`${pathname === "/" ? "" : pathname}/index.json`);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      hashes[pathname] = answer.ok ? hash : `status ${answer.status}`;
    } catch (error) {
      hashes[pathname] = String(error);
    }
  }
  return hashes;
}

/** Presses a button whose words match, if it is there and can be pressed; says whether. */
export function pressButton(pattern: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".copy-panel button")];
  const found = buttons.find(
    (button) =>
      new RegExp(pattern).test((button.textContent ?? "").replace(/\s+/g, " ").trim()) &&
      !button.disabled &&
      button.getAttribute("aria-disabled") !== "true",
  );
  found?.click();
  return found !== undefined;
}

/** Ticks parts of the list: all, the docs that are ticked by themselves, or one more by its place. */
export function tickParts(which: string): boolean {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(".copy-sections tr[data-state] input[type=checkbox]"),
  ];
  const one = boxes[Number(which) % Math.max(1, boxes.length)];
  const wanted = which === "all" ? boxes : which === "docs" || one === undefined ? [] : [one];
  for (const box of wanted) if (!box.checked && !box.disabled) box.click();
  return boxes.length > 0;
}

/** Clicks a link to a page of the site by its place among them; gives where it leads. */
export function followLink(place: number): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ href, target, origin, pathname, hash, download }) =>
      href !== "" &&
      target === "" &&
      download === "" &&
      hash === "" &&
      origin === location.origin &&
      !/\.\w+$/.test(pathname),
  );
  const link = links[place % Math.max(1, links.length)];
  link?.click();
  return link?.href ?? null;
}
