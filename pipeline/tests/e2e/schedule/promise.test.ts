import { describe, expect, test } from "vitest";
import { Promised, type Truth, truthOf } from "./promise.ts";
import type { Published } from "./published.ts";
import type { Device } from "./seen.ts";

/** The part of a release that promises use. */
function release(number: number): Published {
  const part = (id: string) => ({
    id,
    title: id,
    pathnames: [`/${id}`],
    objects: ["root", `${id}${number}`],
  });
  const sections = new Map(["docs", "boards"].map((id) => [id, part(id)]));
  const facts: Partial<Published> = { name: `v${number}`, release: number, root: `root${number}`, sections };
  return facts as Published;
}

const releases = [release(1), release(2)];
const pointer = (number: number, sections: readonly string[], revision = number) => ({
  revision,
  current: { release: number, root: { hash: `root${number}` }, sections },
});
const device = (pointers: Device["pointers"], ...objects: readonly string[]): Truth =>
  truthOf({ pointers, objects: ["root", ...objects] }, releases);
const both = (number: number): Truth =>
  device([pointer(number, ["docs", "boards"])], `docs${number}`, `boards${number}`);

describe("what a device has", () => {
  test("is what the pointer of the higher revision names and whose objects are all there", () => {
    const pointers = [pointer(1, ["docs"], 4), pointer(2, ["docs", "boards"], 5)];
    const truth = device(pointers, "docs1", "boards2");
    expect(truth).toMatchObject({
      release: releases[1],
      named: ["docs", "boards"],
      whole: ["boards"],
      lacking: { docs: ["docs2"] },
    });
    expect(device([])).toEqual({ named: [], whole: [], lacking: {} });
  });

  test("is of a release that was published", () => {
    expect(() => device([pointer(3, ["docs"])])).toThrow("a release that never was");
    const odd = pointer(1, ["docs"]);
    expect(() => device([{ ...odd, current: { ...odd.current, release: 2 } }])).toThrow("number and content");
  });
});

describe("what was whole", () => {
  test("must stay, and its release never gets older", () => {
    const promised = new Promised();
    promised.see(both(1));
    promised.see(both(2));
    expect(() => promised.see(both(1))).toThrow("the copy went back");
    expect(() => promised.see(device([pointer(2, ["docs", "boards"])], "docs2"))).toThrow(
      "a part is lost that nobody removed: boards",
    );
  });

  test("may go once its removal was pressed, until it is over or something is saved anew", () => {
    const promised = new Promised();
    promised.see(both(1));
    promised.removing();
    promised.see(both(1));
    promised.settle(both(1));
    promised.see(device([]));
    promised.saving();
    promised.settle(both(1));
    promised.see(both(1));
    expect(() => promised.see(device([]))).toThrow("a part is lost");
  });

  test("may go with a power cut where it was not written, and not where it was", () => {
    const promised = new Promised();
    promised.see(device([pointer(1, ["docs"])], "docs1"));
    promised.write();
    promised.see(both(2));
    promised.cut();
    promised.see(device([pointer(1, ["docs"])], "docs1"));
    promised.cut();
    expect(() => promised.see(device([]))).toThrow("a part is lost that nobody removed: docs");
  });

  test("may go where the browser threw it away", () => {
    const promised = new Promised();
    promised.see(both(1));
    promised.cleared();
    promised.see(device([pointer(1, ["docs", "boards"])]));
    expect(promised.parts).toEqual([]);
  });
});
