import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { headersFile } from "./headers-file.ts";
import { readSitePolicy } from "./site-policy.ts";

test.each([
  [
    "with scripts and hosts",
    {
      inlineScripts: ["sha256-abc=", "sha256-d+/e="],
      scripts: ["https://scripts.example"],
      images: ["https://*.images.example"],
      connect: ["https://stats.example"],
    },
  ],
  ["with nothing beside the site", { inlineScripts: [], scripts: [], images: [], connect: [] }],
  ["that is not there", undefined],
])("a policy %s is read back from the headers of a site", (_, policy) => {
  const root = mkdtempSync(join(tmpdir(), "fairlead-policy-"));
  writeFileSync(
    join(root, "_headers"),
    headersFile({ base: "/", ...(policy === undefined ? {} : { policy }) }),
  );
  expect(readSitePolicy(root)).toEqual(policy);
  rmSync(root, { recursive: true });
});
