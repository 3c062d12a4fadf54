import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { type Options, readOptions } from "./options.ts";

describe("a wrong use is explained:", () => {
  const cases: [args: string, message: string, hint: string][] = [
    ["", "No command is given.", "Commands are"],
    ["biuld", 'There is no command "biuld".', "Did you mean build?"],
    ["publish", 'There is no command "publish".', "Commands are"],
    ["build docs", 'The command build takes no "docs".', "See fairlead --help."],
    ["build --otu x", "There is no option --otu.", "Did you mean --out?"],
    ["build -x", "There is no option -x.", "See fairlead --help."],
    ["dev --port", "The option --port is written wrongly.", "See fairlead --help."],
    ["build --quiet=yes", "The option --quiet is written wrongly.", "See fairlead --help."],
    ["check --format xml", 'There is no format "xml".', "Formats are pretty, json"],
    ["check --format toString", 'There is no format "toString".', "Formats are"],
    ["build --publish", "Only check asks whether a site may be published.", "Leave --publish out"],
    ["build --external", "Only check asks other sites.", "Leave --external out."],
    ["dev --against x", "Only check and build compare with a published site.", "Leave --against out."],
    ["build --editor vscode", "Only dev opens files in an editor.", "Leave --editor out."],
    ["dev --editor javascript://x{file}", '"javascript://x{file}" is no editor.', "Write vscode"],
    ["dev --remove-worker", "Only build makes the worker that removes.", "Leave --remove-worker out."],
    ["build --review", "Only dev, diff and check look at drafts.", "Leave --review out."],
    ["build --headers-as-warnings", "Only verify judges headers.", "Leave --headers-as-warnings out."],
    ["build --since main", "Only check takes --since.", "Leave --since out"],
    ["check --format markdown", "The command check does not write markdown.", "Formats are pretty, json"],
    [
      "diff HEAD --format sarif",
      "The command diff does not write sarif.",
      "Formats are pretty, json, markdown.",
    ],
    [
      "impact x --format markdown",
      "The command impact does not write markdown.",
      "Formats are pretty, json.",
    ],
    ["impact x --format github", "The command impact does not write github.", "Formats are pretty, json."],
    ["impact x --format xml", 'There is no format "xml".', "Formats are pretty, json."],
    ["report values --format junit", "The command report does not write junit.", "Formats are pretty, json."],
    ["migrate --format json", "The command migrate does not write json.", "It writes plain text"],
    ["explain a b", 'The command explain takes no "b".', "See fairlead --help."],
    ["explain a --format json", "The command explain does not write json.", "It writes plain text"],
    ["new site --format json", "The command new does not write json.", "It writes plain text"],
    ["build --base docs", '"docs" is no base path.', "Write a path such as /docs/site/."],
    ["build --base /../x", '"/../x" is no base path.', "Write a path"],
    ["build --base //x", '"//x" is no base path.', "Write a path"],
    ["build --site-url example.org", '"example.org" is no address of a site.', "Write scheme and host"],
    [
      "build --site-url https://example.org/docs",
      '"https://example.org/docs" is no address of a site.',
      "Write scheme and host",
    ],
    ["dev --port x", '--port takes a whole number up to 65535, not "x".', "See fairlead --help."],
    ["dev --port 65536", '--port takes a whole number up to 65535, not "65536".', "See fairlead --help."],
    ["build --jobs 1.5", '--jobs takes a whole number up to 256, not "1.5".', "See fairlead --help."],
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
      command: "build",
      data: resolve("data"),
      out: resolve("dist"),
      base: "/",
      siteUrl: undefined,
      format: "pretty",
      port: 4000,
      host: "127.0.0.1",
      release: 0,
      removeWorker: false,
      quiet: false,
      review: false,
    });
  });

  const cases: [args: string, expected: Partial<Options>][] = [
    ["build --base /docs", { base: "/docs/" }],
    ["build --base /a/b/", { base: "/a/b/" }],
    ["build --site-url https://example.org/", { siteUrl: "https://example.org" }],
    ["build --cache none", { cache: undefined }],
    ["build --jobs 0", { jobs: 1 }],
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

  test("give way to help", () => {
    expect(readOptions(["--help"])).toBe("help");
    expect(readOptions(["help"])).toBe("help");
    expect(readOptions(["build", "-h"])).toBe("help");
  });
});
