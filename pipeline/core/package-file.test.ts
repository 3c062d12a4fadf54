import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { packageFile } from "./package-file.ts";
import { type PackageFile, packageFiles } from "./package-files.ts";

test.each(Object.keys(packageFiles) as PackageFile[])("%s is a file of an installed package", (name) => {
  expect(existsSync(packageFile(name))).toBe(true);
});
