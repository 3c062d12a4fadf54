import { expect, test } from "vitest";
import { isOwnHost, refusalOf } from "./request-guard.ts";

const guard = { port: 4000, token: "secret-of-this-run" };
const own = {
  host: "127.0.0.1:4000",
  origin: "http://127.0.0.1:4000",
  "sec-fetch-site": "same-origin",
  "x-fairlead-token": guard.token,
} as const;

test("the page of this server may pass, under each of its names", () => {
  expect(refusalOf({ headers: own, remote: "127.0.0.1" }, guard)).toBeUndefined();
  for (const host of ["localhost:4000", "[::1]:4000", "127.0.0.2:4000"])
    expect(
      refusalOf({ headers: { ...own, host, origin: `http://${host}` }, remote: "::1" }, guard),
    ).toBeUndefined();
});

test.each([
  ["no token", { ...own, "x-fairlead-token": undefined }],
  ["another token", { ...own, "x-fairlead-token": "secret-of-that-run" }],
  ["a foreign page", { ...own, origin: "https://evil.example" }],
  ["a page without an origin, such as a file", { ...own, origin: "null" }],
  ["a page of another port", { ...own, origin: "http://127.0.0.1:4001" }],
  ["a page of another site, as the browser says", { ...own, "sec-fetch-site": "cross-site" }],
  ["a rebound name", { ...own, host: "evil.example:4000", origin: "http://evil.example:4000" }],
  ["a name that looks like this machine", { ...own, host: "127.0.0.1.evil.example:4000" }],
  ["no name", { ...own, host: undefined }],
  ["another port", { ...own, host: "127.0.0.1:4001", origin: "http://127.0.0.1:4001" }],
])("%s may not", (_name, headers) => {
  expect(refusalOf({ headers, remote: "127.0.0.1" }, guard)).toEqual(expect.any(String));
});

test("another machine may not", () => {
  expect(refusalOf({ headers: own, remote: "192.168.1.7" }, guard)).toBe(
    "The form is for this machine alone.",
  );
  expect(refusalOf({ headers: own, remote: undefined }, guard)).toEqual(expect.any(String));
});

test.each(["localhost:4000", "LOCALHOST:4000", "127.0.0.1:4000", "[::1]:4000"])("%s is an own name", (host) =>
  expect(isOwnHost(host, 4000)).toBe(true),
);
