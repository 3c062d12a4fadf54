import type { Engine, EngineBrowser, Tab } from "../../tests/e2e/engines/engine.ts";
import { engines } from "../../tests/e2e/engines/engines.ts";
import {
  openPanel,
  openServed,
  openStarted,
  pressSave,
  searchFor,
  untilShown,
  updateByPanel,
} from "../../tests/e2e/engines/visit.ts";
import { SAVED } from "../../tests/e2e/faults/browser/save-by-panel.ts";
import { FaultServer } from "../../tests/e2e/faults/server/fault-server.ts";

/** The results of a measurement of an engine, by name. */
type Figures = ReadonlyMap<string, string>;

/**
 * A table of what a copy of the whole site costs in each engine that is here: seconds as a visitor waits for them, and
 * what the browser's processes took and wrote meanwhile. `builds`: two releases, the first one first.
 */
export async function engineFigures(builds: Readonly<Record<string, string>>): Promise<string> {
  const found: [name: string, figures: Figures][] = [];
  for (const engine of engines) {
    const reason = engine.missing();
    if (reason !== undefined) process.stdout.write(`Not measured in ${engine.name}: ${reason}.\n`);
    else found.push(await figuresOf(engine, builds));
  }
  const heads = found.map(([name]) => name);
  const rows = [...(found[0]?.[1].keys() ?? [])].map((what) => [
    what,
    ...found.map(([, one]) => one.get(what)),
  ]);
  const table = [["own site, no throttling", ...heads], ["---", ...heads.map(() => "---:")], ...rows];
  return `${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`;
}

async function figuresOf(
  engine: Engine,
  builds: Readonly<Record<string, string>>,
): Promise<[string, Figures]> {
  const server = await FaultServer.start({ builds });
  const browser = await engine.start();
  try {
    const figures = new Map<string, string>();
    const tab = await openServed(browser, server.url);
    await openPanel(tab, server);
    await tab.evaluate(checkAll);
    await measure(browser, figures, "save of the whole site", async () => {
      await pressSave(tab);
      await untilShown(tab, SAVED);
    });
    server.deploy(Object.keys(builds)[1] ?? "");
    await measure(browser, figures, "update of one page, with the panel", () => updateByPanel(tab, server));
    await server.kill();
    await measureReading(browser, figures, tab, server);
    return [`${engine.name} ${browser.version}`, figures];
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** Without a network: a page of the copy until its client has taken over, and the first results of a search. */
async function measureReading(
  browser: EngineBrowser,
  figures: Map<string, string>,
  tab: Tab,
  server: FaultServer,
): Promise<void> {
  const open = () => openStarted(tab, `${server.url}docs/intro`);
  await measure(browser, figures, "open a saved page, server gone", open);
  await measure(browser, figures, "first search there, typing included", () =>
    searchFor(tab, "ring limiter"),
  );
}

/** Runs in the page: chooses every part that the panel offers. */
function checkAll(): void {
  const boxes = ".copy-sections tbody tr:not(.copy-group) input[type=checkbox]";
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) if (!box.checked) box.click();
}

async function measure(
  browser: EngineBrowser,
  figures: Map<string, string>,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = { processor: browser.processorSeconds(), bytes: browser.bytesWritten() };
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  // Data that is written later than it is reported as stored is a cost too.
  await browser.stored();
  const processor = browser.processorSeconds() - before.processor;
  const bytes = browser.bytesWritten() - before.bytes;
  figures.set(`${what}, s`, seconds.toFixed(2));
  figures.set(`${what}: processor s`, processor.toFixed(2));
  figures.set(`${what}: MB written`, (bytes / 1e6).toFixed(1));
}
