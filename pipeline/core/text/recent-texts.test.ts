import { expect, test } from "vitest";
import { RecentTexts } from "./recent-texts.ts";

test("a text is made once, and again when others have taken its room", () => {
  const texts = new RecentTexts(10);
  const [one, two, three] = [{}, {}, {}];
  let made = 0;
  const ask = (owner: object, text: string): string =>
    texts.get(owner, () => {
      made++;
      return text;
    });
  expect([ask(one, "12345"), ask(two, "12345"), ask(one, ""), ask(two, "")]).toEqual(Array(4).fill("12345"));
  expect(made).toBe(2);
  ask(three, "1");
  expect([ask(two, ""), ask(three, "")]).toEqual(["12345", "1"]);
  expect(ask(one, "new")).toBe("new");
  expect(made).toBe(4);
});

test("one that is larger than the room is made each time", () => {
  const texts = new RecentTexts(3);
  const owner = {};
  expect(texts.get(owner, () => "1234")).toBe("1234");
  expect(texts.get(owner, () => "5678")).toBe("5678");
});

test("none is there once they are cleared", () => {
  const texts = new RecentTexts(10);
  const owner = {};
  texts.get(owner, () => "a");
  texts.clear();
  expect(texts.get(owner, () => "b")).toBe("b");
});

test("nothing is held for its text", async () => {
  const texts = new RecentTexts(100);
  const owners = Array.from({ length: 20 }, () => {
    const owner = { site: new Array(1000).fill("x") };
    texts.get(owner, () => "a");
    return new WeakRef(owner);
  });
  const inMemory = (): object[] => owners.flatMap((owner) => owner.deref() ?? []);
  // A text that is requested stays until the end of that turn of the event loop.
  const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  await nextTurn();
  const rubbish = new RecentRubbish();
  // Memory is collected when there is need of it: what is made here and let go of makes some, 4 GB at most.
  for (let turn = 0; turn < 500 && inMemory().length > 0; turn++) {
    await nextTurn();
    rubbish.make();
    await nextTurn();
  }
  expect(inMemory()).toEqual([]);
});

/** Keeps the last lists of a few megabytes each, so that they grow old and only a full collection takes them away. */
class RecentRubbish {
  readonly #lists: number[][] = [];

  make(): void {
    this.#lists.push(new Array<number>(1e6).fill(0.5));
    if (this.#lists.length > 8) this.#lists.shift();
  }
}
