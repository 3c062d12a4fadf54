import { gzipSync } from "fflate";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FakeRelease, fakeRelease } from "../../tests/offline/fake-release.ts";
import { fakePages, fakeSite, fixedRandom, holds } from "../../tests/offline/fake-site.ts";
import { FakeWorld } from "../../tests/offline/fake-world.ts";
import { TRIES } from "./fetch-verified.ts";
import { inflate, inflateByScript } from "./inflate.ts";
import { sha256 } from "./sha256.ts";

let one: FakeRelease;
let world: FakeWorld;
beforeAll(async () => {
  one = await fakeRelease(1, fakeSite());
});
beforeEach(() => {
  world = new FakeWorld();
  world.deploy(one);
});

const isPack = (path: string) => path.endsWith(".pack");
const packPaths = () => [...one.files.keys()].filter(isPack);
const current = () => world.device.readablePointer?.current;
const readRoot = () => JSON.parse(new TextDecoder().decode(one.files.get(`packs/objects/${one.rootHash}`)));

/** Serves another root manifest, as that of the next release. */
async function deployRoot(root: object): Promise<void> {
  const text = new TextEncoder();
  const bytes = text.encode(JSON.stringify(root));
  const hash = await sha256(bytes);
  world.files.set(`packs/objects/${hash}`, bytes);
  const name = { hash, bytes: bytes.length };
  world.files.set("latest.json", text.encode(JSON.stringify({ version: 1, release: 2, root: name })));
}

const states = async () =>
  Object.fromEntries((await world.tab().status()).sections.map(({ id, state }) => [id, state]));

test("F13: a thousand pages are at most 40 requests, four at a time", async () => {
  const many = await fakeRelease(
    1,
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`part${at}`, fakePages(`part${at}`, 50)])),
    50,
  );
  world.deploy(many);
  world.forget();
  const outcome = await world.tab().save(Array.from({ length: 20 }, (_, at) => `part${at}`));
  expect(outcome.kind).toBe("done");
  expect(world.requestCount).toBeLessThanOrEqual(40);
  expect(world.mostInFlight).toBe(4);
  expect(many.pages.size).toBe(1000);
});

describe("F15, F16: a download that is cut", () => {
  test.each([1, 4, 7, 9, 12])(
    "at step %i goes on at the next visit, and fetches nothing twice but what was on its way",
    async (at) => {
      let left = at;
      world.device.fault = ({ action }) => {
        if (action === "write" && --left < 0) throw new Error("cut");
      };
      await expect(world.tab().save(["docs"])).rejects.toThrow("cut");
      world.device.fault = () => {};
      expect(current()).toBeUndefined();
      world.forget();
      await world.tab().start(true);
      // If the write of the journal was interrupted, there is no request to continue.
      if (world.device.readablePointer === undefined) await world.tab().save(["docs"]);
      expect(current()?.sections).toEqual(["docs"]);
      expect(holds(world, one, "docs")).toBe(true);
      expect(Math.max(...world.requests.values())).toBe(1);
    },
  );
});

test("F17: of three tabs that are asked to save one works, and each object is fetched once", async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => world.tab().save(["docs"])));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["busy", "busy", "done"]);
  expect(Math.max(...world.requests.values())).toBe(1);
});

describe("F18: no space in a first download", () => {
  test("it stops, frees what it stored, says how much is missing, and leaves other sections alone", async () => {
    await world.tab().save(["boards"]);
    const before = world.device.usage;
    world.device.quota = before + 300;
    const outcome = await world.tab().save(["docs"]);
    expect(outcome).toMatchObject({ kind: "full" });
    expect(outcome.kind === "full" && outcome.missing).toBeGreaterThan(0);
    expect(world.device.usage).toBe(before);
    expect(await states()).toEqual({ docs: "none", boards: "saved" });
    expect(holds(world, one, "boards")).toBe(true);
  });

  test("nothing tries again by itself", async () => {
    world.device.quota = 300;
    await world.tab().save(["docs"]);
    world.forget();
    await world.tab().start(true);
    await world.tab().update({ bySelf: true });
    expect(world.requestCount).toBe(0);
  });
});

