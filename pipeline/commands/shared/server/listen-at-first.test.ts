import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listenAtFirst, portsToTry } from "./listen-at-first.ts";

const HOST = "127.0.0.1";
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
const newServer = (): Server => {
  const server = createServer();
  servers.push(server);
  return server;
};

test("the next port is taken where one is in use", async () => {
  const taken = await listenAtFirst(newServer(), [0], HOST);
  const found = await listenAtFirst(newServer(), [taken, taken, 0], HOST);
  expect(found).toBeGreaterThan(0);
  expect(found).not.toBe(taken);
});

test("where all are in use the error is that of the system", async () => {
  const taken = await listenAtFirst(newServer(), [0], HOST);
  await expect(listenAtFirst(newServer(), [taken, taken], HOST)).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test("another error ends the search at once", async () => {
  await expect(listenAtFirst(newServer(), [0, 0], "203.0.113.1")).rejects.toMatchObject({
    code: "EADDRNOTAVAIL",
  });
});

test("a port that is named is the only one that is tried", () => {
  expect(portsToTry(81)).toEqual([81]);
  expect(portsToTry(0)).toEqual([0]);
  expect(portsToTry(undefined).slice(0, 3)).toEqual([4000, 4001, 4002]);
});
