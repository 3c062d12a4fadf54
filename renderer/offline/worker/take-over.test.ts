import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerMessage } from "../../shared/offline-format/messages.ts";
import { takeOver } from "./take-over.ts";

const SCOPE = "https://boards.test/manual/";
const NEWER = `${SCOPE}assets/entry-client-newer.js`;
const OLDER = `${SCOPE}assets/entry-client-older.js`;

interface Tab {
  readonly id: string;
  readonly url: string;
}

const shell = { has: (url: string) => url === NEWER };
const skipWaiting = vi.fn<() => Promise<void>>();
const matchAll = vi.fn<() => Promise<readonly Tab[]>>();

beforeEach(() => {
  skipWaiting.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal("self", { registration: { scope: SCOPE }, clients: { matchAll }, skipWaiting });
});
afterEach(() => vi.unstubAllGlobals());

const tab = (id: string, url = SCOPE): Tab => ({ id, url });

/** Says whether the worker takes over when the tab named "asking" sends `data`, while `tabs` are open. */
async function takesOver(tabs: readonly Tab[], data: unknown): Promise<boolean> {
  matchAll.mockResolvedValue(tabs);
  await takeOver({ data, source: tab("asking") }, shell);
  return skipWaiting.mock.calls.length > 0;
}

const unneeded = (script: string): WorkerMessage => ({ type: "skip-waiting-if-unneeded", script });

test("the visitor's press is enough, whatever is open", async () => {
  expect(await takesOver([tab("asking"), tab("other")], { type: "SKIP_WAITING" })).toBe(true);
});

test("the only tab asks, with the newer script: the worker takes over", async () => {
  expect(await takesOver([tab("asking")], unneeded(NEWER))).toBe(true);
});

test("tabs of another site on the same host do not count", async () => {
  const other = tab("other", "https://boards.test/shop/");
  expect(await takesOver([tab("asking"), other], unneeded(NEWER))).toBe(true);
});

test("a tab with the older script keeps its worker", async () => {
  expect(await takesOver([tab("asking")], unneeded(OLDER))).toBe(false);
});

test("a second tab may be of the old release", async () => {
  expect(await takesOver([tab("asking"), tab("other")], unneeded(NEWER))).toBe(false);
});

test("who asked has gone, and the one tab that is left may be of the old release", async () => {
  expect(await takesOver([tab("other")], unneeded(NEWER))).toBe(false);
});

test.each([null, "SKIP_WAITING", {}, { type: "skip-waiting-if-unneeded" }])(
  "%j is no question",
  async (data) => {
    expect(await takesOver([tab("asking")], data)).toBe(false);
  },
);
