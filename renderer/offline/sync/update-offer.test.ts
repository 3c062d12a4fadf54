import { beforeEach, describe, expect, test } from "vitest";
import { fakeRelease } from "../../tests/offline/fake-release.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import type { SyncEngine } from "./sync-engine.ts";

const pagesOf = (section: string, changed?: number) =>
  Object.fromEntries(
    [0, 1, 2, 3].map((at) => [
      `/${section}/${at}`,
      at === changed ? "Another text." : `Text of ${section} ${at}.`,
    ]),
  );
const release = (number: number, changed: { readonly docs?: number; readonly boards?: number } = {}) =>
  fakeRelease(number, { docs: pagesOf("docs", changed.docs), boards: pagesOf("boards", changed.boards) });

let world: FakeWorld;
beforeEach(async () => {
  world = new FakeWorld();
  world.deploy(await release(1));
});

describe("an update that was found", () => {
  const found = async (...sections: string[]) => {
    await world.tab().save(sections);
    world.deploy(await release(2, { docs: 3, boards: 1 }));
    const tab = world.tab();
    await tab.check();
    return tab;
  };
  const offered = async (tab: SyncEngine) => (await tab.status()).update;

  test("is not offered without a saved copy", async () => {
    const tab = await found("docs");
    expect((await offered(tab))?.latest.release).toBe(2);
    await tab.remove("all");
    expect(await offered(tab)).toBeUndefined();
  });

  test("nor where another tab has removed everything", async () => {
    const tab = await found("docs");
    await world.tab().remove("all");
    expect(await offered(tab)).toBeUndefined();
  });

  test("is of what the copy has now", async () => {
    const tab = await found("docs", "boards");
    expect((await offered(tab))?.changes.map(({ pathname }) => pathname)).toEqual(["/boards/1", "/docs/3"]);
    const { bytes = 0 } = (await offered(tab)) ?? {};
    await tab.remove(["docs"]);
    expect((await offered(tab))?.changes.map(({ pathname }) => pathname)).toEqual(["/boards/1"]);
    expect((await offered(tab))?.bytes).toBeLessThan(bytes);
  });

  test("is no longer one where another tab has taken it", async () => {
    const tab = await found("docs");
    await world.tab().update({ bySelf: false });
    expect(await offered(tab)).toBeUndefined();
  });
});
