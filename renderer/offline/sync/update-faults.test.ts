import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeRelease, fakeRelease } from "../../tests/offline/fake-release.ts";
import { fakePages, fakeSite, holds } from "../../tests/offline/fake-site.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";

let releases: FakeRelease[];
let world: FakeWorld;
/** Release `number`; releases 2 and above change the third page. */
const release = (number: number): FakeRelease => {
  const found = releases[number - 1];
  if (found === undefined) throw new Error(`There is no release ${number}.`);
  return found;
};
beforeAll(async () => {
  releases = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      fakeRelease(at + 1, fakeSite(at === 0 ? {} : { 3: `Text of release ${at + 1}.` })),
    ),
  );
});
beforeEach(async () => {
  world = new FakeWorld();
  world.deploy(release(1));
  await world.tab().save(["docs", "boards"]);
  world.forget();
});
const currentRelease = () => world.device.readablePointer?.current.release;
const update = () => world.tab().update({ bySelf: true });

describe("F34: a release that is half deployed", () => {
  test.each([
    ["the root manifest is not there", (_path: string) => true],
    ["a page is not there", (path: string) => path === `packs/objects/${release(2).pages.get("/docs/3")}`],
  ])("waits for at least a minute where %s, and comes whole afterwards", async (_name, isMissing) => {
    for (const [path, bytes] of release(2).files) if (!isMissing(path)) world.files.set(path, bytes);
    world.files.set("latest.json", release(2).latest);
    const outcome = await update();
    expect(outcome).toMatchObject({ kind: "waiting", problem: { kind: "status", status: 404 } });
    expect(outcome.kind === "waiting" && outcome.retryAt - world.clock.time).toBeGreaterThanOrEqual(60_000);
    expect(currentRelease()).toBe(1);
    world.deploy(release(2));
    world.forget();
    // Not before its time.
    expect(await update()).toEqual({ kind: "unchanged" });
    expect(world.requestCount).toBe(0);
    world.clock.time += 3_600_000;
    expect(await update()).toMatchObject({ kind: "done" });
    expect(currentRelease()).toBe(2);
  });
});

