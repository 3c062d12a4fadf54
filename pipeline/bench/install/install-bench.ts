import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bytesOf, timed } from "../../tests/e2e/package/figures.ts";
import { npmPack, succeed } from "../../tests/e2e/package/npm-pack.ts";
import { repository } from "../../tests/e2e/support/command.ts";
import { nodeBinary } from "../../tests/e2e/support/node-binary.ts";
import { listFiles } from "../../tests/e2e/support/tree.ts";
import { type Builder, fairlead, peers } from "./builders.ts";
import { finish, freePort, secondsToPage } from "./first-page.ts";

/** Docs of each site: a paragraph, a list, a table and code. */
const DOCS = 20;

/**
 * The times for which a new user waits: `node pipeline/bin/run.js pipeline/bench/install/install-bench.ts`.
 * Each builder is installed from a cache that has all of its packages already, so that the network counts for
 * nothing, and serves and builds the same docs. Printed and never asserted.
 */
export async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-install-"));
  try {
    await succeed(process.execPath, ["pipeline/bin/pack.js"], repository);
    const tarball = await npmPack(repository, join(folder, "tarball"), ["--ignore-scripts"]);
    process.stdout.write(`${HEAD}\n`);
    for (const builder of [fairlead(tarball.path), ...peers])
      process.stdout.write(`${await measure(builder, folder).catch(failureOf(builder))}\n`);
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const HEAD =
  "| builder | Node | packages | MB of tarballs | MB of node_modules | install s | first page s | installed and served s | build s |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |";

async function measure(builder: Builder, folder: string): Promise<string> {
  const node = builder.node === undefined ? process.execPath : await nodeBinary(builder.node);
  const cache = join(folder, `${builder.name} cache`);
  const words = ["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  const install = (site: string) => finish(words, site, { npm_config_cache: cache });
  await install(writeSite(builder, join(folder, `${builder.name} first`)));
  const site = writeSite(builder, join(folder, builder.name));
  const installed = await timed(() => install(site));
  const commandOf = ([script = "", ...args]: readonly string[]) => [
    node,
    join("node_modules", script),
    ...args,
  ];
  const port = await freePort();
  const page = `http://127.0.0.1:${port}${builder.page}`;
  const served = await secondsToPage(commandOf(builder.serve(port)), site, page);
  const built = await timed(() => finish(commandOf(builder.build), site));
  const figures = [installed, served, installed + served, built].map((seconds) => seconds.toFixed(1));
  const sizes = [(tarballBytes(cache) / 1e6).toFixed(1), (bytesOf(site) / 1e6).toFixed(0)];
  const head = [builder.name, builder.node ?? process.version, packagesIn(site)];
  return `| ${[...head, ...sizes, ...figures].join(" | ")} |`;
}

const failureOf =
  ({ name }: Builder) =>
  (error: unknown): string =>
    `| ${name} | could not be measured: ${String(error).slice(0, 300).replaceAll("\n", " ")} |`;

function writeSite({ packages, files, docs }: Builder, folder: string): string {
  const manifest = { name: "site", private: true, dependencies: packages };
  const texts = Object.fromEntries(
    Array.from({ length: DOCS }, (_, index) => [`${docs}/page-${index + 1}.md`, docText(index + 1)]),
  );
  const all = { ...files, ...texts, "package.json": JSON.stringify(manifest) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function docText(number: number): string {
  const next = (number % DOCS) + 1;
  return `---
title: Page ${number}
---

The board has ${number} inputs; see [page ${next}](./page-${next}.md).

- It runs from 5 V.
- It has a connector.

| pin | signal |
| --- | --- |
| 1 | supply |
| 2 | ground |

\`\`\`js
console.log(${number});
\`\`\`
`;
}

/** Bytes of all tarballs that npm has put into its cache; a line of its index is a sum and the entry as JSON. */
function tarballBytes(cache: string): number {
  const index = join(cache, "_cacache/index-v5");
  const lines = listFiles(index).flatMap((path) => readFileSync(join(index, path), "utf8").split("\n"));
  const entries = lines.flatMap((line) => {
    const text = line.slice(line.indexOf("\t") + 1);
    return text === "" ? [] : [JSON.parse(text) as { key: string; size: number }];
  });
  const sizes = new Map(entries.map(({ key, size }) => [key, size]));
  return [...sizes].reduce((sum, [key, size]) => (key.endsWith(".tgz") ? sum + size : sum), 0);
}

/** How many packages npm has put there. */
function packagesIn(site: string): number {
  const modules = join(site, "node_modules");
  return readdirSync(modules, { withFileTypes: true, recursive: true }).filter(
    ({ name, parentPath }) =>
      name === "package.json" &&
      /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/.test(parentPath.replaceAll("\\", "/")),
  ).length;
}
