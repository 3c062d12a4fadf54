import { expect, test } from "vitest";
import { fileHeaders, ownHeaders } from "./own-headers.ts";

const policyOf = (path: string) => fileHeaders(path)["Content-Security-Policy"];

test("a file of the data folder runs nothing where it is opened by itself", () => {
  expect(policyOf("/assets/a.0123456789.html")).toMatch(/^default-src 'none'; (?!.*script-src)/);
  expect(policyOf("/assets/a.0123456789.svg")).toBe(policyOf("/assets/a.0123456789.html"));
  expect(policyOf("/assets/worker.js")).toBeUndefined();
  expect(policyOf("/docs/intro/index.html")).toBeUndefined();
});

test("an answer of the server itself has the policy of the site, and nobody keeps it", () => {
  const headers = ownHeaders({ inlineScripts: [], scripts: [], images: [], connect: [] });
  expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  expect(headers["Cache-Control"]).toBe("no-store");
});
