import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { verifySite } from "./verify-site.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a host that answers in this way. */
async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const drip: RequestListener = (_, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

test.each<[name: string, answer: RequestListener]>([
  ["says nothing", () => undefined],
  ["sends one byte after another", drip],
])("a host that %s is asked for two files and not for all", async (_, answer) => {
  const url = await host(answer);
  const { diagnostics } = await verifySite(url, { deadline: 100 });
  expect(
    diagnostics.map(({ code, file, message }) => `${code} ${file.slice(url.length)} ${message}`),
  ).toEqual([
    "deploy-file-missing  The host has answered nothing, and was not asked for more: the last request was not whole after 0.1 s.",
  ]);
});

test("a check ends as a whole, and lists what it still waited for", async () => {
  const url = await host((request, response) => {
    if (request.url === "/") response.writeHead(200).end("<html></html>");
  });
  const { diagnostics } = await verifySite(url, { timeout: 200 });
  expect(diagnostics.map(({ file, message }) => `${file.slice(url.length)} ${message}`)).toEqual([
    "latest.json The check ended after 0.2 s. This file was still awaited.",
  ]);
});

test("while it waits it says what for", async () => {
  const url = await host((request, response) => {
    if (request.url === "/") response.writeHead(200).end("<html></html>");
  });
  const progress: string[] = [];
  await verifySite(url, {
    timeout: 300,
    interval: 50,
    onWait: ({ files, awaited }) => progress.push(`${files} ${awaited.join(" ")}`),
  });
  expect(progress).toContain(`1 ${url}latest.json`);
});

test.each<[name: string, answer: RequestListener]>([
  [
    "leads on for ever",
    (request, response) => void response.writeHead(302, { location: `${request.url}x` }).end(),
  ],
  ["has no connection to keep", (request) => void request.socket.destroy()],
  ["answers in another language", (request) => void request.socket.end("220 ready\r\n")],
])("a host that %s is told in words", async (_, answer) => {
  const { diagnostics } = await verifySite(await host(answer), { deadline: 500, timeout: 3000 });
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(diagnostics.every(({ code, message }) => code.startsWith("deploy-") && message.endsWith("."))).toBe(
    true,
  );
});
