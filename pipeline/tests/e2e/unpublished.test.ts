import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolders } from "./support/built-site.ts";
import { listFiles } from "./support/tree.ts";
import { succeed, workplace } from "./support/workplace.ts";

const { samples } = dataFolders;
/**
 * Words that the samples hold only in content that must not be published: drafts, and values that are
 * unverified or withdrawn.
 */
const SECRETS = /\b(?:draft|unverified|withdrawn)(?:-[a-z]+)*-secret\b|\b77777\b/g;

test("what is draft, unverified or withdrawn in the samples is nowhere in the output", async () => {
  const secrets = new Set(
    listFiles(samples)
      .filter((path) => /\.(ya?ml|md)$/.test(path))
      .flatMap((path) => readFileSync(join(samples, path), "utf8").match(SECRETS) ?? []),
  );
  expect(secrets.size).toBeGreaterThan(5);
  const { build, out } = workplace(samples);
  await succeed(build());
  for (const path of listFiles(out)) {
    const bytes = readFileSync(join(out, path)).toString("latin1");
    for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${path}`).toBe(false);
  }
});

test("drafts and values without a confirmed source are nowhere in the output", async () => {
  const { build, data, edit, out } = workplace();
  edit("products/boards/beta.yaml", (text) =>
    text
      .replace("typ: 120", "typ: 4711.25")
      .replace(/(typ: 4711\.25[\s\S]*?status: )confirmed/, "$1unverified"),
  );
  edit("docs/Beta/wiring.md", (text) =>
    text.replace("The board draws {{ product.beta.supply-current }}. ", ""),
  );
  writeFileSync(
    join(data, "docs/Beta/quay.md"),
    "---\ntitle: Quayside secret\ndescription: Hidden.\ndraft: true\n---\n\nNobody reads this quayside text.\n",
  );
  await succeed(build());
  const found = listFiles(out).filter((path) =>
    /4\D{0,3}711\.25|[Qq]uayside/.test(readFileSync(join(out, path)).toString("latin1")),
  );
  expect(found).toEqual([]);
  expect(existsSync(join(out, "docs/Beta/quay"))).toBe(false);
});
