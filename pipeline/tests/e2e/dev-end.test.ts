import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { endOf } from "./support/command.ts";
import { type DevServer, startDev, stopDev } from "./support/dev-server.ts";

/** So many docs that the whole site is still made, by threads, when the first page is there. */
function writeDocs(data: string): void {
  mkdirSync(join(data, "docs/many"));
  for (let at = 0; at < 300; at++) {
    const text = `# Doc ${at}\n\n${`Words about part ${at}, with [a link](../intro.md).\n\n`.repeat(20)}`;
    writeFileSync(join(data, `docs/many/doc-${at}.md`), text);
  }
}

/** Work that may be going on when the server is to end; each function leaves it going on. */
const states: [name: string, begin: (dev: DevServer) => Promise<unknown>][] = [
  ["the whole site is made by threads", () => sleep(600)],
  [
    "pages listen, a connection is kept alive and another has sent half of a request",
    async ({ url }) => {
      await fetch(new URL("__fairlead/events?page=/", url));
      const { port } = new URL(url);
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () => socket.write("GET / HT", () => resolve()));
        socket.on("error", () => {});
      });
    },
  ],
  [
    "the manual is made",
    async ({ url }) => {
      fetch(new URL("__fairlead/diagnostics/unit-kind", url)).catch(() => {});
      await sleep(100);
    },
  ],
  [
    "a save is read",
    async ({ data }) => {
      writeFileSync(join(data, "docs/many/doc-1.md"), "# Other\n");
      await sleep(20);
    },
  ],
];

/** Each takes a server of its own: the usual run has the two that differ most. */
const drawn = process.env.FAIRLEAD_LONG === "1" ? states : states.slice(0, 2);

test.each(drawn)("SIGTERM ends the server while %s", async (_, begin) => {
  const dev = await startDev(writeDocs);
  await begin(dev);
  const from = performance.now();
  dev.server.child.kill("SIGTERM");
  expect(await endOf(dev.server)).toMatchObject({ code: 0, stderr: expect.not.stringContaining("    at ") });
  console.log(`The server ended in ${Math.round(performance.now() - from)} ms.`);
  await stopDev(dev);
});
