import { readdirSync, statSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOf, fairlead, type Running, startFairlead } from "./support/command.ts";
import { type DevServer, startDev, stopDev } from "./support/dev-server.ts";
import { servedAddress } from "./support/served-address.ts";

let dev: DevServer;
let preview: Running;
let previewUrl: string;

beforeAll(async () => {
  dev = await startDev();
  const args = ["--cache", "none", "--out", join(dev.folder, "dist")];
  expect((await fairlead(["build", ...args], { cwd: dev.folder })).code).toBe(0);
  preview = startFairlead(["preview", ...args, "--port", "0"], { cwd: dev.folder });
  previewUrl = await servedAddress(preview);
});
afterAll(async () => {
  preview.child.kill("SIGTERM");
  await endOf(preview);
  await stopDev(dev);
});

/** Headers of the connection and of the bytes: the pages of `dev` listen for saves, so theirs are other bytes. */
const OF_BYTES = ["date", "content-length", "etag", "connection", "keep-alive", "transfer-encoding"];

async function headersOf(url: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(new URL(path, url));
  await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !OF_BYTES.includes(name));
  return { status: String(response.status), ...Object.fromEntries(headers) };
}

/** The names of headers in which the answers differ. */
async function differences(path: string): Promise<string[]> {
  const [mine, hosts] = await Promise.all([headersOf(dev.url, path), headersOf(previewUrl, path)]);
  expect(mine["content-security-policy"], path).toContain("frame-ancestors 'none'");
  const names = new Set([...Object.keys(mine), ...Object.keys(hosts)]);
  return [...names].filter((name) => mine[name] !== hosts[name]).toSorted();
}

/** The differences on purpose, by a pattern of paths; everything else is the same. */
const listed: [path: RegExp, names: readonly string[], why: string][] = [
  [
    /^\/assets\/(?!.*\.(?:js|css)$)/,
    ["content-security-policy"],
    "A file of the data folder that is opened alone must not reach the editing form.",
  ],
  [/^\/(docs\.zip|latest\.json)$/, ["accept-ranges", "content-type", "status"], "dev makes no saved copy."],
  [/^\/packs\/objects\/.*#large/, ["cache-control", "content-type", "status"], "dev makes no saved copy."],
  [
    /^\/packs\/objects\/.*#small/,
    ["accept-ranges", "cache-control", "content-encoding", "content-type", "status", "vary"],
    "dev makes no saved copy, and its page for what is missing is long enough to be packed.",
  ],
  [/^\/packs\//, ["accept-ranges", "cache-control", "content-type", "status"], "dev makes no saved copy."],
  [
    /^\/routes\.json$/,
    ["content-encoding", "content-type", "status", "vary"],
    "It is for the worker of the copy.",
  ],
];

/** In bytes, from which on a host packs a file: its headers then are others. */
const PACKED_FROM = 256;

/**
 * One file of each kind in each top folder of the output. Objects are named by their content and have no ending, so
 * one is taken of each size, with the size behind `#`, which is never sent.
 */
function kindsOf(out: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => `/${relative(out, join(parentPath, name))}`).toSorted();
  const named = paths.map((path) => {
    if (!path.startsWith("/packs/objects/")) return path;
    return `${path}#${statSync(join(out, path)).size < PACKED_FROM ? "small" : "large"}`;
  });
  const kinds = new Map(
    named.map((path) => [`${path.split("/", 3)[1]}${extname(path)}${new URL(path, "http://a").hash}`, path]),
  );
  return [...kinds.values()];
}

test("dev answers with the headers of preview, but for those that are listed", async () => {
  const kinds = kindsOf(join(dev.folder, "dist"));
  for (const size of ["#large", "#small"])
    expect(
      kinds.some((path) => path.endsWith(size)),
      size,
    ).toBe(true);
  const paths = [...kinds, "/docs/Beta/wiring", "/nowhere", "/nowhere.txt"];
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) found[path] = await differences(path);
  const expected = paths.map((path) => [path, listed.find(([kind]) => kind.test(path))?.[1] ?? []]);
  expect(found).toEqual(Object.fromEntries(expected));
});
