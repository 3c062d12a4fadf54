import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import { checkExternal } from "../../checks/external/check-external.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { testLaunch } from "../../tests/support/commands/test-launch.ts";
import { readOptionsOf } from "./options.ts";
import { displayDiagnostics, isRefused, openSession } from "./session.ts";

vi.mock("../../checks/external/check-external.ts", () => ({ checkExternal: vi.fn(async () => []) }));

const optionsOf = (...argv: string[]) => readOptionsOf("check", argv);
const found = (severity: Diagnostic["severity"]): Diagnostic => ({
  code: "image-external",
  severity,
  file: "docs/a.md",
  message: "x",
});

describe("a command fails", () => {
  const cases: [name: string, argv: string[], severities: Diagnostic["severity"][], isRefused: boolean][] = [
    ["with an error", [], ["error"], true],
    ["never because of warnings alone", [], ["warning", "warning"], false],
    ["with more warnings than are allowed", ["--max-warnings", "1"], ["warning", "warning"], true],
    ["not with as many warnings as are allowed", ["--max-warnings", "2"], ["warning", "warning"], false],
    ["with any warning where none is allowed", ["--max-warnings", "0"], ["warning"], true],
    ["not where nothing is wrong", ["--max-warnings", "0"], [], false],
  ];
  it.each(cases)("%s", (_name, argv, severities, expected) => {
    expect(isRefused(optionsOf(...argv), severities.map(found))).toBe(expected);
  });
});

describe("every diagnostic names its page of the manual", () => {
  const docsOf = (...argv: string[]) => displayDiagnostics(optionsOf(...argv), [found("error")])[0]?.docs;

  test("by its address within the manual", () => {
    expect(docsOf()).toBe("/diagnostics/image-external");
  });

  test("and as a whole address where the manual is published", () => {
    expect(docsOf("--manual-url", "https://example.org/manual/")).toBe(
      "https://example.org/manual/diagnostics/image-external",
    );
  });
});

test("files are named from the folder in which the command runs", () => {
  expect(displayDiagnostics(optionsOf("--data", resolve("site")), [found("error")])[0]?.file).toBe(
    "site/docs/a.md",
  );
});

/** A folder with a doc, a bundle without scripts and a list of what was promised. */
function workplace(): Record<"data" | "bundle" | "promised", string> {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-session-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("data/docs/intro.md", "---\ndescription: One page.\n---\n\n# Intro\n\nText.\n");
  write("bundle/stamp.json", '{ "fingerprint": "f" }');
  const files = {
    "entry-client.tsx": "a.js",
    "client/index.css": "a.css",
    "client/docs.css": "b.css",
    "client/text.css": "c.css",
  };
  const entries = Object.entries(files).map(([source, name]) => [
    `renderer/${source}`,
    { file: `assets/${name}` },
  ]);
  write("bundle/client/manifest.json", JSON.stringify(Object.fromEntries(entries)));
  write("bundle/client/assets/a.js", "");
  write(
    "promised/links.json",
    '{ "version": 1, "pages": { "/docs/gone": { "anchors": [] } }, "aliases": {}, "files": [] }',
  );
  return { data: join(folder, "data"), bundle: join(folder, "bundle"), promised: join(folder, "promised") };
}

test("a past state is compared with no published site and asks no other site", async () => {
  const { data, bundle, promised } = workplace();
  const options = optionsOf("--data", data, "--external", "--against", promised);
  const { site } = openSession({ ...options, cache: undefined }, { ...testLaunch, bundle });
  const codesOf = async (state: Parameters<typeof site>[0]) =>
    (await site(state)).diagnostics.map(({ code }) => code);
  expect(await codesOf(undefined)).toContain("address-vanished");
  expect(checkExternal).toHaveBeenCalledTimes(1);
  expect(await codesOf({ data })).not.toContain("address-vanished");
  expect(checkExternal).toHaveBeenCalledTimes(1);
});
