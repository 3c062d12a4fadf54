import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { TreeServer } from "../../../commands/shared/server/serve-tree.ts";
import { builtSite, type SiteChoice, serveSite } from "./built-site.ts";
import { type TestBrowser, testBrowser } from "./test-browser.ts";

/** A built and served fixture, and a browser in which `open` takes a path of it. */
export interface TestSite extends TestBrowser {
  /** Folder of the output, which other tests share. */
  readonly out: string;
  readonly server: TreeServer;
  /** The whole address of a path below the root of the server. */
  at(path: string): string;
}

/**
 * Builds a fixture, serves it and starts a browser before the tests of a file or of a group, and ends both after them.
 * `usual`: what visitors are like if a test says nothing.
 */
export function testSite(choice: SiteChoice, usual: BrowserContextOptions = {}): TestSite {
  const tests = testBrowser(usual);
  let out = "";
  let server: TreeServer | undefined;
  beforeAll(async () => {
    out = await builtSite(choice);
    server = await serveSite(out, choice.base);
  });
  afterAll(() => server?.close());
  const served = (): TreeServer => {
    if (server === undefined) throw new Error("The site is there while tests run, not before.");
    return server;
  };
  const at = (path: string): string => new URL(path, served().url).href;
  return {
    get browser() {
      return tests.browser;
    },
    get out() {
      return out;
    },
    get server() {
      return served();
    },
    at,
    newContext: tests.newContext,
    open: (path, options) => tests.open(at(path), options),
  };
}
