import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageProbe } from "./has-page.ts";
import { OtherRelease } from "./pinned-release.ts";
import { openByBrowser } from "./recover-stale-client.ts";

const href = "http://site.test/docs/x";
const assign = vi.fn<(href: string) => void>();
const ask = vi.fn<(href: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("document", { documentElement: { dataset: { record: "1" } } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { href: "http://site.test/", assign: assign.mockReset() });
  vi.stubGlobal(
    "fetch",
    ask.mockReset().mockImplementation(async () => new Response("")),
  );
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const failed = new TypeError("Failed to fetch");
const open = (error: Error = failed, probe = new PageProbe(href, {})) =>
  openByBrowser({ href, error, signal, probe });

test("a page whose data did not come is opened by the browser where its HTML is found by a probe, once", async () => {
  expect(await open()).toBe(true);
  expect(ask.mock.calls).toEqual([[href, expect.objectContaining({ method: "HEAD" })]]);
  expect(assign).toHaveBeenLastCalledWith(href);
  expect(await open()).toBe(false);
  expect(assign).toHaveBeenCalledTimes(1);
});

test.each([
  ["is not to be had either", () => Promise.reject(failed)],
  ["is an error of the server", () => Promise.resolve(new Response("", { status: 503 }))],
])("the page stays where the HTML %s, and a later try may find it", async (_, answer) => {
  ask.mockImplementationOnce(answer);
  expect(await open()).toBe(false);
  expect(assign).not.toHaveBeenCalled();
  expect(await open()).toBe(true);
});

test("data that take long are not waited for twice: the probe is on its way meanwhile", async () => {
  const probe = new PageProbe(href, {});
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await open(failed, probe)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("data that came in time cost no probe", async () => {
  new PageProbe(href, {}).end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
});

test("a reader who has gone elsewhere is not brought back", async () => {
  const aborted = AbortSignal.abort();
  expect(await openByBrowser({ href, error: failed, signal: aborted, probe: new PageProbe(href, {}) })).toBe(
    false,
  );
  expect(assign).not.toHaveBeenCalled();
});

test("what another release is to show is the browser's at once: the worker has a page for everything", async () => {
  expect(await open(new OtherRelease())).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
