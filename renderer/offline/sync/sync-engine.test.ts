import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeRelease, type FakeSite, fakeRelease } from "../../tests/offline/fake-release.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import { StorageError } from "../store/storage-error.ts";
import type { SyncEngine } from "./sync-engine.ts";

const pages = (section: string, count: number, change: Record<number, string> = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/${section}/${at}`,
      change[at] ?? `Text of ${section} ${at}.`,
    ]),
  );
const site = (change: Record<number, string> = {}): FakeSite => ({
  docs: pages("docs", 10, change),
  boards: pages("boards", 3),
});

let one: FakeRelease;
let two: FakeRelease;
let world: FakeWorld;
beforeAll(async () => {
  one = await fakeRelease(1, site());
  two = await fakeRelease(2, site({ 3: "Another text." }));
});
beforeEach(() => {
  world = new FakeWorld();
  world.deploy(one);
});

/** Hashes that the device must hold to show all pages of a section. */
const holds = (release: FakeRelease, section: string): boolean =>
  [...release.pages].every(
    ([path, hash]) => !path.startsWith(`/${section}/`) || world.device.stored.has(hash),
  );
const current = () => world.device.readablePointer?.current;

describe("saving", () => {
  test("brings a section in packs and switches once", async () => {
    expect(await world.tab().save(["docs"])).toEqual({ kind: "done", changes: [] });
    expect(current()).toMatchObject({ release: 1, sections: ["docs"], root: { hash: one.rootHash } });
    expect(holds(one, "docs")).toBe(true);
    expect(holds(one, "boards")).toBe(false);
    expect(world.switches).toBe(1);
    // latest, root, three packs (the first contains the manifest), template, style sheet.
    expect(world.requestCount).toBe(7);
    expect(world.mostInFlight).toBeLessThanOrEqual(4);
  });

  test("adds a section to what is saved", async () => {
    await world.tab().save(["docs"]);
    world.forget();
    await world.tab().save(["boards"]);
    expect(current()?.sections).toEqual(["boards", "docs"]);
    expect([...world.requests.keys()].filter((path) => path.endsWith(".pack"))).toHaveLength(1);
  });

  test("reports bytes and a verification of its own", async () => {
    await world.tab().save(["docs"]);
    const download = world.progress.filter(({ step }) => step === "download");
    expect(download.at(-1)?.done).toBe(download.at(-1)?.total);
    expect(download.map(({ done }) => done)).toEqual(
      download.map(({ done }) => done).toSorted((a, b) => a - b),
    );
    expect(world.progress.at(-1)).toMatchObject({ step: "verify" });
  });

  test("stops when the visitor says so, and leaves nothing", async () => {
    const tab = world.tab();
    world.fault = (path) => {
      if (path.endsWith(".pack")) tab.cancel();
      return undefined;
    };
    expect(await tab.save(["docs"])).toMatchObject({ kind: "cancelled" });
    expect(world.device.stored.size).toBe(0);
    expect(world.device.noted.has("journal")).toBe(false);
  });
});

describe("stopping", () => {
  /** A server that accepts some requests and never answers; the visitor presses Stop then. */
  const stopAt = (tab: SyncEngine, pattern: RegExp) => {
    world.fault = (path) => {
      if (!pattern.test(path)) return undefined;
      setTimeout(() => tab.cancel(), 0);
      return "silent";
    };
  };

  test.each([
    ["the list of releases", /latest/],
    ["a manifest", /objects/],
    ["a pack", /pack$/],
  ])("ends at once while %s does not come", async (_, pattern) => {
    const before = world.clock.time;
    const tab = world.tab();
    stopAt(tab, pattern);
    expect(await tab.save(["docs"])).toMatchObject({ kind: "cancelled" });
    expect(world.clock.time).toBe(before);
    expect(world.device.stored.size).toBe(0);
    world.fault = () => undefined;
    expect(await world.tab().start(true)).toEqual({ kind: "unchanged" });
    expect(await world.tab().update({ bySelf: true })).toEqual({ kind: "unchanged" });
    expect(current()).toBeUndefined();
  });

  test.each([
    ["the list of releases", /latest/],
    ["a page", /objects/],
  ])(
    "an update at %s: it does not begin again by itself on that day, by a press it does",
    async (_, pattern) => {
      await world.tab().save(["docs"]);
      world.deploy(two);
      const tab = world.tab();
      stopAt(tab, pattern);
      expect(await tab.update({ bySelf: false })).toMatchObject({ kind: "cancelled" });
      world.fault = () => undefined;
      expect(await world.tab().start(true)).toEqual({ kind: "unchanged" });
      expect(await world.tab().update({ bySelf: true })).toEqual({ kind: "unchanged" });
      expect(current()?.release).toBe(1);
      expect(await world.tab().update({ bySelf: false })).toMatchObject({ kind: "done" });
    },
  );

  test("ends a verification too", async () => {
    const tab = world.tab();
    await tab.save(["docs"]);
    const verifying = tab.verify();
    tab.cancel();
    expect(await verifying).toEqual({ kind: "cancelled" });
    expect(await tab.verify()).toMatchObject({ kind: "verified", broken: 0 });
  });

  test("ends the wait for another tab, and leaves that one at work", async () => {
    await world.tab().save(["docs"]);
    world.fault = (path) => (path === "latest.json" ? "silent" : undefined);
    const [one, other] = [world.tab(), world.tab()];
    const saving = one.save(["boards"]);
    const removing = other.remove("all");
    other.cancel();
    expect(await removing).toEqual({ kind: "cancelled" });
    expect(current()?.sections).toEqual(["docs"]);
    one.cancel();
    expect(await saving).toMatchObject({ kind: "cancelled" });
    expect(await other.remove("all")).toEqual({ kind: "removed" });
  });
});

describe("a request while this tab is at work by itself", () => {
  test("comes first, and no other tab is blamed", async () => {
    await world.tab().save(["docs"]);
    const tab = world.tab();
    world.fault = (path) => (path === "latest.json" ? "silent" : undefined);
    const bySelf = tab.update({ bySelf: true });
    await new Promise((resolve) => setTimeout(resolve, 0));
    world.fault = () => undefined;
    expect(await tab.save(["boards"])).toMatchObject({ kind: "done" });
    expect(await bySelf).toEqual({ kind: "unchanged" });
    expect(current()?.sections).toEqual(["boards", "docs"]);
  });

  test("goes on with what that had begun", async () => {
    world.fault = (path) => (path === "latest.json" ? undefined : "cut");
    await world.tab().save(["boards"]);
    world.fault = (path) => (path.endsWith(".pack") ? "silent" : undefined);
    world.clock.time += 3_600_000;
    const tab = world.tab();
    const bySelf = tab.start(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    world.fault = () => undefined;
    expect(await tab.update({ bySelf: false })).toMatchObject({ kind: "done" });
    expect(await bySelf).toEqual({ kind: "unchanged" });
    expect(current()?.sections).toEqual(["boards"]);
  });

  test("in another tab is busy, and that tab receives the outcome", async () => {
    const [one, other] = [world.tab(), world.tab()];
    const saving = one.save(["docs"]);
    expect(await other.save(["boards"])).toEqual({ kind: "busy" });
    expect(world.ended).toEqual([]);
    await saving;
    expect(world.ended).toEqual(["done"]);
  });
});

describe("an update", () => {
  test("fetches what changed and nothing else, and says which pages", async () => {
    await world.tab().save(["docs"]);
    world.deploy(two);
    world.forget();
    const outcome = await world.tab().update({ bySelf: true });
    expect(outcome).toEqual({
      kind: "done",
      changes: [{ pathname: "/docs/3", title: "Page /docs/3", kind: "changed" }],
    });
    // latest, root, section, page.
    expect(world.requestCount).toBe(4);
    expect(world.device.readablePointer?.previous?.release).toBe(1);
  });

  test("keeps the release before until a start has verified the new one", async () => {
    const tab = world.tab();
    await tab.save(["docs"]);
    world.deploy(two);
    await tab.update({ bySelf: true });
    await tab.start(true);
    expect(holds(one, "docs")).toBe(true);
    await world.tab().start(true);
    expect(world.device.readablePointer?.previous).toBeUndefined();
    expect(holds(one, "docs")).toBe(false);
    expect(holds(two, "docs")).toBe(true);
  });

  test("costs one request where nothing changed", async () => {
    await world.tab().save(["docs"]);
    world.forget();
    expect(await world.tab().update({ bySelf: true })).toEqual({ kind: "unchanged" });
    expect([...world.requests]).toEqual([["latest.json", 1]]);
  });

  test("does not take a copy away from a site that no longer has its sections", async () => {
    await world.tab().save(["docs"]);
    world.deploy(await fakeRelease(2, { other: pages("other", 2) }));
    expect(await world.tab().update({ bySelf: true })).toEqual({ kind: "sections-gone" });
    expect(current()?.release).toBe(1);
  });
});

describe("the status", () => {
  const states = async () =>
    Object.fromEntries((await world.tab().status()).sections.map((s) => [s.id, s.state]));

  test("lists sections that are offered, with their sizes, before anything is saved", async () => {
    const tab = world.tab();
    await tab.check();
    const { sections, storage } = await tab.status();
    expect(storage).toBe("works");
    expect(sections.map(({ id, state, pages }) => [id, state, pages])).toEqual([
      ["docs", "none", 10],
      ["boards", "none", 3],
    ]);
  });

  test("names a section whose object is gone, and nothing else, broken; a repair fetches that object", async () => {
    await world.tab().save(["docs", "boards"]);
    world.device.stored.delete(one.pages.get("/docs/4") ?? "");
    expect(await states()).toEqual({ docs: "broken", boards: "saved" });
    world.forget();
    expect(await world.tab().repair()).toMatchObject({ kind: "done" });
    expect([...world.requests.keys()]).toEqual(["latest.json", `packs/objects/${one.pages.get("/docs/4")}`]);
    expect(await states()).toEqual({ docs: "saved", boards: "saved" });
  });

  test("knows a newer release and what it would change", async () => {
    await world.tab().save(["docs"]);
    world.deploy(two);
    world.forget();
    const tab = world.tab();
    await tab.check();
    const { update } = await tab.status();
    // The lists alone: a pack is for who has none of a section.
    expect([...world.requests.keys()].filter((path) => path.endsWith(".pack"))).toEqual([]);
    expect(update?.changes.map(({ pathname }) => pathname)).toEqual(["/docs/3"]);
    expect(update?.bytes).toBeGreaterThan(0);
    await tab.update({ bySelf: false });
    const after = await tab.status();
    expect(after.update).toBeUndefined();
    expect(after.lastChanges.map(({ pathname }) => pathname)).toEqual(["/docs/3"]);
  });
});

describe("removing", () => {
  test("a section leaves the others whole", async () => {
    await world.tab().save(["docs", "boards"]);
    await world.tab().remove(["docs"]);
    expect(current()?.sections).toEqual(["boards"]);
    expect(holds(one, "boards")).toBe(true);
    expect(world.device.stored.has(one.pages.get("/docs/1") ?? "")).toBe(false);
  });

  test("a section does not forget another that is on its way", async () => {
    await world.tab().save(["docs"]);
    world.fault = (path) => (path.endsWith(".pack") ? "cut" : undefined);
    expect(await world.tab().save(["boards"])).toMatchObject({ kind: "waiting" });
    await world.tab().remove(["docs"]);
    const stateOf = async () =>
      (await world.tab().status()).sections.find(({ id }) => id === "boards")?.state;
    const tab = world.tab();
    world.fault = () => undefined;
    await tab.check();
    expect((await tab.status()).sections.map(({ id, state }) => [id, state])).toEqual([
      ["docs", "none"],
      ["boards", "coming"],
    ]);
    world.clock.time += 3_600_000;
    await world.tab().start(true);
    expect(current()?.sections).toEqual(["boards"]);
    expect(await stateOf()).toBe("saved");
  });

  test("the section that is on its way ends the download", async () => {
    await world.tab().save(["docs"]);
    world.fault = (path) => (path.endsWith(".pack") ? "cut" : undefined);
    await world.tab().save(["boards"]);
    await world.tab().remove(["boards"]);
    expect((await world.tab().status()).waiting).toBeUndefined();
    expect(current()?.sections).toEqual(["docs"]);
  });

  test("everything, and the page is closed on the way: nothing brings it back", async () => {
    await world.tab().save(["docs"]);
    world.fault = (path) => (path.endsWith(".pack") ? "cut" : undefined);
    await world.tab().save(["boards"]);
    world.fault = () => undefined;
    world.device.fault = ({ store, action }) => {
      if (store === "objects" && action === "remove") throw new StorageError("silent");
      // Steps after the pointer are never reached.
      if (store === "notes" && action === "remove" && current() === undefined)
        throw new StorageError("silent");
    };
    await world.tab().remove("all");
    world.device.fault = () => {};
    world.clock.time += 3_600_000;
    await world.tab().start(true);
    expect(current()).toBeUndefined();
    expect(world.device.stored.size).toBe(0);
  });

  test("everything leaves nothing", async () => {
    await world.tab().save(["docs"]);
    await world.tab().remove("all");
    expect(world.device.stored.size).toBe(0);
    expect(world.device.copies).toEqual({ cache: undefined, database: undefined });
  });
});

test("damaged bytes are found, removed and fetched again; a damaged manifest too", async () => {
  await world.tab().save(["docs"]);
  for (const hash of [one.pages.get("/docs/2") ?? "", one.rootHash]) {
    const stored = world.device.stored.get(hash);
    if (stored === undefined) throw new Error("It was stored.");
    world.device.stored.set(hash, { ...stored, bytes: new Uint8Array(stored.bytes.length) });
  }
  expect(await world.tab().verify()).toMatchObject({ kind: "verified", broken: 1 });
  await world.tab().repair();
  expect(await world.tab().verify()).toMatchObject({ kind: "verified", broken: 0 });
});
