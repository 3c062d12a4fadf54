import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "./support/built-site.ts";
import { pagesOf } from "./support/page-types.ts";
import { listFiles } from "./support/tree.ts";

test("every page of a published site names a picture that is in the output, and none lies there unnamed", async () => {
  const out = await builtSite({ data: "samples" });
  const named = new Set<string>();
  for (const { type, address } of pagesOf(out)) {
    const file = type === "not-found" ? "404.html" : join(address, "index.html");
    const html = readFileSync(join(out, file), "utf8");
    const [, image] =
      /<meta property="og:image" content="https:\/\/sample\.example\/([^"]+)">/.exec(html) ?? [];
    // The search, the offline copy and the not-found page are not shared.
    if (["not-found", "search", "offline"].includes(type)) expect(image, file).toBeUndefined();
    else expect(image, file).toMatch(/^open-graph\/[0-9a-f]{16}\.png$/);
    if (image !== undefined) named.add(image);
  }
  expect(listFiles(out).filter((path) => path.startsWith("open-graph/"))).toEqual([...named].sort());
  for (const path of named) {
    const bytes = readFileSync(join(out, path));
    expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // A preview is fetched by phones: at most 300 kB, which some messengers ask for.
    expect(bytes.length).toBeLessThan(300_000);
  }
});

test("a site without an address has no such pictures", async () => {
  const out = await builtSite({ data: "small" });
  expect(listFiles(out).filter((path) => path.startsWith("open-graph/"))).toEqual([]);
  expect(readFileSync(join(out, "index.html"), "utf8")).not.toContain("og:image");
});
