import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import type { SearchRequest } from "../../../renderer/shared/search/messages.ts";
import { launch } from "../../tests/e2e/browser.ts";
import { saveByPanel } from "../../tests/e2e/faults/browser/save-by-panel.ts";
import type { FaultServer, Network } from "../../tests/e2e/faults/server/fault-server.ts";

/** A copy in a real browser, in milliseconds. */
interface BrowserCopy {
  /**
   * From the press of Save in the panel, which is open, until everything is verified and reported as saved.
   */
  readonly save: number;
  /** From the start of the worker until its first answer; the index was kept when the copy was saved. */
  readonly firstAnswer: number;
  /** Each query after it, as the page waits for it. */
  readonly queries: readonly number[];
}

/** Saves all docs of a served build by the panel over a network, kills the server, and asks the worker of the search. */
export async function browserCopy(
  server: FaultServer,
  site: { readonly out: string; readonly queries: readonly string[]; readonly network: Network },
): Promise<BrowserCopy> {
  const browser = await launch();
  try {
    const save = await timeOfSaving(browser, server, site.network);
    const context = save.page.context();
    await server.kill();
    const page = await context.newPage();
    await page.goto(`${server.url}offline`);
    const worker = readdirSync(join(site.out, "assets")).find((name) => name.startsWith("search-worker-"));
    const [firstAnswer = 0, ...queries] = await askWorker(page, `/assets/${worker ?? ""}`, site.queries);
    return { save: save.time, firstAnswer, queries };
  } finally {
    await browser.close();
    await server.start();
  }
}

async function timeOfSaving(browser: Browser, server: FaultServer, network: Network) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(server.url);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
  let started = 0;
  await saveByPanel(page, server, "docs", () => {
    server.network = network;
    started = performance.now();
  });
  const time = performance.now() - started;
  server.network = {};
  // The index is made after the copy is complete; the next visit finds it.
  await page.waitForTimeout(5000);
  return { page, time };
}

/** Times of the answers of a fresh worker to queries, one after the other. */
function askWorker(page: Page, address: string, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(
    async ([script, list]) => {
      type Policy = { createScriptURL(address: string): string };
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
      };
      const policy = trustedTypes.createPolicy("bench", { createScriptURL: (text) => text });
      let started = performance.now();
      const worker = new Worker(policy.createScriptURL(script), { type: "module" });
      const times: number[] = [];
      for (const [id, query] of list.entries()) {
        const answered = new Promise<void>((resolve) => {
          worker.onmessage = ({ data }: MessageEvent<{ id?: number }>) => {
            if (data.id === id) resolve();
          };
        });
        const request: SearchRequest = { id, query, base: "/", fresh: false, pages: 10, sections: 5 };
        worker.postMessage(request);
        await answered;
        times.push(performance.now() - started);
        started = performance.now();
      }
      return times;
    },
    [address, queries] as const,
  );
}
