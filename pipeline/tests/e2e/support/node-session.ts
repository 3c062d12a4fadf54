import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolders } from "./built-site.ts";
import { endOf, type Running, repository, run, start } from "./command.ts";
import { servedAddress } from "./served-address.ts";
import { readTree } from "./tree.ts";

/**
 * The results of the commands with one Node: the output of each and its end, and every file that was written.
 */
export interface NodeSession {
  readonly results: Readonly<Record<string, Said>>;
  readonly files: ReadonlyMap<string, string>;
}

interface Said {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const launcher = join(repository, "pipeline/bin/fairlead.js");
/** Node tells then of everything that a later version will drop, too. */
const env = { NODE_PENDING_DEPRECATION: "1" };

/** The commands for a sound site, in turn. */
const FEW = [
  "--version",
  "--help",
  "build --ouput x",
  "check --cache none",
  "build --cache cache --site-url https://example.org",
];
const MORE = [
  "check --cache cache --against dist",
  "impact /projects/boards/alpha --cache none",
  "report values --cache none",
  "new page another",
  "import csv tables/western.csv --data tables --product alpha --id western",
  "import csv tables/chinese.csv --data tables --product alpha --id chinese --encoding gbk",
  "import csv tables/korean.csv --data tables --product alpha --id korean --encoding cp949",
];

/** Tables with bytes that the decoders of some versions read otherwise: all of windows-1252, and extensions of East Asia. */
function writeTables(folder: string): void {
  mkdirSync(join(folder, "products"), { recursive: true });
  writeFileSync(join(folder, "products/alpha.yaml"), "type: product\nid: alpha\n");
  const upper = Array.from({ length: 128 }, (_, n) => 128 + n);
  const tables = {
    western: upper,
    chinese: [0xb5, 0xe7, 0xa2, 0xe3, 0xa6, 0xd9, 0x80],
    korean: [0xc0, 0xfc, 0x8c, 0x63, 0xc6, 0x52],
  };
  for (const [name, bytes] of Object.entries(tables)) {
    const head = Buffer.from("Address,Name,Type,Table,Transport,Description\n16,speed,u16,holding,rtu,");
    writeFileSync(join(folder, `${name}.csv`), Buffer.concat([head, Buffer.from(bytes)]));
  }
}

/**
 * Gives the site mistakes for which other programs have words of their own: JSON, YAML, addresses and files
 * that are not text.
 */
function spoil(data: string): void {
  const page = "type: page\nid: a\ntitle: A\nsummary: A sample.\nstate: published\n";
  const files: Readonly<Record<string, string | Uint8Array>> = {
    "docs/Alpha/_category_.json": '{ "label": "Alpha" "position": 1 }',
    "docs/Beta/_category_.json": "{",
    "docs/link.md": "# A\n\n[a](missing.md) [b](http://[::1) [c](http://a/%zz) [d](http://xn--) [e](/%ff)\n",
    "docs/bytes.md": Uint8Array.of(0x23, 0x20, 0xff),
    "docs/formula.md": "# A\n\n$\\frac{1}$\n\n```dot\ndigraph {\n```\n",
    "pages/yaml.yaml": `${page}label: [a\n`,
    "pages/keys.yaml": `${page}id: b\n`,
    "pages/letters.yaml": `${page}👩‍🚀e\u0301क्षि: "\\x"\n`,
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(data, path), content);
}

/**
 * Runs commands on a copy of the small fixture in a folder, with one Node: the few that a person uses every hour, or all
 * that need no network.
 */
export async function nodeSession(
  program: string,
  folder: string,
  which: "few" | "all",
): Promise<NodeSession> {
  const data = join(folder, "data");
  cpSync(dataFolders.small, data, { recursive: true });
  const results: Record<string, Said> = {};
  const say = async (name: string, args = name.split(" ")): Promise<void> => {
    const { code, stdout, stderr } = await run(program, [launcher, ...args], { cwd: folder, env });
    results[name] = { code, stdout: withoutTimes(stdout), stderr: withoutTimes(stderr) };
  };
  for (const command of FEW) await say(command);
  if (which === "all") {
    writeTables(join(folder, "tables"));
    for (const command of MORE) await say(command);
    results.preview = await served(program, ["preview", "--port", "0"], folder);
    results.dev = await served(program, ["dev", "--port", "0", "--cache", "none"], folder);
  }
  const files = new Map([...readTree(folder)].filter(([path]) => !path.startsWith("cache/")));
  spoil(data);
  await say("check --cache none (mistakes)", ["check", "--cache", "none"]);
  await say("build --cache cache --format json");
  return { results, files };
}

/** Starts a server, asks it for two pages and stops it. */
async function served(program: string, args: readonly string[], cwd: string): Promise<Said> {
  const server = start(program, [launcher, ...args], { cwd, env });
  const url = await servedAddress(server);
  const bodies = await Promise.all(
    ["docs/intro", "nowhere"].map(async (path) => {
      const response = await fetch(new URL(path, url));
      return `${response.status} ${await response.text()}`;
    }),
  );
  const { code, stdout, stderr } = await stop(server);
  const words = withoutTimes(stdout).replaceAll(url, "ADDRESS");
  return { code, stdout: [words, ...bodies].join("\n"), stderr: withoutTimes(stderr) };
}

async function stop(server: Running) {
  server.child.kill("SIGTERM");
  return endOf(server);
}

function withoutTimes(text: string): string {
  return text.replace(/\d+\.\d\d\ss\b/g, "TIME");
}
