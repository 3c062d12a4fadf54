import { expect, test } from "vitest";
import { fakeRelease } from "../../tests/offline/fake-release.ts";
import { fakeSite } from "../../tests/offline/fake-site.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import { visit } from "./visit.ts";

const one = await fakeRelease(1, fakeSite());
const two = await fakeRelease(2, fakeSite({ 3: "Another text." }));
const three = await fakeRelease(3, fakeSite({ 3: "Another text.", 4: "One more." }));

test("F51: a browser that thinks it is offline is not believed: one request, and no wait where it is right", async () => {
  const world = new FakeWorld();
  world.deploy(one);
  await world.tab().save(["docs"]);
  world.deploy(two);
  world.isDown = true;
  world.forget();
  expect(await visit(world.tab(), true, false)).toEqual({ kind: "unchanged" });
  expect([...world.requests]).toEqual([["latest.json", 1]]);
  expect((await world.tab().status()).waiting).toBeUndefined();
  world.isDown = false;
  expect(await visit(world.tab(), true, false)).toMatchObject({ kind: "done" });
  world.forget();
  await visit(world.tab(), false, false);
  expect(world.requestCount).toBe(0);
});

test("a visit goes on with an update that was cut, takes a newer one, and says what both have changed", async () => {
  const world = new FakeWorld();
  world.deploy(one);
  await world.tab().save(["docs"]);
  world.deploy(two);
  world.fault = (path) => (path === "latest.json" ? undefined : "cut");
  expect(await visit(world.tab(), true)).toMatchObject({ kind: "waiting" });
  world.clock.time += 3_600_000;
  world.fault = () => undefined;
  expect(await visit(world.tab(), false)).toEqual({ kind: "unchanged" });
  const tab = world.tab();
  const update = tab.update.bind(tab);
  tab.update = (request) => {
    world.deploy(three);
    return update(request);
  };
  const outcome = await visit(tab, true);
  if (outcome.kind !== "done") throw new Error(`Ended as ${outcome.kind}.`);
  expect(outcome.changes.map(({ pathname }) => pathname)).toEqual(["/docs/3", "/docs/4"]);
  expect(await visit(world.tab(), true)).toEqual({ kind: "unchanged" });
});