describe("F20: a host that adds or strips Content-Encoding", () => {
  // The body that the page receives: bytes that the browser has decoded, or not.
  test.each([
    ["packs arrive as gzip", (bytes: Uint8Array<ArrayBuffer>) => bytes],
    [
      "the browser has unpacked packs",
      async (bytes: Uint8Array<ArrayBuffer>) => (await inflate(bytes, 1e6)) ?? bytes,
    ],
  ])("%s", async (_name, change) => {
    for (const path of packPaths())
      world.files.set(path, await change(one.files.get(path) ?? new Uint8Array()));
    expect(await world.tab().save(["docs"])).toMatchObject({ kind: "done" });
    expect(holds(world, one, "docs")).toBe(true);
  });

  test("single objects that are packed without saying so are unpacked by their first bytes", async () => {
    for (const [path, bytes] of one.files) {
      if (path.startsWith("packs/objects/")) world.files.set(path, new Uint8Array(gzipSync(bytes)));
    }
    expect(await world.tab().save(["docs"])).toMatchObject({ kind: "done" });
    expect(holds(world, one, "docs")).toBe(true);
  });
});

describe("F21: a hostile or broken pack", () => {
  const bomb = new Uint8Array(gzipSync(new Uint8Array(20_000_000)));

  test("inflating stops at the declared size, by the browser and by script", async () => {
    expect(bomb.length).toBeLessThan(25_000);
    expect(await inflate(bomb, 20_000)).toBeUndefined();
    expect(inflateByScript(bomb, 20_000)).toBeUndefined();
    expect(await inflate(bomb, 20_000_000)).toHaveLength(20_000_000);
    expect(inflateByScript(bomb, 20_000_000)).toHaveLength(20_000_000);
    expect(await inflate(bomb.subarray(0, -20), 20_000_000)).toBeUndefined();
  });

  test("a bomb under the name of a pack is refused", async () => {
    for (const path of packPaths()) world.files.set(path, bomb);
    expect(await world.tab().save(["docs"])).toMatchObject({
      kind: "waiting",
      problem: { kind: "wrong-bytes" },
    });
    expect(current()).toBeUndefined();
  });

  /** A release whose root names a pack with these lines for the docs, with right hashes throughout. */
  async function withPack(lines: readonly string[], objects = lines.length): Promise<void> {
    const root = readRoot();
    const section = root.sections[0];
    const manifests = section.manifests.map(({ hash }: { hash: string }) =>
      new TextDecoder().decode(one.files.get(`packs/objects/${hash}`)),
    );
    const decoded = new TextEncoder().encode(manifests.join("") + lines.map((line) => `${line}\n`).join(""));
    const bytes = new Uint8Array(gzipSync(decoded));
    const hash = await sha256(decoded);
    const path = `packs/${hash.slice(0, 16)}.pack`;
    section.packs = [
      { path, hash, bytes: bytes.length, decoded: decoded.length, objects: objects + manifests.length },
    ];
    world.files.set(path, bytes);
    await deployRoot(root);
  }

  const page = JSON.stringify({ pathname: "/docs/0", text: "Text of docs 0." });
  test.each<[string, readonly string[], number?]>([
    ["a record that no section has", [page, '{"pathname":"/admin"}']],
    ["the same record twice", [page, page]],
    ["more lines than declared", [page, page], 1],
    ["fewer lines than declared", [page], 2],
    ["a record with a key __proto__", ['{"__proto__":{"polluted":true}}']],
  ])("refused: %s", async (_name, lines, objects) => {
    await withPack(lines, objects);
    expect(await world.tab().save(["docs"])).toMatchObject({
      kind: "waiting",
      problem: { kind: "wrong-bytes" },
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(current()).toBeUndefined();
  });
});

test("manifests that the first pack does not begin with are fetched by themselves", async () => {
  const root = readRoot();
  for (const section of root.sections) section.manifests.reverse();
  await deployRoot(root);
  expect(await world.tab().save(["docs"])).toMatchObject({ kind: "done" });
  expect(holds(world, one, "docs")).toBe(true);
  for (const { hash } of root.sections[0].manifests)
    expect(world.requests.get(`packs/objects/${hash}`), hash).toBe(1);
});

describe("F22: half of all requests fail", () => {
  test.each(Array.from({ length: 20 }, (_, seed) => [seed]))(
    "seed %i: it finishes over several rounds, with at most three tries each",
    async (seed) => {
      const random = fixedRandom(seed * 7919 + 1);
      world.fault = () => (random() < 0.5 ? "cut" : undefined);
      const waits: number[] = [];
      let outcome = await world.tab().save(["docs", "boards"]);
      for (let round = 0; round < 60 && outcome.kind === "waiting"; round++) {
        for (const [path, count] of world.requests) {
          expect(count, path).toBeLessThanOrEqual(TRIES);
        }
        waits.push(outcome.retryAt - world.clock.time);
        world.clock.time = outcome.retryAt;
        world.forget();
        outcome = await world.tab().start(true);
      }
      expect(outcome.kind).toBe("done");
      expect(waits.every((wait, at) => wait >= (waits[at - 1] ?? 60_000) && wait <= 3_600_000)).toBe(true);
      expect(holds(world, one, "docs") && holds(world, one, "boards")).toBe(true);
    },
  );
});

test("a server that never answers costs its deadline, and the next round comes later", async () => {
  world.fault = () => "silent";
  const start = world.clock.time;
  expect(await world.tab().save(["docs"])).toMatchObject({ kind: "waiting", problem: { kind: "silent" } });
  expect(world.clock.time - start).toBeLessThan(60_000);
  expect(world.requestCount).toBe(TRIES);
});

test("a server that gives a byte now and then costs no more, and a slow one that goes on is waited for", async () => {
  const drip = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      async pull(stream) {
        await world.clock.sleep(9000);
        stream.enqueue(new Uint8Array(bytes));
      },
    });
  world.fault = (path) => (path === "latest.json" ? new Response(drip(1)) : undefined);
  const start = world.clock.time;
  expect(await world.tab().save(["docs"])).toMatchObject({ kind: "waiting", problem: { kind: "silent" } });
  // The clock of this world adds up what goes on side by side.
  expect(world.clock.time - start).toBeLessThan(200_000);
  world.fault = (path) => (path === "latest.json" ? new Response(drip(1200)) : undefined);
  // Too much in the end, and no silence.
  expect(await world.tab().save(["docs"])).toMatchObject({ problem: { kind: "wrong-bytes" } });
});

