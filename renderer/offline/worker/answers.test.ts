import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SiteFacts } from "../../shared/offline-format/site-facts.ts";
import { type FakeRelease, fakeRelease } from "../../tests/offline/fake-release.ts";
import { fakeSite } from "../../tests/offline/fake-site.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import { StorageError } from "../store/storage-error.ts";
import { answerFile } from "./answer-file.ts";
import { answerPage } from "./answer-page.ts";
import { answerRecord } from "./answer-record.ts";
import type { Context } from "./context.ts";
import { Silence } from "./fetch-whole.ts";
import { NetworkTimeouts } from "./network-timeouts.ts";
import { SavedCopy } from "./saved-copy.ts";

const site: SiteFacts = { base: "/", title: "Site", lang: "en", shell: [], headers: { "X-Site": "yes" } };
const shell = { match: async () => undefined, matchHashed: async () => undefined };
const NETWORK = "from the network";

let one: FakeRelease;
let two: FakeRelease;
let world: FakeWorld;
let context: Context;
const network = vi.fn<() => Promise<Response>>();

beforeAll(async () => {
  one = await fakeRelease(1, fakeSite());
  two = await fakeRelease(2, fakeSite({ 3: "Another text." }));
});
beforeEach(async () => {
  world = new FakeWorld();
  world.deploy(one);
  await world.tab().save(["docs"]);
  const { objects, pointer } = world.device;
  const copy = new SavedCopy({
    objects,
    pointer: async () => {
      const reading = await pointer.read();
      return reading.kind === "pointer" ? reading.pointer : undefined;
    },
  });
  context = { site, copy, shell, timeouts: new NetworkTimeouts() };
  network.mockReset().mockImplementation(async () => new Response(NETWORK));
  vi.stubGlobal("fetch", network);
});
afterEach(() => vi.unstubAllGlobals());

const ask = (path: string, root?: string): Request =>
  new Request(`http://site.test${path}`, root === undefined ? {} : { headers: { "fairlead-root": root } });

const record = (path: string, root?: string) => answerRecord(ask(`${path}/index.json`, root), context);
const pathOf = (release: FakeRelease, text: string) =>
  [...release.files].find(([, bytes]) => new TextDecoder().decode(bytes).includes(text))?.[0] ?? "";

test("a record that is saved comes from the copy and names its release, without the network", async () => {
  const response = await record("/docs/3");
  expect(response.headers.get("fairlead-root")).toBe(one.rootHash);
  expect(await response.text()).toContain('"/docs/3"');
  expect(network).not.toHaveBeenCalled();
});

test("a tab of the release before gets its records; new tabs get those of the current one", async () => {
  world.deploy(two);
  await world.tab().update({ bySelf: false });
  context.copy.forget();
  expect(pathOf(two, "Another text.")).not.toBe("");
  expect(await (await record("/docs/3", one.rootHash)).text()).not.toContain("Another text.");
  expect(await (await record("/docs/3")).text()).toContain("Another text.");
});

test("a tab of a release that is gone gets 410 for records and files, never those of another", async () => {
  const removedRelease = "0".repeat(64);
  expect((await record("/docs/3", removedRelease)).status).toBe(410);
  expect((await answerFile(ask("/assets/site.css", removedRelease), "assets/site.css", context)).status).toBe(
    410,
  );
  expect(network).not.toHaveBeenCalled();
});

test("a page that is not saved comes from the network; without a network the answer says so", async () => {
  expect(await (await record("/boards/1")).text()).toBe(NETWORK);
  network.mockRejectedValue(new TypeError("Failed to fetch"));
  // An error response, and a body that breaks, Firefox writes into the console as faults of the worker.
  expect(await record("/boards/1")).toMatchObject({ type: "default", status: 504 });
});

test("a record that breaks on the way is no answer; one that came is whole, with its status", async () => {
  const broken = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('{"half":'));
        controller.error(new TypeError("The connection was cut."));
      },
    });
  network.mockImplementation(async () => new Response(broken()));
  expect(await record("/boards/1")).toMatchObject({ type: "default", status: 504 });
  network.mockImplementation(async () => new Response("busy", { status: 503, headers: { "x-host": "1" } }));
  const busy = await record("/boards/1");
  expect([busy.status, busy.headers.get("x-host"), await busy.text()]).toEqual([503, "1", "busy"]);
});

test("a page whose record was not answered is asked for all the same before the page of last resort", async () => {
  network.mockRejectedValue(new Silence());
  expect((await record("/boards/1")).status).toBe(504);
  network.mockImplementation(async () => new Response(NETWORK));
  expect(await (await answerPage(ask("/boards/1"), context)).text()).toBe(NETWORK);
});

test("storage that fails is as if there were none: the network, and without it a page that says so", async () => {
  world.device.fault = () => {
    throw new StorageError("silent");
  };
  const page = () => answerPage(ask("/docs/3"), context);
  expect(await (await page()).text()).toBe(NETWORK);
  network.mockRejectedValue(new TypeError("Failed to fetch"));
  const last = await page();
  expect(last.status).toBe(503);
  expect(last.headers.get("x-site")).toBe("yes");
  expect(await last.text()).toContain("The saved copy of this page cannot be read");
});

test("a file whose name has no hash is asked of the network first, of the copy without one", async () => {
  const file = () => answerFile(ask("/assets/site.css"), "assets/site.css", context);
  expect(await (await file()).text()).toContain("navy");
  const plain = () => answerFile(ask("/site.css"), "site.css", context);
  expect(await (await plain()).text()).toBe(NETWORK);
  network.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await plain()).toMatchObject({ type: "default", status: 504 });
});
