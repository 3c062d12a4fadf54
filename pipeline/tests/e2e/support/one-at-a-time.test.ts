import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";
import { tempFolder } from "./temp-folder.ts";

test("works that share a lock never overlap, and one that fails does not stop the others", async () => {
  const lock = join(tempFolder(), "deep/lock");
  const log: string[] = [];
  const work = (name: string) =>
    oneAtATime(lock, async () => {
      log.push(`${name} begins`);
      await sleep(20);
      log.push(`${name} ends`);
      if (name === "b") throw new Error("failed");
      return name;
    });
  const results = await Promise.allSettled([work("a"), work("b"), work("c")]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  for (let at = 0; at < log.length; at += 2) expect(log[at + 1]).toBe(log[at]?.replace("begins", "ends"));
  expect(log).toHaveLength(6);
  expect(existsSync(lock)).toBe(false);
});