test("F35: an update that fails again and again: the copy serves, the waits grow to an hour, requests stay few", async () => {
  const bad = `packs/objects/${release(2).pages.get("/docs/3")}`;
  world.deploy(release(2));
  world.fault = (path) => (path === bad ? new Response("wrong") : undefined);
  const waits: number[] = [];
  for (let check = 0; check < 10; check++) {
    const outcome = await update();
    if (outcome.kind !== "waiting") throw new Error(`Ended as ${outcome.kind}.`);
    expect(outcome.problem).toEqual({ kind: "wrong-bytes" });
    waits.push(outcome.retryAt - world.clock.time);
    world.clock.time = outcome.retryAt;
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBeGreaterThan(3_000_000);
  expect(world.requests.get(bad)).toBe(30);
  expect(world.requestCount).toBeLessThanOrEqual(10 * 8);
  expect(currentRelease()).toBe(1);
  expect(holds(world, release(1), "docs")).toBe(true);
  const { waiting, current } = await world.tab().status();
  expect(waiting?.problem).toBe("wrong-bytes");
  expect(current?.savedAt).toBeDefined();
});

test("F36: many releases behind costs what changed, not how far it is", async () => {
  world.deploy(release(2));
  await update();
  const near = world.sent;
  world = new FakeWorld();
  world.deploy(release(1));
  await world.tab().save(["docs", "boards"]);
  for (const one of releases) world.deploy(one);
  world.forget();
  await update();
  expect(currentRelease()).toBe(30);
  expect(Math.abs(world.sent - near)).toBeLessThan(100);
});

test("F37: a rollback is a release with a higher number; its objects are there already", async () => {
  world.deploy(release(2));
  await update();
  const back = await fakeRelease(31, fakeSite());
  world.deploy(back);
  world.forget();
  expect(await world.tab().update({ bySelf: true })).toMatchObject({ kind: "done" });
  expect(currentRelease()).toBe(31);
  // latest.json alone: release 1, kept from before, has the same manifests and pages.
  expect([...world.requests.keys()]).toEqual(["latest.json"]);
});

test("F38: an edge that shows N, then N-1: the copy never goes back", async () => {
  world.deploy(release(2));
  await update();
  for (const answer of [release(1), release(2), release(1), release(2)]) {
    world.files.set("latest.json", answer.latest);
    expect(await update()).toEqual({ kind: "unchanged" });
    expect(currentRelease()).toBe(2);
  }
});

describe("F41: a release that lacks a saved section", () => {
  const status = async () => {
    const tab = world.tab();
    await tab.check();
    return tab.status();
  };

  beforeEach(async () => {
    const { docs } = fakeSite({ 3: "Text of release 2." });
    world.deploy(await fakeRelease(2, { docs: docs ?? {}, renamed: fakePages("renamed", 3) }));
  });

  test("is not taken by itself, nor by a save or a repair: the copy stays whole", async () => {
    expect(await update()).toEqual({ kind: "sections-gone" });
    expect(await world.tab().save(["renamed"])).toEqual({ kind: "sections-gone" });
    world.device.stored.delete(release(1).pages.get("/boards/1") ?? "");
    expect(await world.tab().repair()).toMatchObject({ kind: "done" });
    expect(currentRelease()).toBe(1);
    expect(holds(world, release(1), "docs")).toBe(true);
    expect(holds(world, release(1), "boards")).toBe(true);
    expect(world.device.noted.has("journal")).toBe(false);
  });

  test("is an offer that names what goes, beside what changes; what is saved stays listed", async () => {
    const { update: offered, sections } = await status();
    expect(offered?.removed).toEqual([{ id: "boards", title: "Section boards" }]);
    expect(offered?.changes.map(({ pathname, kind }) => `${pathname} ${kind}`)).toEqual([
      ...["/boards/0 removed", "/boards/1 removed", "/boards/2 removed"],
      "/docs/3 changed",
    ]);
    const states = sections.map(({ id, state }) => `${id} ${state}`);
    expect(states.sort()).toEqual(["boards saved", "docs saved", "renamed none"]);
  });

  test("is taken once the visitor agrees, also after a cut, and the last update names what went", async () => {
    world.fault = (path) =>
      world.device.stored.has(path.slice(14)) || path === "latest.json" ? undefined : "cut";
    const request = { bySelf: false, giveUp: ["boards"] };
    expect(await world.tab().update(request)).toMatchObject({ kind: "waiting" });
    expect(holds(world, release(1), "boards")).toBe(true);
    world.fault = () => undefined;
    world.clock.time += 3_600_000;
    expect(await world.tab().start(true)).toMatchObject({ kind: "done" });
    expect(world.device.readablePointer?.current).toMatchObject({ release: 2, sections: ["docs"] });
    const { lastChanges } = await world.tab().status();
    expect(lastChanges.filter(({ kind }) => kind === "removed")).toHaveLength(3);
  });
});

describe("F19: no space in an update", () => {
  beforeEach(() => {
    world.deploy(release(2));
    world.device.quota = world.device.usage + 2000;
  });

  test("the old copy stays, fetched objects are removed, and no try follows by itself", async () => {
    const before = world.device.usage;
    expect(await update()).toMatchObject({ kind: "full" });
    expect(world.device.usage).toBe(before);
    expect(holds(world, release(1), "docs")).toBe(true);
    world.forget();
    for (let visit = 0; visit < 5; visit++) await update();
    // Each looks whether there is another release by now.
    expect([...world.requests]).toEqual([["latest.json", 5]]);
  });

  test("a day later it is tried again by itself, once, and taken where there is space by now", async () => {
    expect(await update()).toMatchObject({ kind: "full" });
    world.clock.time += 86_400_000;
    expect(await update()).toMatchObject({ kind: "full" });
    expect(await update()).toMatchObject({ kind: "unchanged" });
    world.device.quota = Number.POSITIVE_INFINITY;
    // The clock was wrong by years, and is right again.
    world.clock.time -= 20 * 365 * 86_400_000;
    expect(await update()).toMatchObject({ kind: "done" });
    expect(currentRelease()).toBe(2);
  });

  test("with the visitor's consent the changed section is replaced in place", async () => {
    await update();
    expect(await world.tab().update({ bySelf: false, replace: true })).toMatchObject({ kind: "done" });
    expect(currentRelease()).toBe(2);
    expect(holds(world, release(2), "docs")).toBe(true);
    expect(world.device.readablePointer?.current.sections).toEqual(["boards", "docs"]);
  });

  test("a later release that fits is taken", async () => {
    await update();
    world.device.quota = Number.POSITIVE_INFINITY;
    world.deploy(release(3));
    expect(await update()).toMatchObject({ kind: "done" });
    expect(currentRelease()).toBe(3);
  });
});

/** Saves, deploys, and then does something once for each step at which the power can go. */
async function cutEach(
  saved: readonly string[],
  next: FakeRelease,
  work: () => Promise<unknown>,
  judge: (cutAt: string) => Promise<void>,
): Promise<void> {
  for (let at = 0, isCut = true; isCut; at++) {
    world = new FakeWorld();
    world.deploy(release(1));
    await world.tab().save([...saved]);
    world.deploy(next);
    let left = at;
    isCut = false;
    world.device.fault = ({ action }) => {
      if (action === "read" || action === "list" || --left >= 0) return;
      isCut = true;
      throw new Error("cut");
    };
    await work().catch(() => {});
    world.device.fault = () => {};
    await judge(`cut at ${at}`);
  }
}

/** The states of all sections that can be opened, lists included. */
const states = async () =>
  Object.fromEntries((await world.tab().status()).sections.map(({ id, state }) => [id, state]));

test("F40: whatever step an update is cut at, the copy shows the old release or the new one, whole", async () => {
  await cutEach(["docs", "boards"], release(2), update, async (cutAt) => {
    const now = release(currentRelease() ?? 0);
    expect(holds(world, now, "docs"), cutAt).toBe(true);
    expect(holds(world, now, "boards"), cutAt).toBe(true);
    expect(await states(), cutAt).toEqual({ docs: "saved", boards: "saved" });
  });
});

test("F40: whatever step a save is cut at, what was saved before is there", async () => {
  const save = () => world.tab().save(["boards"]);
  await cutEach(["docs"], release(1), save, async (cutAt) => {
    expect(holds(world, release(1), "docs"), cutAt).toBe(true);
    expect(await states(), cutAt).toMatchObject({ docs: "saved" });
  });
});

test("F26: what is saved after the caches were emptied in the middle of a write outlives a killed browser", async () => {
  world.device.stored.clear();
  world.device.isUnlisted = true;
  expect(await world.tab().repair()).toMatchObject({ kind: "done" });
  world.device.kill();
  expect(holds(world, release(1), "docs")).toBe(true);
  expect(await states()).toEqual({ docs: "saved", boards: "saved" });
});

test("F40: the release before goes when a start has verified the new one, not earlier", async () => {
  world.deploy(release(2));
  const tab = world.tab();
  await tab.update({ bySelf: true });
  expect(holds(world, release(1), "docs")).toBe(true);
  world.device.stored.delete(release(2).pages.get("/docs/9") ?? "");
  await world.tab().start(true);
  expect(world.device.readablePointer?.previous?.release).toBe(1);
  await world.tab().repair();
  await world.tab().start(true);
  expect(world.device.readablePointer?.previous).toBeUndefined();
});

test("the release before is given up where a verification finds wrong bytes in it", async () => {
  world.deploy(release(2));
  await world.tab().update({ bySelf: true });
  const hash = release(1).pages.get("/docs/3") ?? "";
  const stored = world.device.stored.get(hash);
  expect(world.device.readablePointer?.previous?.release).toBe(1);
  expect(await world.tab().verify()).toMatchObject({ kind: "verified", broken: 0 });
  expect(world.device.readablePointer?.previous?.release).toBe(1);
  if (stored !== undefined)
    world.device.stored.set(hash, { ...stored, bytes: stored.bytes.map((byte) => byte ^ 1) });
  expect(await world.tab().verify()).toMatchObject({ kind: "verified", broken: 0 });
  expect(world.device.readablePointer?.previous).toBeUndefined();
  expect(currentRelease()).toBe(2);
});

test("F41: the status says what a verification finds, after each kind of trouble", async () => {
  const troubles: (() => unknown)[] = [
    () => {},
    () => void world.device.stored.delete(release(1).pages.get("/docs/1") ?? ""),
    () => world.tab().repair(),
    () => {
      world.deploy(release(2));
      world.isDown = true;
    },
    () => update(),
    () => {
      world.isDown = false;
    },
    () => update(),
    () => world.tab().remove(["boards"]),
  ];
  for (const trouble of troubles) {
    await trouble();
    const isBroken = (await world.tab().status()).sections.some(({ state }) => state === "broken");
    const found = await world.tab().verify();
    expect(isBroken).toBe(found.kind === "verified" && found.broken > 0);
  }
});

describe("a tab that the browser stopped during an update, and that goes on after another one took its place", () => {
  /** Runs what the other tab does in the middle of the update of the first. */
  async function overtaken(by: () => Promise<unknown>): Promise<unknown> {
    world.deploy(release(2));
    const page = `packs/objects/${release(2).pages.get("/docs/3")}`;
    let isOvertaken = false;
    world.fault = (path) => {
      if (path !== page || isOvertaken) return undefined;
      isOvertaken = true;
      world.breakLock();
      const bytes = world.files.get(path) ?? new Uint8Array();
      const late = new ReadableStream<Uint8Array>({
        async start(stream) {
          await by();
          stream.enqueue(bytes);
          stream.close();
        },
      });
      return new Response(late, { headers: { "content-type": "application/octet-stream" } });
    };
    return world.tab().update({ bySelf: false });
  }

  test("leaves the newer release that the other one brought", async () => {
    await overtaken(async () => {
      world.deploy(release(3));
      expect(await world.tab().update({ bySelf: false })).toMatchObject({ kind: "done" });
    });
    expect(currentRelease()).toBe(3);
    expect(holds(world, release(3), "docs")).toBe(true);
  });

  test("brings nothing back of what the other one removed", async () => {
    await overtaken(() => world.tab().remove("all"));
    expect(currentRelease()).toBe(undefined);
  });

  test.each([
    ["an update", () => world.tab().update({ bySelf: false })],
    [
      "a removal and a save",
      () =>
        world
          .tab()
          .remove("all")
          .then(() => world.tab().save(["docs", "boards"])),
    ],
  ] as const)("removes nothing of what %s of the other one needs", async (_, work) => {
    // A copy that was removed and saved anew counts its revisions from the beginning, too.
    world = new FakeWorld();
    world.deploy(release(1));
    world.device.stored.set("f".repeat(64), { bytes: new Uint8Array(1), type: "text/plain" });
    await world.tab().save(["docs", "boards"]);
    world.deploy(release(2));
    world.clock.time += 1000;
    world.device.stored.set("e".repeat(64), { bytes: new Uint8Array(1), type: "text/plain" });
    world.device.listing = async () => {
      world.device.listing = async () => {};
      world.breakLock();
      await work();
    };
    await world.tab().start(false);
    expect(currentRelease()).toBe(2);
    expect(holds(world, release(2), "docs")).toBe(true);
    expect(holds(world, release(2), "boards")).toBe(true);
  });
});
