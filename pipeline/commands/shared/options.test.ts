import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import type { BuildOptions, CheckOptions, DevOptions, ImportOptions } from "../../bin/index.js";
import { UsageError } from "../../core/usage-error.ts";
import type { CommandName } from "./options/command-list.ts";
import { commandOf, commands } from "./options/command-list.ts";
import { optionName } from "./options/option.ts";
import { type OptionsOf, readHelp, readOptions, readOptionsOf } from "./options.ts";

describe("a wrong use is explained:", () => {
  const cases: [args: string, message: string, hint: string][] = [
    ["", "No command is given.", "Commands are"],
    ["biuld", 'There is no command "biuld".', "Did you mean build?"],
    ["publish", 'There is no command "publish".', "Commands are"],
    ["build docs", 'The command build takes no "docs".', "See fairlead build --help."],
    ["build --otu x", "There is no option --otu.", "Did you mean --out?"],
    ["build -x", "There is no option -x.", "See fairlead --help."],
    ["dev --port", "The option --port needs a value.", "Write --port N."],
    ["build --quiet=yes", "The option --quiet takes no value.", "Write --quiet alone."],
    ["check --format xml", 'There is no format "xml".', "Formats are pretty, json"],
    ["check --format toString", 'There is no format "toString".', "Formats are"],
    ["build --publish", "The command build has no option --publish.", "--publish is an option of check."],
    [
      "dev --against x",
      "The command dev has no option --against.",
      "--against is an option of check, build.",
    ],
    ["build --editor vscode", "The command build has no option --editor.", "--editor is an option of dev."],
    ["dev --editor javascript://x{file}", '"javascript://x{file}" is no editor.', "Write vscode"],
    [
      "build --review",
      "The command build has no option --review.",
      "--review is an option of check, dev, diff.",
    ],
    ["check --since-rev main", "There is no option --since-rev.", "See fairlead --help."],
    ["check --port 1", "The command check has no option --port.", "--port is an option of dev, preview."],
    ["import dbc a.dbc --to x", "The command import dbc has no option --to.", "an option of import docs."],
    ["import dbc a --connector J1", "The command import dbc has no option --connector.", "import kicad."],
    [
      "import docs x --product p",
      "The command import docs has no option --product.",
      "import dbc, import svd",
    ],
    [
      "check --encoding utf-8",
      "The command check has no option --encoding.",
      "--encoding is an option of import.",
    ],
    [
      "import svd a --encoding windows-1259",
      'There is no encoding "windows-1259".',
      "Did you mean windows-125",
    ],
    ["import svd a --encoding ebcdic", 'There is no encoding "ebcdic".', "Encodings are utf-8, "],
    ["import svd a --encoding __proto__", 'There is no encoding "__proto__".', "Encodings are utf-8, "],
    ["build --trial --pdf", "A trial is no release, and takes no --pdf.", "Leave --pdf or --trial out."],
    ["check --format markdown", "The command check does not write markdown.", "Formats are pretty, json"],
    ["diff HEAD --format sarif", "The command diff does not write sarif.", "pretty, json, markdown."],
    ["impact x --format xml", 'There is no format "xml".', "Formats are pretty, json."],
    ["report values --format junit", "The command report does not write junit.", "Formats are pretty, json."],
    ["migrate --format json", "The command migrate does not write json.", "It writes plain text"],
    ["explain a b", 'The command explain takes no "b".', "See fairlead explain --help."],
    ["build --base docs", '"docs" is no base path.', "Write a path such as /docs/site/."],
    ["build --base /../x", '"/../x" is no base path.', "Write a path"],
    ["build --base //x", '"//x" is no base path.', "Write a path"],
    ["build --site-url example.org", '"example.org" is no address of a site.', "Write scheme and host"],
    [
      "build --site-url https://a.example/docs",
      '"https://a.example/docs" is no address of a site.',
      "Write scheme",
    ],
    ["dev --port x", '--port takes a whole number up to 65535, not "x".', "--port 4"],
    ["dev --port 65536", '--port takes a whole number up to 65535, not "65536".', "--port 4"],
    ["build --jobs 1.5", '--jobs takes a whole number up to 256, not "1.5".', "--jobs 4"],
  ];
  test.each(cases)("fairlead %s", (args, message, hint) => {
    const run = () => readOptions(args.split(" ").filter((word) => word !== ""));
    expect(run).toThrow(UsageError);
    try {
      run();
    } catch (error) {
      expect(error).toMatchObject({ message, hint: expect.stringContaining(hint) });
    }
  });
});

