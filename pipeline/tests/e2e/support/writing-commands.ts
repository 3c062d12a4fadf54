import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A command that changes files of a person, below a folder in which it runs. */
export interface WritingCommand {
  readonly name: string;
  readonly args: readonly string[];
  /** Makes what it works on; what a person has written is there then. */
  readonly prepare: (folder: string, run: (args: readonly string[]) => Promise<unknown>) => Promise<void>;
}

type Texts = Readonly<Record<string, string>>;

function write(folder: string, files: Texts): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function many(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => text(at)).join("");
}

const product = { "data/products/board.yaml": "type: product\nid: board\n" };

interface RecordCase {
  readonly format: string;
  readonly file: string;
  readonly id: string;
  readonly more?: readonly string[];
  readonly text: (release: number) => string;
}

/** A file of another program is imported, a person writes in the record, and a newer file is imported. */
function recordImport({ format, file, id, more = [], text }: RecordCase): WritingCommand {
  const args = ["import", format, file, "--product", "board", "--id", id, ...more];
  return {
    name: `import ${format}`,
    args,
    prepare: async (folder, run) => {
      write(folder, { ...product, [file]: text(1) });
      await run(args);
      appendFileSync(join(folder, `data/interfaces/${id}.yaml`), "# By hand\n");
      write(folder, { [file]: text(2) });
    },
  };
}

const message = (at: number, release: number): string =>
  `BO_ ${256 + at} Status${at}: 8 Board\n SG_ Mode${at} : 0|8@1+ (${release},0) [0|0] "" Board\n\n`;
const register = (at: number, release: number): string =>
  `<register><name>R${at}</name><description>Release ${release}</description><addressOffset>${at * 4}</addressOffset><size>32</size></register>`;
const point = (at: number, release: number): object => ({
  ...{ name: `P${at}`, label: `Point ${at}, release ${release}`, type: "uint16", size: 1 },
});
const pin = (at: number, release: number): string =>
  `(net (code "${at}") (name "N${at}R${release}") (node (ref "J2") (pin "${at + 1}") (pintype "passive")))`;

const records: readonly RecordCase[] = [
  {
    ...{ format: "dbc", file: "sample.dbc", id: "board-can" },
    text: (release) => `VERSION ""\n\nBU_: Board\n\n${many(400, (at) => message(at, release))}`,
  },
  {
    ...{ format: "svd", file: "sample.svd", id: "board-registers" },
    text: (release) =>
      `<device><name>D</name><peripherals><peripheral><name>P</name><baseAddress>0x40000000</baseAddress><registers>${many(400, (at) => register(at, release))}</registers></peripheral></peripherals></device>`,
  },
  {
    ...{ format: "sunspec", file: "model_64001.json", id: "board-sunspec" },
    text: (release) => {
      const head = [
        { name: "ID", type: "uint16", size: 1, value: 64001, static: "S" },
        { name: "L", type: "uint16", size: 1, static: "S" },
      ];
      const points = [...head, ...Array.from({ length: 300 }, (_, at) => point(at, release))];
      return JSON.stringify({ id: 64001, group: { name: "own", label: "Own", type: "group", points } });
    },
  },
  {
    ...{ format: "csv", file: "table.csv", id: "board-table" },
    text: (release) =>
      `Address,Name,Type,Description\n${many(400, (at) => `${at},R${at},uint16,Release ${release}\n`)}`,
  },
  {
    ...{ format: "kicad", file: "board.net", id: "board-j2", more: ["--connector", "J2"] },
    text: (release) =>
      `(export (version "E") (components (comp (ref "J2") (value "CAN"))) (nets ${many(60, (at) => pin(at, release))}))`,
  },
];

const page = (at: number, release: number): string =>
  `# Page ${at}\n\n${many(60, (line) => `Line ${line} of page ${at}.\n\n`)}Release ${release}.\n`;
const docs = (release: number): Texts => ({
  "source/mkdocs.yml": `site_name: Release ${release}\n`,
  "source/docs/index.md": "# Start\n",
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`source/docs/p${at + release}.md`, page(at, release)]),
  ),
});
const docsArgs = ["import", "docs", "source", "--to", "data"];

const connector = (at: number): string =>
  `type: connector\nid: port-${at}\ntitle: Port ${at}\npins:\n${many(4, (pinAt) => `  - { number: ${pinAt + 1}, name: T${pinAt}, type: output, colour: red } # By hand\n`)}`;

export const writingCommands: readonly WritingCommand[] = [
  ...records.map(recordImport),
  {
    name: "import docs",
    args: docsArgs,
    prepare: async (folder, run) => {
      write(folder, docs(1));
      await run(docsArgs);
      for (let at = 1; at < 60; at += 4) {
        const file = join(folder, `data/docs/p${at}.md`);
        writeFileSync(file, readFileSync(file, "utf8").replace("Line 3 of", "By hand, line 3 of"));
      }
      write(folder, { ...docs(2), "data/docs/own.md": "# Own\n" });
    },
  },
  {
    name: "import docs for the first time",
    args: docsArgs,
    prepare: async (folder) => write(folder, docs(1)),
  },
  {
    name: "migrate",
    args: ["migrate"],
    prepare: async (folder) => {
      const ports = Array.from({ length: 80 }, (_, at) => [`data/interfaces/port-${at}.yaml`, connector(at)]);
      write(folder, { "data/site.yaml": "title: Sample # By hand\n", ...Object.fromEntries(ports) });
    },
  },
  {
    name: "new",
    args: ["new", "product", "pump", "--family", "pumps"],
    prepare: async (folder) => write(folder, { "data/site.yaml": "title: Sample\n", ...product }),
  },
  {
    name: "schemas",
    args: ["schemas"],
    prepare: async (folder) =>
      write(folder, { "data/docs/a.md": "# A\n", ".vscode/extensions.json": "{ /* By hand */ }\n" }),
  },
];
