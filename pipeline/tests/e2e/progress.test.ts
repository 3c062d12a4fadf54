import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository, run } from "./support/command.ts";

/** Never answers, so that the command works as long as it is given time. */
const silent = createServer(() => undefined);
let command: readonly string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const launcher = join(repository, "pipeline/bin/fairlead.js");
  command = [process.execPath, launcher, "verify", url, "--timeout", "1"];
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

/** The output of the command on a terminal of 60 columns. */
async function onTerminal(environment: string, ...options: readonly string[]): Promise<string> {
  const words = [...command, ...options].map((word) => `'${word}'`).join(" ");
  const line = `stty cols 60; env -u CI TERM=xterm ${environment} ${words}`;
  return (await run("script", ["--quiet", "--command", line, "/dev/null"])).stdout;
}

const ERASE = "\r\u001b[K";
const END = /The check ended after 1\s*s\.[\s\S]*is not as it was built\./;

test.skipIf(process.platform !== "linux")(
  "a terminal shows in one line how far long work is, and the result takes its place",
  async () => {
    const [first, ...lines] = (await onTerminal("NO_COLOR=1")).split(ERASE);
    const result = lines.pop();
    expect(first).toBe("");
    expect(result).toMatch(END);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const line of lines) expect(line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/: asked for .{1,40}$/);
  },
);

test.skipIf(process.platform !== "linux")("a CI, --quiet and a pipe get the result alone", async () => {
  const printed = await Promise.all([onTerminal("CI=true"), onTerminal("NO_COLOR=1", "--quiet")]);
  for (const text of printed) expect(text).not.toContain(ERASE);
  expect(printed[0]).toMatch(END);
  const [program = "", ...words] = command;
  const { code, stdout, stderr } = await run(program, words);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/is not as it was built\.\n$/)]);
  expect(stderr).not.toMatch(/asked for|\r/);
});
