import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, onTestFinished, test } from "vitest";
import { tempFolder } from "../support/temp-folder.ts";
import { type TestBrowser, testBrowser } from "../support/test-browser.ts";
import { twoReleases } from "./releases.ts";
import { FaultServer, type FaultServerOptions } from "./server/fault-server.ts";

/** A folder that a host could serve: the given files beside the two that describe a site. */
export function writeBuild(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = tempFolder();
  for (const [path, content] of Object.entries({ "links.json": '{"aliases":{}}', _headers: "", ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A fault server that stops with the test that started it. */
export async function startFaultServer(options: FaultServerOptions): Promise<FaultServer> {
  const server = await FaultServer.start(options);
  onTestFinished(() => server.kill());
  return server;
}

/** Whether faults are tried that are left out of every change's tests: they take too long. */
export const isLong = process.env.FAIRLEAD_LONG === "1";

/** A test of such a fault. */
export const longTest: ReturnType<typeof test.runIf> = test.runIf(isLong);

/** A browser, and two releases of the small fixture that a server has at hand. Both exist while tests run. */
interface TestReleases extends TestBrowser {
  /** Folders of the releases by name. */
  readonly builds: Readonly<Record<string, string>>;
  /** Folder of a release, `v1` or `v2`. */
  outOf(name: string): string;
  /** Starts a server of its own for the test, with the first release online. */
  start(): Promise<FaultServer>;
}

/** Builds the releases and starts a browser before the tests of a file. */
export function testReleases(): TestReleases {
  const tests = testBrowser();
  let builds: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    builds = await twoReleases();
  });
  return {
    get browser() {
      return tests.browser;
    },
    newContext: tests.newContext,
    open: tests.open,
    get builds() {
      return builds;
    },
    outOf: (name) => builds[name] ?? "",
    start: () => startFaultServer({ builds }),
  };
}
