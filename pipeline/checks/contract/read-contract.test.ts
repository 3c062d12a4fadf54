import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { type ContractLimits, readContract } from "./read-contract.ts";

const index = { version: 1, pages: {}, aliases: { "/old": "/new" }, files: [] };
let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-contract-"));
  writeFileSync(join(folder, "links.json"), JSON.stringify(index));
  server = createServer((request, response) => {
    if (request.url === "/slow/links.json") return void response.write("{");
    if (request.url === "/long/links.json") return void endless(response);
    response.statusCode = request.url === "/docs/links.json" ? 200 : 404;
    response.end(JSON.stringify(index));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

function endless(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(" ".repeat(10_000)));
  };
  response.on("drain", more);
  more();
}

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  server.close();
});

test("a link index is read from a file, a folder, an address and the address of a site", async () => {
  const read = {
    pages: {},
    aliases: { "/old": "/new" },
    files: [],
    downloads: {},
    options: { pdf: false, unknown: [] },
  };
  expect(await readContract(join(folder, "links.json"))).toEqual(read);
  expect(await readContract(folder)).toEqual(read);
  expect(await readContract(`${site}/docs/links.json`)).toEqual(read);
  expect(await readContract(`${site}/docs/`)).toEqual(read);
  expect(await readContract(`${site}/docs`)).toEqual(read);
});

async function complaint(where: string, limits?: ContractLimits): Promise<string> {
  const error = await readContract(where, limits).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  return (error as UsageError).message;
}

test("what cannot be read is wrong use of the command, said in a sentence", async () => {
  expect(await complaint(`${site}/elsewhere/`)).toBe(
    `The link index ${site}/elsewhere/links.json cannot be read: the answer is 404.`,
  );
  expect(await complaint("http://127.0.0.1:1/")).toMatch(/cannot be read: (ECONNREFUSED|bad port)\.$/);
  expect(await complaint(join(folder, "none.json"))).toContain("There is no link index at ");
});

test("a site that never ends its answer is given up by time and by size", async () => {
  const limits = { deadline: 300, largest: 100_000 };
  expect(await complaint(`${site}/slow`, limits)).toContain("no whole answer within 0.3 seconds");
  expect(await complaint(`${site}/long`, { ...limits, deadline: 20_000 })).toContain(
    "it has more than 100000 bytes",
  );
});

test.each([
  ["{", "It is no JSON."],
  ["[]", "Its version is undefined; this Fairlead reads version 1."],
  ['{"version":2}', "Its version is 2; this Fairlead reads version 1."],
  ['{"version":1}', "It is no link index."],
  ['{"version":1,"pages":{"/a":{}},"aliases":{},"files":[]}', "It is no link index."],
  ['{"version":1,"pages":{},"aliases":{},"files":[],"options":[]}', "It is no link index."],
  ['{"version":1,"pages":{},"aliases":{},"files":[],"options":{"pdf":"yes"}}', "It is no link index."],
  [
    '{"version":1,"pages":{},"aliases":{},"files":[],"options":{"review":true}}',
    "It was made with --review, so that it names drafts which were never published.",
  ],
])("the text %s is refused", async (text, reason) => {
  const file = join(folder, "other.json");
  writeFileSync(file, text);
  expect(await complaint(file)).toBe(`${file} cannot be compared with. ${reason}`);
});

test.each<[name: string, make: (path: string) => void]>([
  ["a pipe", (path) => execFileSync("mkfifo", [path])],
  ["a device", (path) => symlinkSync("/dev/zero", path)],
  ["a folder in the place of links.json", (path) => mkdirSync(join(path, "links.json"), { recursive: true })],
])("%s is no link index, and is not waited for", async (name, make) => {
  const path = join(folder, name.replaceAll(" ", "-"));
  make(path);
  expect(await complaint(path)).toContain("is no file.");
});
