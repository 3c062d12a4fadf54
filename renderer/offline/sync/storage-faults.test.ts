import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeRelease, fakeRelease } from "../../tests/offline/fake-release.ts";
import { fakeSite, holds } from "../../tests/offline/fake-site.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import { StorageError } from "../store/storage-error.ts";

let one: FakeRelease;
let two: FakeRelease;
let world: FakeWorld;
beforeAll(async () => {
  one = await fakeRelease(1, fakeSite());
  two = await fakeRelease(2, fakeSite({ 3: "Another text." }));
});
beforeEach(async () => {
  world = new FakeWorld();
  world.deploy(one);
  await world.tab().save(["docs", "boards"]);
  world.forget();
});

const states = async () =>
  Object.fromEntries((await world.tab().status()).sections.map(({ id, state }) => [id, state]));

test("F23: a browser that refuses storage is recognized, and nothing is fetched for it", async () => {
  world.device.fault = () => {
    throw new StorageError("refused");
  };
  const tab = world.tab();
  expect(await tab.start(true)).toEqual({ kind: "failed", problem: { kind: "storage", reason: "refused" } });
  expect((await tab.status()).storage).toBe("refused");
  expect(world.requestCount).toBe(0);
});

test("F26: objects are gone and the pointer is there: every section needs repair, and a repair brings it back", async () => {
  world.device.stored.clear();
  world.isDown = true;
  expect((await world.tab().status()).storage).toBe("works");
  world.isDown = false;
  const tab = world.tab();
  await tab.check();
  expect(Object.fromEntries((await tab.status()).sections.map(({ id, state }) => [id, state]))).toEqual({
    docs: "broken",
    boards: "broken",
  });
  expect(await tab.repair()).toMatchObject({ kind: "done" });
  expect(await states()).toEqual({ docs: "saved", boards: "saved" });
});

test("F24, F26: the cache has lost the pointer and the database does not answer: nothing is removed, written or called lost", async () => {
  world.device.copies.cache = undefined;
  const { copies, stored } = world.device;
  const before = [structuredClone(copies), [...stored.keys()]];
  world.device.fault = ({ store, key }) => {
    if (store === "notes" || (store === "pointer" && key === "database")) throw new StorageError("silent");
  };
  const failed = { kind: "failed", problem: { kind: "storage", reason: "silent" } };
  const tab = world.tab();
  expect(await tab.start(true)).toEqual(failed);
  expect(await tab.update({ bySelf: true })).toEqual(failed);
  expect(await tab.save(["docs"])).toEqual(failed);
  expect(await tab.remove("all")).toEqual(failed);
  expect((await tab.status()).storage).toBe("silent");
  expect([copies, [...stored.keys()]]).toEqual(before);
  world.device.fault = () => {};
  expect(await world.tab().start(false)).toEqual({ kind: "unchanged" });
  expect(await states()).toEqual({ docs: "saved", boards: "saved" });
});

test("F24: a database that does not answer is no reason not to save, as long as nothing is stored", async () => {
  world = new FakeWorld();
  world.deploy(one);
  world.device.fault = ({ store, key }) => {
    if (store === "notes" || (store === "pointer" && key === "database")) throw new StorageError("silent");
  };
  expect(await world.tab().save(["docs"])).toMatchObject({ kind: "done" });
  expect(await states()).toMatchObject({ docs: "saved" });
});

test("F27: the database is emptied: the pointer's copy counts and nothing is downloaded again", async () => {
  world.device.copies.database = undefined;
  world.device.noted.clear();
  const tab = world.tab();
  expect(await tab.start(true)).toEqual({ kind: "unchanged" });
  expect(await tab.verify()).toMatchObject({ kind: "verified", broken: 0 });
  expect(await states()).toEqual({ docs: "saved", boards: "saved" });
  expect(world.requestCount).toBe(0);
});

test.each(["cache", "database"] as const)(
  "F26, F27: the %s has lost the pointer: a start writes it there again, unless the objects are gone too",
  async (storage) => {
    const { copies, stored } = world.device;
    copies[storage] = undefined;
    await world.tab().start(false);
    expect(copies.cache).toEqual(copies.database);
    copies[storage] = undefined;
    stored.clear();
    await world.tab().start(false);
    expect(copies[storage]).toBeUndefined();
  },
);

test("F28: one object is missing: its section needs repair, and the repair fetches that object", async () => {
  const hash = one.pages.get("/docs/4") ?? "";
  world.device.stored.delete(hash);
  expect(await states()).toEqual({ docs: "broken", boards: "saved" });
  expect(await world.tab().repair()).toMatchObject({ kind: "done" });
  expect([...world.requests.keys()]).toEqual(["latest.json", `packs/objects/${hash}`]);
  expect(await states()).toEqual({ docs: "saved", boards: "saved" });
});

test("F41: a list of one section is missing, without a network: that section needs repair, the others are saved", async () => {
  const root = JSON.parse(new TextDecoder().decode(one.files.get(`packs/objects/${one.rootHash}`)));
  world.device.stored.delete(root.sections[0].manifests[0].hash);
  world.isDown = true;
  expect(await states()).toEqual({ docs: "broken", boards: "saved" });
});

describe("F31: the stored format is", () => {
  test("newer than the code: nothing is read, written or removed", async () => {
    world.device.copies.cache = { format: 2, anything: true };
    world.device.copies.database = { format: 2, anything: true };
    const before = new Map(world.device.stored);
    const tab = world.tab();
    for (const operation of [
      () => tab.start(true),
      () => tab.save(["docs"]),
      () => tab.update({ bySelf: true }),
      () => tab.repair(),
      () => tab.remove("all"),
    ]) {
      expect(await operation()).toEqual({ kind: "newer-format" });
    }
    expect((await tab.status()).storage).toBe("newer");
    expect(world.device.stored).toEqual(before);
    expect(world.device.copies.database).toEqual({ format: 2, anything: true });
  });

  test("damaged: the copy is made anew from the objects that are there", async () => {
    world.device.copies.cache = { format: 0 };
    world.device.copies.database = "what?";
    await world.tab().start(true);
    expect(await world.tab().save(["docs", "boards"])).toMatchObject({ kind: "done" });
    // latest.json alone: manifests and pages were there.
    expect([...world.requests.keys()]).toEqual(["latest.json"]);
    expect(await states()).toEqual({ docs: "saved", boards: "saved" });
  });
});

test("F19: a cache without room for the pointer does not keep the former one, which would be shown", async () => {
  world.deploy(two);
  world.device.fault = ({ store, action, key }) => {
    if (store === "pointer" && action === "write" && key === "cache") throw new StorageError("full");
  };
  expect(await world.tab().update({ bySelf: true })).toMatchObject({ kind: "done" });
  expect(world.device.copies.cache).toBeUndefined();
  expect(world.device.copies.database).toMatchObject({ current: { release: 2 } });
  world.device.fault = () => {};
  await world.tab().start(false);
  expect(world.device.copies.cache).toMatchObject({ current: { release: 2 } });
});

test("a pointer that could not be written leaves the copy as it was", async () => {
  world.deploy(two);
  world.device.fault = ({ store, action }) => {
    if (store === "pointer" && action === "write") throw new StorageError("silent");
  };
  expect(await world.tab().update({ bySelf: true })).toMatchObject({ kind: "waiting" });
  world.device.fault = () => {};
  expect(world.device.readablePointer?.current.release).toBe(1);
  expect(holds(world, one, "docs")).toBe(true);
});
