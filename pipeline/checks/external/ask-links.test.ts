import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { type AskAllTools, askLinks } from "./ask-links.ts";
import { HostPace } from "./host-pace.ts";
import { httpAsk } from "./http-ask.ts";
import type { Outcome } from "./outcome.ts";

/** A server of this machine answers in place of other sites; each test defines its answers. */
let server: Server;
let site: string;
let seen: string[];
let atOnce = 0;
let mostAtOnce = 0;
const paths: Readonly<
  Record<string, (request: IncomingMessage, response: ServerResponse, time: number) => void>
> = {
  "/found": (_, response) => response.end("x".repeat(100)),
  "/gone": (_, response) => response.writeHead(410).end(),
  "/no-head": (request, response) => response.writeHead(request.method === "HEAD" ? 405 : 200).end(),
  "/head-hangs-up": (request, response) =>
    request.method === "HEAD" ? request.socket.destroy() : response.end("there"),
  "/forbidden": (_, response) => response.writeHead(403).end(),
  "/moved": (_, response) => response.writeHead(301, { Location: "/found" }).end(),
  "/moved-away": (_, response) => response.writeHead(302, { Location: "/gone" }).end(),
  "/circle": (_, response) => response.writeHead(307, { Location: "/circle" }).end(),
  "/to-file": (_, response) => response.writeHead(302, { Location: "file:///etc/passwd" }).end(),
  "/to-metadata": (_, response) =>
    response.writeHead(302, { Location: "http://169.254.169.254/latest" }).end(),
  "/silent": () => {},
  "/endless": (_, response) => {
    response.write("x");
    const timer = setInterval(() => response.write("x".repeat(1000)), 5);
    response.on("close", () => clearInterval(timer));
  },
  "/busy-once": (_, response, time) =>
    (time === 1 ? response.writeHead(503, { "Retry-After": "7" }) : response.writeHead(200)).end(),
  "/busy-till": (_, response, time) =>
    (time === 1
      ? response.writeHead(429, { "Retry-After": "Thu, 01 Jan 1970 00:00:05 GMT" })
      : response.writeHead(200)
    ).end(),
  "/busy-long": (_, response) => response.writeHead(429, { "Retry-After": "3600" }).end(),
  "/broken": (_, response) => response.writeHead(500).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    seen.push(`${request.method} ${request.url}`);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    response.on("close", () => atOnce--);
    const times = seen.filter((line) => line.endsWith(request.url ?? "")).length;
    const answer = paths[path];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response, times);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  waited = [];
  mostAtOnce = 0;
});

let waited: number[] = [];
const timeout = 400;

function toolsOf(more: Partial<AskAllTools> = {}): AskAllTools {
  const sleep = (milliseconds: number): Promise<void> => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  return {
    ask: httpAsk({ timeout, userAgent: "test", isAllowed: (address) => address === "127.0.0.1" }),
    pace: new HostPace(0, sleep),
    attempts: 3,
    backoff: 1000,
    longestWait: 60_000,
    now: () => 0,
    store: PackStore.open(undefined, "external", "1"),
    today: "2026-01-10",
    ...more,
  };
}

async function outcomeOf(path: string): Promise<Outcome | undefined> {
  const address = path.startsWith("/") ? site + path : path;
  return (await askLinks([address], toolsOf())).get(address);
}

test.each(["/found", "/moved", "/no-head", "/head-hangs-up", "/endless"])("%s is found", async (path) => {
  expect(await outcomeOf(path)).toEqual({ kind: "found" });
});

test.each([
  ["/nowhere", "broken", "the answer is 404"],
  ["/gone", "broken", "the answer is 410"],
  ["/moved-away", "broken", "the answer is 410"],
  ["/circle", "broken", "it redirects more than 5 times"],
  ["/to-file", "broken", "it redirects to no web address"],
  ["http://name:word@127.0.0.1/", "broken", "it holds a name or password, which are not sent"],
  ["http://nowhere.invalid/", "broken", "there is no host nowhere.invalid"],
  ["/forbidden", "unsure", "the answer is 403"],
  ["/broken", "unsure", "the answer is 500"],
  ["/silent", "unsure", "it did not answer in time"],
  ["/busy-long", "unsure", "the answer is 429, and it asks to wait 3600 seconds"],
  ["http://127.0.0.1:1/", "unsure", "the connection failed (ECONNREFUSED)"],
  ["/to-metadata", "private", "169.254.169.254 is 169.254.169.254, an address within a private network"],
  ["http://[::1]/", "private", "::1 is ::1, an address within a private network"],
])("%s is %s: %s", async (path, kind, why) => {
  expect(await outcomeOf(path)).toEqual({ kind, why });
});

test("HEAD comes first, GET only where HEAD says nothing good", async () => {
  await outcomeOf("/found");
  await outcomeOf("/no-head");
  expect(seen).toEqual(["HEAD /found", "HEAD /no-head", "GET /no-head"]);
});

test.each([
  ["/busy-once", 7000],
  ["/busy-till", 5000],
])("%s is asked again after the time that it names", async (path, milliseconds) => {
  expect(await outcomeOf(path)).toEqual({ kind: "found" });
  expect(waited).toContain(milliseconds);
  expect(seen).toHaveLength(2);
});

test("a passing failure is tried three times with growing pauses, a final one once", async () => {
  await outcomeOf("/broken");
  expect(seen.filter((line) => line.startsWith("GET"))).toHaveLength(3);
  expect(waited.filter((milliseconds) => milliseconds > 0)).toEqual([1000, 2000]);
  seen = [];
  await outcomeOf("/gone");
  expect(seen).toEqual(["HEAD /gone", "GET /gone"]);
});

test("a host gets one request at a time", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `${site}/found?${index}`);
  const outcomes = await askLinks(addresses, toolsOf());
  expect([...outcomes.values()].every(({ kind }) => kind === "found")).toBe(true);
  expect(seen).toHaveLength(12);
  expect(mostAtOnce).toBe(1);
});

test("what was found is not asked for again for a week, what was not is", async () => {
  const store = PackStore.open(undefined, "external", "1");
  const addresses = [`${site}/found`, `${site}/gone`];
  const ask = (today: string) => askLinks(addresses, toolsOf({ store, today }));
  await ask("2026-01-10");
  seen = [];
  expect((await ask("2026-01-16")).get(`${site}/found`)).toEqual({ kind: "found" });
  expect(seen).toEqual(["HEAD /gone", "GET /gone"]);
  seen = [];
  await ask("2026-01-17");
  expect(seen).toContain("HEAD /found");
});

test("a name that stands for this machine is refused at the connection", async () => {
  const ask = httpAsk({ timeout, userAgent: "test" });
  const address = site.replace("127.0.0.1", "localhost");
  const found = (await askLinks([address], toolsOf({ ask }))).get(address);
  expect(found?.kind).toBe("private");
  expect(seen).toEqual([]);
});
