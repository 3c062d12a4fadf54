import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { startFaultServer, writeBuild } from "../testing.ts";
import type { Fault } from "./fault.ts";

const TEXT = "0123456789".repeat(40);
const files = { "index.html": "<!doctype html><title>Home</title>", "a.txt": TEXT, "b.txt": "b" };

const start = () => startFaultServer({ builds: { v1: writeBuild(files) } });

/** The result of a request: status and text, or "failed" if the connection broke. */
async function ask(address: string, signal?: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { redirect: "manual", ...(signal && { signal }) });
    return `${response.status} ${await response.text()}`;
  } catch {
    return signal?.aborted ? "no answer" : "failed";
  }
}

describe("each fault does what it says, to the wanted address alone, until it is healed", () => {
  test.each<[string, Fault, string | RegExp]>([
    ["status", { kind: "status", status: 500 }, /^500 /],
    ["abort", { kind: "abort", after: 100 }, "failed"],
    ["clean end", { kind: "end", after: 100 }, `200 ${TEXT.slice(0, 100)}`],
    ["flipped bit", { kind: "flip", at: 0 }, `200 1${TEXT.slice(1)}`],
    ["flipped bit beyond the end", { kind: "flip", at: 9999 }, `200 ${TEXT.slice(0, -1)}8`],
    ["redirect", { kind: "redirect", to: "/b.txt" }, "302 "],
    ["page with status 200", { kind: "html" }, /^200 <!doctype html>.*terms of this network/],
    ["refused connection", { kind: "refuse" }, "failed"],
    ["delay", { kind: "delay", ms: 50 }, `200 ${TEXT}`],
    ["headers", { kind: "headers", set: { "Cache-Control": undefined } }, `200 ${TEXT}`],
  ])("%s", async (_, fault, expected) => {
    const server = await start();
    server.fault("/a.txt", fault);
    for (let i = 0; i < 2; i++)
      expect(await ask(`${server.origin}/a.txt`)).toEqual(expect.stringMatching(expected));
    expect(await ask(`${server.origin}/b.txt`)).toBe("200 b");
    server.heal("/a.txt");
    expect(await ask(`${server.origin}/a.txt`)).toBe(`200 ${TEXT}`);
  });

  test.each<[string, Fault]>([
    ["no headers", { kind: "no-headers" }],
    ["no more body", { kind: "stall", after: 100 }],
  ])("%s: nobody gets to the end", async (_, fault) => {
    const server = await start();
    server.fault(/^\/a/, fault);
    expect(await ask(`${server.origin}/a.txt`, AbortSignal.timeout(300))).toBe("no answer");
    server.heal(/^\/a/);
    expect(await ask(`${server.origin}/a.txt`)).toBe(`200 ${TEXT}`);
  });

  test("a stalled answer has sent its headers and the bytes before", async () => {
    const server = await start();
    server.fault("/a.txt", { kind: "stall", after: 100 });
    const stop = new AbortController();
    const response = await fetch(`${server.origin}/a.txt`, { signal: stop.signal });
    const { value } = (await response.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(TEXT.slice(0, 100));
    stop.abort();
  });

  test("a fault for so many times is over then, and the newest rule wins", async () => {
    const server = await start();
    server.fault("/a.txt", { kind: "status", status: 500 });
    server.fault("/a.txt", { kind: "status", status: 503 }, 2);
    const seen = [];
    for (let i = 0; i < 3; i++) seen.push((await ask(`${server.origin}/a.txt`)).slice(0, 3));
    expect(seen).toEqual(["503", "503", "500"]);
  });

  test("bytes per second are kept, by all answers together", async () => {
    const server = await start();
    server.network = { bytesPerSecond: 2000 };
    const before = performance.now();
    const sizes = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${server.origin}/a.txt`, {
          headers: { "Accept-Encoding": "identity" },
        });
        return (await response.text()).length;
      }),
    );
    expect(sizes).toEqual([400, 400]);
    expect(performance.now() - before).toBeGreaterThan(350);
  });
});

describe("codings", () => {
  const packed = gzipSync("hello\n".repeat(100));
  const cases: [string, Fault, string | null, Buffer][] = [
    ["label", { kind: "coding", change: "label" }, "gzip", packed],
    ["unpack", { kind: "coding", change: "unpack" }, null, gunzipSync(packed)],
    ["none", { kind: "coding", change: "none" }, null, packed],
  ];

  test.each(cases)("%s", async (_, fault, coding, body) => {
    const server = await startFaultServer({ builds: { v1: writeBuild({ "x.pack": packed }) } });
    server.fault("/x.pack", fault);
    const response = await fetch(`${server.origin}/x.pack`);
    expect(response.headers.get("content-encoding")).toBe(coding);
    const unpacked = coding === "gzip" ? gunzipSync(body) : body;
    expect(Buffer.from(await response.arrayBuffer())).toEqual(unpacked);
  });

  test("wrap: packed once more", async () => {
    const server = await startFaultServer({ builds: { v1: writeBuild({ "x.pack": packed }) } });
    server.fault("/x.pack", { kind: "coding", change: "wrap" });
    const response = await fetch(`${server.origin}/x.pack`);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(packed);
  });
});

describe("releases", () => {
  const hash = "a".repeat(64);
  const release = (name: string) =>
    writeBuild({
      "index.html": `page ${name}`,
      "index.json": `data ${name}`,
      "sw.js": `worker ${name}`,
      "latest.json": JSON.stringify({ root: { hash: name.padEnd(64, "0") } }),
      [`packs/objects/${name.padEnd(64, "0")}`]: JSON.stringify({ sections: [{ manifests: [{ hash }] }] }),
      [`packs/objects/${hash}`]: `section of ${name}`,
      [`packs/${name}.pack`]: `pack ${name}`,
      [`assets/${name}.js`]: `script ${name}`,
    });
  const startTwo = () => startFaultServer({ builds: { v1: release("v1"), v2: release("v2") } });
  const paths = ["/", "/index.json", "/sw.js", "/packs/v2.pack", "/assets/v2.js", "/assets/v1.js"];
  const look = async (origin: string) =>
    Promise.all(
      paths.map(async (path) => (await ask(origin + path)).replace(/^200 \w+ |^(404).*\n$/s, "$1")),
    );

  test.each([
    ["atomic", {}, ["v2", "v2", "v2", "v2", "v2", "v1"]],
    ["atomic", { keep: false }, ["v2", "v2", "v2", "v2", "v2", "404"]],
    ["manifest-first", {}, ["v1", "v1", "v2", "404", "404", "v1"]],
    ["objects-first", {}, ["v1", "v1", "v1", "v2", "v2", "v1"]],
    ["html-first", {}, ["v2", "v2", "v1", "404", "404", "v1"]],
  ] as const)("%s %o", async (mode, options, expected) => {
    const server = await startTwo();
    server.deploy("v2", { mode, ...options });
    expect(await look(server.origin)).toEqual(expected);
  });

  test("manifest-first has the manifests among the objects, and no other object", async () => {
    const server = await startTwo();
    server.deploy("v2", { mode: "manifest-first" });
    expect(await ask(`${server.origin}/packs/objects/${"v2".padEnd(64, "0")}`)).toMatch(/^200/);
    expect(await ask(`${server.origin}/packs/objects/${hash}`)).toBe("200 section of v2");
    expect(await ask(`${server.origin}/packs/v2.pack`)).toMatch(/^404/);
  });

  test("a rollback brings the old pages back, and one asset may be served from an older build", async () => {
    const server = await startTwo();
    server.deploy("v2");
    server.fault("/sw.js", { kind: "older", build: "v1" });
    expect(await ask(`${server.origin}/sw.js`)).toBe("200 worker v1");
    expect(await ask(`${server.origin}/`)).toBe("200 page v2");
    server.heal();
    server.deploy("v1", { mode: "rollback" });
    expect(await look(server.origin)).toEqual(["v1", "v1", "v1", "v2", "v2", "v1"]);
  });
});

test("a killed server refuses, cuts what is open, and comes back on the same port", async () => {
  const server = await start();
  const { origin } = server;
  server.fault("/a.txt", { kind: "no-headers" });
  const open = ask(`${origin}/a.txt`);
  while (server.requests.count("/a.txt") === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.kill();
  expect(await open).toBe("failed");
  expect(await ask(`${origin}/b.txt`)).toBe("failed");
  await server.start();
  expect(server.origin).toBe(origin);
  expect(await ask(`${origin}/b.txt`)).toBe("200 b");
});

test("requests and bytes are counted by address, and how many were open at once", async () => {
  const server = await start();
  server.fault(/txt$/, { kind: "delay", ms: 500 });
  await Promise.all(["/a.txt", "/b.txt", "/a.txt?x=1"].map((path) => ask(server.origin + path)));
  expect(server.requests.count()).toBe(3);
  expect(server.requests.count("/a.txt")).toBe(2);
  expect(server.requests.bytes("/b.txt")).toBe(1);
  expect(server.requests.mostAtOnce).toBe(3);
  expect(server.requests.paths(/txt/)).toEqual(["/a.txt", "/b.txt"]);
  server.requests.reset();
  expect(server.requests.count()).toBe(0);
  expect(server.requests.mostAtOnce).toBe(0);
});
