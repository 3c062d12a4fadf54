import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advisories, isAccepted } from "./advisories.ts";

const { packages } = JSON.parse(
  readFileSync(new URL("../../../package-lock.json", import.meta.url), "utf8"),
) as {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
};
const installed = Object.entries(packages).filter(([path]) => path !== "");

test.each(advisories)("every $package is free of $advisory", ({ package: name, lowest }) => {
  const versions = installed
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = "" }]) => version);
  expect(versions.length, `${name} is not installed any more: take it off the table.`).toBeGreaterThan(0);
  expect(versions.filter((version) => !isAccepted(version, lowest))).toEqual([]);
});

test.each([
  ["5.2.1", true],
  ["5.2.0", false],
  ["5.10.0", true],
  ["4.3.1", true],
  ["4.3.0", false],
  ["2.9.9", false],
  ["6.0.0", true],
  ["5.2.1-beta.1", true],
])("%s of 3.15.1, 4.3.1 and 5.2.1: %s", (version, accepted) => {
  expect(isAccepted(version, ["3.15.1", "4.3.1", "5.2.1"])).toBe(accepted);
});

// The lock file names the address of a package only if that is not on the registry from which it is
// installed.
test("every package has a sum of its bytes, and none comes from another place than the registry", () => {
  const others = installed.filter(
    ([, { resolved, integrity = "" }]) => resolved !== undefined || !integrity.startsWith("sha512-"),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
