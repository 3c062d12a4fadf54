import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LinkIndex } from "../../../schema/generated/types.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { encodedPath } from "../../core/text/encoded-path.ts";
import { listTree } from "../../write/disk/list-tree.ts";
import { differences, unexplained } from "../support/outputs/hosts/compare-servers.ts";
import { knownDifferences } from "../support/outputs/hosts/known-differences.ts";
import { canHaveNginx } from "../support/outputs/hosts/nginx-program.ts";
import { startNginx } from "../support/outputs/hosts/nginx-server.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { tempFolder } from "./support/temp-folder.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const sites = [
  { data: "small", base: "/" },
  { data: "small", base: "/sub/" },
  ...(isLong
    ? ([
        { data: "fleet", base: "/" },
        { data: "manual", base: "/" },
      ] as const)
    : []),
] as const;

describe.skipIf(!canHaveNginx)("nginx with the snippet of a build", () => {
  test.each(sites)(
    "serves every page and file of $data at $base as preview does, and is verified",
    async (site) => {
      const { base } = site;
      const out = await builtSite(site);
      // Operators lay out a release by a link.
      const folder = tempFolder();
      const root = base === "/" ? out : folder;
      if (base !== "/") {
        mkdirSync(dirname(join(folder, base)), { recursive: true });
        symlinkSync(out, join(folder, base.slice(0, -1)));
      }
      const nginx = await startNginx(readFileSync(join(out, "nginx.conf"), "utf8"), root);
      const preview = await serveSite(out, base);
      try {
        const { diagnostics } = await verifySite(`http://127.0.0.1:${nginx.port}${base}`);
        expect(diagnostics).toEqual([]);
        const links = JSON.parse(readFileSync(join(out, "links.json"), "utf8")) as LinkIndex;
        const pages = [...Object.keys(links.pages), ...Object.keys(links.aliases)].flatMap((address) =>
          ["", "/", ".html", "/index.html"].map((end) => base + address.slice(1) + end),
        );
        const files = [...listTree(out).files].map((path) => base + encodedPath(path));
        const ports = { nginx: nginx.port, preview: Number(new URL(preview.url).port) };
        const found = await differences(
          [...pages, ...files].map((target) => ({ target })),
          ports,
        );
        const faults = unexplained(found, knownDifferences(base));
        expect(faults.filter((fault) => !fault.startsWith("No request shows any more"))).toEqual([]);
      } finally {
        await nginx.stop();
        await preview.close();
      }
    },
  );
});
