import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

interface Home {
  readonly isPacked: boolean;
  readonly bundle: string;
  readonly manual: string;
  readonly version: string;
}
interface HomeModule {
  findHome(): Home;
  compileCacheFolder(home: Pick<Home, "isPacked" | "bundle">): string | undefined;
}

let root: string;
let home: HomeModule;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(async () => {
  root = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-home-"));
  write("package.json", '{ "version": "1.2.3" }');
  write("pipeline/bin/home.js", "");
  copyFileSync(new URL("./home.js", import.meta.url), join(root, "pipeline/bin/home.js"));
  home = (await import(pathToFileURL(join(root, "pipeline/bin/home.js")).href)) as HomeModule;
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test("a clone has its bundle in its cache, whatever was packed there", () => {
  write("schema/source/shared.yaml", "");
  write("lib/stamp.json", '{ "fingerprint": "f" }');
  const found = home.findHome();
  expect(found).toMatchObject({ isPacked: false, bundle: join(root, ".cache/bundle"), version: "1.2.3" });
  expect(found.manual).toBe(join(root, "pipeline/manual"));
  expect(home.compileCacheFolder(found)).toBe(join(root, ".cache/bundle/compile-cache"));
});

test("an installed package has all in one folder, and what Node compiles in the folder of the user", () => {
  write("lib/stamp.json", '{ "fingerprint": "f" }');
  vi.stubEnv("XDG_CACHE_HOME", join(root, "cache"));
  vi.stubEnv("LOCALAPPDATA", join(root, "cache"));
  const found = home.findHome();
  expect(found).toMatchObject({ isPacked: true, bundle: join(root, "lib") });
  expect(found.manual).toBe(join(root, "lib/manual"));
  if (process.platform !== "darwin")
    expect(home.compileCacheFolder(found)).toBe(join(root, "cache/fairlead/compile-cache/f"));
});

test.skipIf(process.platform === "win32")("a user without a home folder keeps nothing", () => {
  write("lib/stamp.json", '{ "fingerprint": "f" }');
  vi.stubEnv("XDG_CACHE_HOME", "");
  vi.stubEnv("HOME", join(root, "nowhere"));
  expect(home.compileCacheFolder(home.findHome())).toBeUndefined();
});