test.each([
  ["a page with its own content type", "text/html"],
  ["a page under the content type of the file", "application/json"],
])(
  "F07: %s instead of a file is reported as a network that answers with its own pages",
  async (_name, type) => {
    world.fault = () =>
      new Response("<!DOCTYPE html><title>Sign in</title>", { headers: { "content-type": type } });
    expect(await world.tab().save(["docs"])).toMatchObject({
      kind: "waiting",
      problem: { kind: "own-pages" },
    });
  },
);

test("F10: a redirect is never followed", async () => {
  world.fault = (_path, { redirect }) =>
    new Response(null, {
      status: redirect === "manual" ? 302 : 500,
      headers: { location: "https://portal/" },
    });
  expect(await world.tab().save(["docs"])).toMatchObject({ problem: { kind: "own-pages" } });
});

test("F09: one flipped byte is refused, and only that object is fetched again", async () => {
  await world.tab().save(["boards"]);
  let flips = 1;
  world.fault = (path) => {
    const bytes = one.files.get(path);
    if (!isPack(path) || bytes === undefined || flips-- < 1) return undefined;
    return new Response(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)));
  };
  world.forget();
  expect(await world.tab().save(["docs"])).toMatchObject({ kind: "done" });
  expect([...world.requests.values()].filter((count) => count > 1)).toEqual([2]);
});
