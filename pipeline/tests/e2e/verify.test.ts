import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Latest, RootManifest, SectionManifest } from "../../../schema/generated/types.ts";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { contentType } from "../../core/http/content-type.ts";
import { builtSite, dataFolders, serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";

interface Reply {
  status?: number;
  headers?: Record<string, string | undefined>;
  body?: Uint8Array | string;
  /** Headers come, the body never ends. */
  hangs?: boolean;
}
type Faults = Readonly<Record<string, (body: Buffer) => Reply>>;

const base = "/sub/";
let out: string;
let page: SectionManifest["pages"][number];
let root: RootManifest;
let pack: string;
const open: { close: () => unknown }[] = [];

beforeAll(async () => {
  out = await builtSite({ data: "small", base });
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(out, path), "utf8")) as T;
  root = read<RootManifest>(`packs/objects/${read<Latest>("latest.json").root.hash}`);
  const section = root.sections.find(({ id }) => id === "docs.Beta");
  page = read<SectionManifest>(`packs/objects/${section?.manifests[0]?.hash}`).pages[0] as typeof page;
  pack = section?.packs[0]?.path ?? "";
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** The preview server behind one that spoils some answers. */
async function deployed(faults: Faults = {}, tree = out): Promise<string> {
  const real: TreeServer = await serveSite(tree, base);
  const server: Server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "", real.url), { redirect: "manual" });
    const body = Buffer.from(await answer.arrayBuffer());
    const fault = faults[decodeURIComponent((request.url ?? "").slice(base.length))]?.(body) ?? {};
    const names = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|connection|transfer-encoding)$/.test(name),
    );
    const headers = Object.entries({ ...Object.fromEntries(names), ...fault.headers }).filter(
      ([, value]) => value !== undefined,
    );
    response.writeHead(fault.status ?? answer.status, Object.fromEntries(headers) as Record<string, string>);
    if (fault.hangs) response.write("{");
    else response.end(fault.body ?? body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  open.push(real, {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
}

/** A host such as GitHub Pages: a folder by its name leads to the name with a slash, and no header is the site's own. */
async function plainHost(): Promise<string> {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(base.length);
    const isFolder = existsSync(join(out, path, "index.html"));
    const headers = { "Cache-Control": "max-age=600", "Content-Type": contentType(`/${path}`) };
    if (isFolder && path !== "" && !path.endsWith("/"))
      response.writeHead(301, { Location: `http://${request.headers.host}${request.url}/` }).end("Moved.");
    else if (isFolder) response.writeHead(200, headers).end(readFileSync(join(out, path, "index.html")));
    else if (existsSync(join(out, path))) response.writeHead(200, headers).end(readFileSync(join(out, path)));
    else response.writeHead(404, headers).end(readFileSync(join(out, "404.html")));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
}

const found = async (faults: Faults): Promise<string[]> => {
  const url = await deployed(faults);
  const { diagnostics } = await verifySite(url, { deadline: 1500 });
  return diagnostics.map(({ code, file, message }) => `${code} ${file.slice(url.length)} ${message}`).sort();
};
const flipped = (body: Buffer): Buffer => Buffer.from(body).fill((body[20] ?? 0) ^ 1, 20, 21);
const portal = () => ({
  body: "<!doctype html><title>Sign in</title>",
  headers: { "content-type": "text/html" },
});

describe("a deployed site", () => {
  test("that is whole passes, and every file of its manifests was asked for", async () => {
    const url = await deployed();
    const { diagnostics, verified, present } = await verifySite(url);
    expect(diagnostics).toEqual([]);
    const pages = root.sections.reduce((sum, section) => sum + section.pages, 0);
    expect(verified).toBeGreaterThan(3 * pages + root.shared.length);
    // The Markdown of all pages but two, which no manifest names.
    expect(present).toBeGreaterThan(pages - 2);
  });

  test("that lacks an object is found out", async () => {
    const path = `packs/objects/${page.hash}`;
    expect(await found({ [path]: () => ({ status: 404, body: "Not found." }) })).toEqual([
      `deploy-file-missing ${path} The host answers with status 404.`,
    ]);
  });

  test("with one wrong byte is found out, in an object and in a pack", async () => {
    const path = `packs/objects/${page.hash}`;
    const findings = await found({
      [path]: (body) => ({ body: flipped(body) }),
      [pack]: (body) => ({ body: flipped(body) }),
    });
    expect(findings[1]).toMatch(
      new RegExp(
        `^deploy-file-differs ${path} The file has the hash [0-9a-f]{16} instead of ${page.hash.slice(0, 16)}\\.$`,
      ),
    );
    expect(findings[0]).toBe(`deploy-file-differs ${pack} The pack does not hold what its manifest says.`);
    expect(findings).toHaveLength(2);
  });

  test("that lacks a shard of the search, or has another zip, is found out", async () => {
    const statistics = readFileSync(join(out, "search/statistics.json"), "utf8");
    const shard = `search/terms/${/"shards":\[\["[^"]*","(\w+)"/.exec(statistics)?.[1]}.json`;
    expect(await found({ [shard]: () => ({ status: 404 }) })).toEqual([
      `deploy-file-missing ${shard} The host answers with status 404.`,
    ]);
    const zip = await found({ "docs.zip": (body) => ({ body: flipped(body) }) });
    expect(zip).toEqual([expect.stringMatching(/^deploy-file-differs docs\.zip The file has the hash/)]);
  });

  test("behind a network that answers with its own page is found out", async () => {
    expect(await found({ "latest.json": portal })).toEqual([
      "deploy-file-differs latest.json The file is not what Fairlead writes there.",
    ]);
    const path = `${page.pathname.slice(1)}/index.json`;
    expect((await found({ [path]: portal }))[0]).toMatch(`deploy-file-differs ${path}`);
  });

  test("without the headers that it needs is found out", async () => {
    const cached = { headers: { "cache-control": "public, max-age=3600" } };
    const findings = await found({
      "latest.json": () => cached,
      [pack]: () => ({ headers: { "cache-control": "no-cache" } }),
      contact: () => ({ headers: { "content-security-policy": undefined } }),
    });
    expect(findings).toEqual([
      "deploy-header contact Content-Security-Policy must have default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'.",
      'deploy-header latest.json Cache-Control must be no-cache, and is "public, max-age=3600".',
      `deploy-header ${pack} Cache-Control must have public, max-age=31536000, immutable, no-transform, and is "no-cache".`,
    ]);
  });

  test("on a host that reads no headers is told so once a kind, and passes where these are warnings", async () => {
    const url = await plainHost();
    const strict = await fairlead(["verify", url, "--format", "json"]);
    expect(strict.code).toBe(1);
    const { diagnostics, summary } = JSON.parse(strict.stdout);
    expect(new Set(diagnostics.map(({ code }: { code: string }) => code))).toEqual(
      new Set(["deploy-header"]),
    );
    expect(diagnostics.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringMatching(
        /^X-Content-Type-Options must be "nosniff", and is not sent\. The same goes for \d+ other files\.$/,
      ),
    );
    expect(summary.errors).toBeLessThan(12);
    const lenient = await fairlead(["verify", url, "--headers-as-warnings"]);
    expect(lenient).toMatchObject({ code: 0, stderr: expect.stringContaining("deploy-header") });
    expect(lenient.stdout).toContain("byte for byte as they were built");
  });

  test("of which half is of another build is found out", async () => {
    const path = page.pathname.slice(1);
    const other = (body: Buffer) => ({
      body: body.toString("utf8").replace(/data-record="[^"]*"/, 'data-record="0"'),
    });
    expect(await found({ [path]: other })).toEqual([
      `deploy-file-differs ${path} The page is of another build than its record.`,
    ]);
    const latest = { version: 1, release: 2, root: { hash: "0".repeat(64), bytes: 9 } };
    expect(await found({ "latest.json": () => ({ body: JSON.stringify(latest) }) })).toEqual([
      `deploy-file-missing packs/objects/${"0".repeat(64)} The host answers with status 404.`,
    ]);
  });

  test("of which a page was cut, or got more text, is found out", async () => {
    const path = page.pathname.slice(1);
    const whole = readFileSync(join(out, path, "index.html"));
    expect(await found({ [path]: (body) => ({ body: body.subarray(0, 1200) }) })).toEqual([
      `deploy-file-differs ${path} The page is not as it was built: it has 1200 bytes and must have ${whole.length}, and differs from byte 1201 on.`,
    ]);
    const more = (body: Buffer) => ({
      body: body.toString("utf8").replace("</main>", "<p>Buy now</p></main>"),
    });
    expect(await found({ "": more, search: more })).toEqual([
      expect.stringMatching(/^deploy-file-differs {2}The page is not as it was built: it has \d+ bytes/),
      expect.stringMatching(/^deploy-file-differs search The page is not as it was built: it has \d+ bytes/),
    ]);
  });

  test("that lacks files that no manifest names, or has pages in their place, is found out", async () => {
    const path = `${page.pathname.slice(1)}.md`;
    const faults = {
      [path]: () => ({ body: "# Another page\n" }),
      "contact.md": () => ({ status: 404 }),
      "robots.txt": portal,
      "llms.txt": portal,
      "links.json": portal,
      "schema/page-data.schema.json": portal,
    };
    expect(await found(faults)).toEqual([
      `deploy-file-differs ${path} The file is not the Markdown of its page.`,
      "deploy-file-differs links.json The file is not what Fairlead writes there.",
      "deploy-file-differs llms.txt The file is not what Fairlead writes there.",
      "deploy-file-differs robots.txt The file is not what Fairlead writes there.",
      "deploy-file-differs schema/page-data.schema.json The file is not what Fairlead writes there.",
      "deploy-file-missing contact.md The host answers with status 404.",
    ]);
  });

  test.each(["", "<!doctype html><title>Sign in</title>"])(
    "of which the worker is %j is found out",
    async (body) => {
      const findings = await found({ "sw.js": () => ({ body }) });
      expect(findings).toContainEqual(expect.stringMatching(/^deploy-file-differs sw\.js The worker /));
    },
  );

  test("that answers with another page where there is none is found out", async () => {
    const path = "no-such-page-of-this-site";
    expect(await found({ [path]: () => ({ status: 200 }) })).toEqual([
      `deploy-file-differs ${path} The host answers with status 200 and not 404 where there is no page.`,
    ]);
    expect(await found({ [path]: () => ({ body: "Not found" }) })).toEqual([
      `deploy-file-differs ${path} The host does not answer with 404.html where there is no page. The page is of another build than its record.`,
    ]);
  });

  test("that never ends an answer is given up after the deadline", async () => {
    expect(await found({ "latest.json": () => ({ hangs: true }) })).toEqual([
      "deploy-file-missing latest.json The request was not whole after 1.5 s.",
    ]);
  });

  test("of a build that takes the worker away is whole without manifests, and needs the worker that removes", async () => {
    const removal = join(tempFolder(), "dist");
    const made = ["--out", removal, "--base", base, "--cache", "none", "--remove-worker"];
    expect(await fairlead(["build", "--data", dataFolders.small, ...made])).toMatchObject({ code: 0 });
    const url = await deployed({}, removal);
    const { diagnostics, verified, present, isRemoval } = await verifySite(url);
    expect(diagnostics).toEqual([]);
    expect(isRemoval).toBe(true);
    expect(verified + present).toBeGreaterThan(2 * root.sections.reduce((sum, { pages }) => sum + pages, 0));
    const { stdout } = await fairlead(["verify", url]);
    expect(stdout).toMatch(
      /\d+ files are there\. This build takes the service worker and all saved copies away: no manifest says its bytes; pages hold the content of their records\.\n$/,
    );
    const keeping = readFileSync(join(out, "sw.js"), "utf8");
    const path = page.pathname.slice(1);
    const faults = { "sw.js": () => ({ body: keeping }), [path]: () => ({ status: 404 }) };
    const findings = (await verifySite(await deployed(faults, removal))).diagnostics;
    expect(findings.map(({ code }) => code).sort()).toEqual(["deploy-file-differs", "deploy-file-missing"]);
    const empty = { "sw.js": () => ({ body: "" }) };
    expect((await verifySite(await deployed(empty, removal))).diagnostics).toMatchObject([
      { message: "The worker is empty, and removes nothing." },
    ]);
  });

  test("is checked by the command, which exits with 0, 1 or 2", async () => {
    const good = await fairlead(["verify", await deployed()]);
    // On a machine with other work a check takes more than ten seconds, and says what it waits for.
    const waits = expect.stringMatching(/^(?:http:\S+: asked for \d+ files, waits for .*\.\n)*$/);
    expect(good).toMatchObject({ code: 0, stderr: waits });
    expect(good.stdout).toMatch(
      /: \d+ files and pages are byte for byte as they were built; \d+ other files that no manifest names are there and of the right kind\.\n$/,
    );
    const bad = await fairlead(["verify", await deployed({ "latest.json": portal })]);
    expect(bad.code).toBe(1);
    expect(bad.stderr).toContain("deploy-file-differs");
    expect(await fairlead(["verify", "example.org"])).toMatchObject({ code: 2 });
    expect(await fairlead(["verify"])).toMatchObject({ code: 2 });
  });
});
