import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServeOptions, serveTree, type TreeServer } from "./serve-tree.ts";

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const INTRO = `<h1>Intro</h1>${"word ".repeat(200)}`;
const FILES = {
  "index.html": "home",
  "404.html": "Page Not Found",
  "docs/intro/index.html": INTRO,
  "docs/intro/index.json": "{}",
  "docs/v1.2/index.html": "old",
  "docs/über/index.html": "about",
  "assets/app-1f2e3d4c.js": `"${"x".repeat(500)}"`,
  "exports/a b.csv": "0123456789",
  "sw.js": "worker",
  "latest.json": "{}",
};
let root = "";
let server: TreeServer;

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "fairlead-serve-")));
  writeFiles(join(root, "dist"), FILES);
  writeFileSync(join(root, "secret.txt"), "secret");
  server = await start();
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function start(options: Partial<ServeOptions> = {}): Promise<TreeServer> {
  await server?.close();
  server = await serveTree({ root: join(root, "dist"), ...options });
  return server;
}

/** Not `fetch`, which would tidy the path before it is sent. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on("error", reject).end();
  });
}

test.each([
  "/docs/intro",
  "/docs/intro/",
  "/docs/intro.html",
  "/docs/intro/index.html",
  "/docs/%69ntro?utm=1",
])("%s is the page", async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(String(body)).toBe(INTRO);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  ["/", "home", "text/html; charset=utf-8", "no-cache"],
  ["/index.html", "home", "text/html; charset=utf-8", "no-cache"],
  ["/docs/v1.2", "old", "text/html; charset=utf-8", "no-cache"],
  ["/docs/%C3%BCber", "about", "text/html; charset=utf-8", "no-cache"],
  ["/docs/intro/index.json", "{}", "application/json; charset=utf-8", "no-cache"],
  ["/latest.json", "{}", "application/json; charset=utf-8", "no-cache"],
  ["/sw.js", "worker", "text/javascript; charset=utf-8", "no-cache"],
  ["/exports/a%20b.csv", "0123456789", "text/csv; charset=utf-8", "no-cache"],
  [
    "/assets/app-1f2e3d4c.js",
    FILES["assets/app-1f2e3d4c.js"],
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ],
])("%s is served as it is", async (path, text, type, cache) => {
  const { status, headers, body } = await ask(path);
  expect([status, String(body), headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    text,
    type,
    cache,
  ]);
});

test.each([
  ["/nowhere", 404, "Page Not Found"],
  ["/docs", 404, "Page Not Found"],
  ["/docs/Intro", 404, "Page Not Found"],
  ["/docs/intro/x.html", 404, "Page Not Found"],
  ["/404.html", 404, "Page Not Found"],
  ["/404", 404, "Page Not Found"],
  ["//docs/intro", 404, "Page Not Found"],
  ["/docs//intro", 404, "Page Not Found"],
  ["/docs/intro.png", 404, "Not found.\n"],
  ["/SW.js", 404, "Not found.\n"],
  ["/assets/gone-1234.js", 404, "Not found.\n"],
  ["/../secret.txt", 404, "Not found.\n"],
  ["/docs/../../secret.txt", 404, "Not found.\n"],
  ["/%2e%2e/secret.txt", 404, "Not found.\n"],
  ["/..%2fsecret.txt", 404, "Not found.\n"],
  ["/%252e%252e%252fsecret.txt", 404, "Not found.\n"],
  ["/..%5csecret.txt", 404, "Not found.\n"],
  ["/..\\secret.txt", 404, "Not found.\n"],
  ["/docs/intro%00.html", 400, "The address cannot be read.\n"],
  ["/docs/%", 400, "The address cannot be read.\n"],
  ["/docs/%C3%28", 400, "The address cannot be read.\n"],
  ["http://other/docs/intro", 400, "The address cannot be read.\n"],
])("%s is refused", async (path, status, text) => {
  const reply = await ask(path);
  expect([reply.status, String(reply.body)]).toEqual([status, text]);
  expect(reply.headers["cache-control"]).toBe("no-cache");
  expect(reply.headers["x-content-type-options"]).toBe("nosniff");
});

test("a link out of the tree is not followed, whoever listed it", async () => {
  symlinkSync("../secret.txt", join(root, "dist/link.txt"));
  symlinkSync("..", join(root, "dist/up"));
  await start();
  expect((await ask("/link.txt")).status).toBe(404);
  await start({ files: ["link.txt", "up/secret.txt", "latest.json"] });
  expect((await ask("/link.txt")).status).toBe(404);
  expect((await ask("/up/secret.txt")).status).toBe(404);
  expect((await ask("/latest.json")).status).toBe(200);
});

test("only listed files are served", async () => {
  await start({ files: ["index.html"] });
  expect((await ask("/")).status).toBe(200);
  expect((await ask("/latest.json")).status).toBe(404);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
  const { status, headers } = await ask("/", {}, method);
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("HEAD has the headers of GET and no body", async () => {
  const get = await ask("/docs/intro");
  const head = await ask("/docs/intro", {}, "HEAD");
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
});

describe("packing", () => {
  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["*;q=0.5", "br", brotliDecompressSync],
    ["br;q=0, gzip;q=0.1", "gzip", gunzipSync],
    ["deflate", undefined, Buffer.from],
    ["br;q=0", undefined, Buffer.from],
  ])("%j is answered with %s", async (accept, coding, unpack) => {
    const { headers, body } = await ask("/docs/intro", { "Accept-Encoding": accept });
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(String(unpack(body))).toBe(INTRO);
  });
});

describe("asking again", () => {
  test.each([{}, { "Accept-Encoding": "br" }, { "Accept-Encoding": "gzip" }])(
    "with %j gives 304",
    async (headers) => {
      const etag = String((await ask("/docs/intro", headers)).headers.etag);
      for (const value of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const reply = await ask("/docs/intro.html", { ...headers, "If-None-Match": value });
        expect([reply.status, reply.body.byteLength, reply.headers.etag]).toEqual([304, 0, etag]);
      }
      expect((await ask("/docs/intro", { ...headers, "If-None-Match": '"other"' })).status).toBe(200);
    },
  );

  test("each packing has its own tag", async () => {
    const replies = await Promise.all(
      ["br", "gzip", ""].map((coding) => ask("/", { "Accept-Encoding": coding })),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    const long = await Promise.all(
      ["br", "gzip", ""].map((item) => ask("/docs/intro", { "Accept-Encoding": item })),
    );
    expect(new Set(long.map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe("ranges", () => {
  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=0-99", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=4-2", 200, "0123456789", undefined],
    ["bytes=0-1,3-4", 200, "0123456789", undefined],
    ["bytes=-", 200, "0123456789", undefined],
    ["lines=0-1", 200, "0123456789", undefined],
  ])("%s", async (range, status, text, contentRange) => {
    const reply = await ask("/exports/a%20b.csv", { Range: range });
    expect([reply.status, String(reply.body), reply.headers["content-range"]]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  test("of a file that has changed are not answered", async () => {
    const etag = String((await ask("/exports/a%20b.csv")).headers.etag);
    expect((await ask("/exports/a%20b.csv", { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
    expect((await ask("/exports/a%20b.csv", { Range: "bytes=0-1", "If-Range": '"x"' })).status).toBe(200);
  });

  test("are never packed", async () => {
    const reply = await ask("/docs/intro", { Range: "bytes=0-3", "Accept-Encoding": "br" });
    expect([reply.status, String(reply.body), reply.headers["content-encoding"]]).toEqual([
      206,
      "<h1>",
      undefined,
    ]);
  });
});

describe("below a base", () => {
  test.each([
    ["/sub/path", 200, "home"],
    ["/sub/path/", 200, "home"],
    ["/sub/path/docs/intro.html", 200, INTRO],
    ["/sub/path/nowhere", 404, "Page Not Found"],
    ["/", 404, "Not found.\n"],
    ["/docs/intro", 404, "Not found.\n"],
    ["/sub/pathology", 404, "Not found.\n"],
    ["/sub/path/../../docs/intro", 404, "Page Not Found"],
  ])("%s gives %d", async (path, status, text) => {
    await start({ base: "/sub/path/" });
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sub\/path\/$/);
    const reply = await ask(path);
    expect([reply.status, String(reply.body)]).toEqual([status, text]);
  });
});

test("a moved address leads on, in every spelling", async () => {
  await start({ base: "/sub/", redirects: [{ from: "/old", to: "/docs/intro#top" }] });
  for (const path of ["/sub/old", "/sub/old/", "/sub/old.html", "/sub/old/index.html"]) {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, "/sub/docs/intro#top"]);
  }
});

test("a new tree in the place of the old one is seen at once", async () => {
  expect((await ask("/new")).status).toBe(404);
  writeFiles(join(root, "next"), { "new/index.html": "new", "index.html": "home 2" });
  renameSync(join(root, "dist"), join(root, "old"));
  expect((await ask("/")).status).toBe(404);
  renameSync(join(root, "next"), join(root, "dist"));
  expect(String((await ask("/new")).body)).toBe("new");
  expect(String((await ask("/")).body)).toBe("home 2");
  expect((await ask("/docs/intro")).status).toBe(404);
});

test("the tree before the last one is listed again when it has come back with other files", async () => {
  expect((await ask("/docs/more")).status).toBe(404);
  renameSync(join(root, "dist"), join(root, "spare"));
  writeFiles(join(root, "spare"), { "docs/more/index.html": "more" });
  renameSync(join(root, "spare"), join(root, "dist"));
  expect(String((await ask("/docs/more")).body)).toBe("more");
});

test("counts requests and the bytes of their bodies", async () => {
  await ask("/exports/a%20b.csv");
  await ask("/exports/a%20b.csv", {}, "HEAD");
  expect(server.requests.entries).toEqual([
    { method: "GET", url: "/exports/a%20b.csv", status: 200, bytes: 10 },
    { method: "HEAD", url: "/exports/a%20b.csv", status: 200, bytes: 0 },
  ]);
  expect([server.requests.count, server.requests.bytes]).toEqual([2, 10]);
  server.requests.reset();
  expect(server.requests.count).toBe(0);
});

test("says when the port is taken", async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveTree({ root, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
});