describe("options", () => {
  test("have defaults", () => {
    expect(readOptions(["build"])).toMatchObject({
      ...{ command: "build", out: resolve("dist"), base: "/", siteUrl: undefined, format: "pretty" },
      ...{ data: resolve("data"), release: 0, removeWorker: false, quiet: false },
    });
    expect(readOptions(["dev"])).toMatchObject({ port: undefined, host: "127.0.0.1", review: false });
  });

  const cases: [args: string, expected: Readonly<Record<string, unknown>>][] = [
    ["build --base /docs", { base: "/docs/" }],
    ["build --base /a/b/", { base: "/a/b/" }],
    ["build --site-url https://example.org/", { siteUrl: "https://example.org" }],
    ["build --cache none", { cache: undefined }],
    ["build --jobs 0", { jobs: 1 }],
    ["build --trial", { out: resolve(".trial") }],
    ["build --release 12", { release: 12 }],
    ["build --remove-worker", { removeWorker: true }],
    ["dev --port 0 --review", { port: 0, review: true }],
    ["dev --editor idea", { editor: "idea://open?file={file}&line={line}&column={column}" }],
    ["dev --editor none", { editor: undefined }],
    ["check --external --against dist", { external: true, against: "dist" }],
    ["check --format json --quiet", { format: "json", quiet: true }],
  ];
  test.each(cases)("of fairlead %s", (args, expected) => {
    expect(readOptions(args.split(" "))).toMatchObject(expected);
  });
});

describe("without --data, the data folder", () => {
  const cases: [name: string, paths: string[], expected: string][] = [
    ["is data where there is one", ["data/", "docs/"], "data"],
    ["is the folder itself where that has docs", ["docs/", "src/"], "."],
    ["is the folder itself where that has the settings of a site", ["site.yaml"], "."],
    ["is data where there is nothing", [], "data"],
    ["is the folder itself where data is a file", ["data", "docs/"], "."],
  ];
  test.each(cases)("%s", (_name, paths, expected) => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-options-"));
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    onTestFinished(() => {
      vi.restoreAllMocks();
      rmSync(folder, { recursive: true });
    });
    for (const path of paths)
      path.endsWith("/") ? mkdirSync(join(folder, path)) : writeFileSync(join(folder, path), "");
    expect(readOptionsOf("check").data).toBe(join(folder, expected));
  });
});

describe("help", () => {
  test("is asked for by an option or by a command", () => {
    expect(readHelp(["build"])).toBeUndefined();
    expect(readHelp([])).toBeUndefined();
    for (const argv of [["--help"], ["help"], ["-h"]])
      expect(readHelp(argv)).toMatch(/^Usage: fairlead COMMAND/);
    for (const argv of [
      ["import", "-h"],
      ["help", "import"],
      ["import", "docs", "--help"],
    ])
      expect(readHelp(argv)).toMatch(/^Usage: fairlead import docs DIR --to DATA \[options\]\n/);
    expect(() => readHelp(["biuld", "--help"])).toThrow('There is no command "biuld".');
  });

  test.each(commands)("of %s names each of its options and no other one", (name) => {
    const text = readHelp([name, "--help"]) ?? "";
    const named = [...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
    expect(named).toEqual([...commandOf(name).options.map(optionName), "help"]);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(118);
  });
});

describe("the types of options", () => {
  type KeysOf<Name extends CommandName> = keyof OptionsOf<Name>;

  test("let a command see its own and those that all commands have", () => {
    expectTypeOf<"since" | "external" | "data" | "quiet">().toExtend<KeysOf<"check">>();
    expectTypeOf<"pdf" | "trial" | "data" | "quiet">().toExtend<KeysOf<"build">>();
    expectTypeOf<Extract<KeysOf<"build">, "since" | "external" | "port">>().toBeNever();
    expectTypeOf<Extract<KeysOf<"explain">, "since" | "pdf" | "port" | "review">>().toBeNever();
  });

  test("are those that the functions of the package take", () => {
    expectTypeOf<Exclude<keyof CheckOptions, "cwd">>().toExtend<KeysOf<"check">>();
    expectTypeOf<Exclude<keyof BuildOptions, "cwd">>().toExtend<KeysOf<"build">>();
    expectTypeOf<Exclude<keyof DevOptions, "cwd" | "onDiagnostics">>().toExtend<KeysOf<"dev">>();
    expectTypeOf<Exclude<keyof ImportOptions, "cwd" | "file">>().toExtend<KeysOf<"import">>();
  });
});
