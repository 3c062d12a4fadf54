import { createServer } from "node:net";
import { expect, test } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { listenProblem } from "./listen-problem.ts";

/** The error of listening there, as Node gives it. */
const errorOf = (host: string, port: number): Promise<unknown> =>
  new Promise((resolve) => {
    createServer().once("error", resolve).listen(port, host);
  });

test.each([
  [
    "an address of another machine",
    "203.0.113.7",
    0,
    'The address "203.0.113.7" does not belong to this machine.',
  ],
  ["a host that does not exist", "nosuch.invalid", 0, 'There is no host "nosuch.invalid".'],
  ["what is no address at all", "999.1.1.1", 0, 'There is no host "999.1.1.1".'],
])("%s is a wrong use", async (_name, host, port, message) => {
  const problem = listenProblem(await errorOf(host, port), { host, port });
  expect(problem).toBeInstanceOf(UsageError);
  expect(problem).toMatchObject({ message, hint: expect.stringContaining("--host") });
});

test.each([
  ["EADDRINUSE", "The port 81 is in use."],
  ["EACCES", "The port 81 may not be used by this account."],
])("%s is a wrong use", (code, message) => {
  const problem = listenProblem(Object.assign(new Error("listen"), { code }), { host: "::", port: 81 });
  expect(problem).toMatchObject({ message, hint: expect.stringContaining("--port") });
});

test("any other error stays what it is", () => {
  const error = new Error("listen");
  expect(listenProblem(error, { host: "::", port: 81 })).toBe(error);
});
