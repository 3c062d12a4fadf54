import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { draw } from "../mutation/draw.ts";
import { newVisitor } from "./browser.ts";
import { builtSite, serveSite } from "./support/built-site.ts";
import { type Reading, readHtml, readPage } from "./support/main-text.ts";
import { testBrowser } from "./support/test-browser.ts";
import { testSite } from "./support/test-site.ts";
import { listFiles } from "./support/tree.ts";
import { followLink, openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const SITE = "Sample Marine Electronics";

/** Every address of the fleet sample, written out. */
const addresses = [
  "/",
  "/about",
  "/contact",
  "/ecu/serials",
  "/legal/disclaimer",
  "/legal/gdpr",
  "/markdown-page",
  "/products/verdin-coot",
  "/projects/accessories",
  "/projects/air",
  "/projects/kestrel",
  "/projects/navigation",
  "/projects/other",
  "/projects/rov",
  "/projects/accessories/bec-distribution-board",
  "/projects/accessories/powerpack",
  "/projects/accessories/s-bec",
  "/projects/accessories/verdin-boost-board",
  "/projects/air/avocetta",
  "/projects/air/can-ahrs",
  "/projects/air/can-dps310",
  "/projects/air/can-hub",
  "/projects/air/can-l431-hub",
  "/projects/air/can-panelmount",
  "/projects/air/zapata",
  "/projects/navigation/ahrs_v1",
  "/projects/navigation/coot",
  "/projects/navigation/cootpro",
  "/projects/navigation/serial-relay-hub",
  "/projects/navigation/verdin-autopilot",
  "/projects/navigation/verdin-core",
  "/projects/other/h9d-linear-pedal-unit",
  "/projects/other/joint-cargotrike",
  "/projects/other/lur",
  "/projects/other/tracked-usv",
  "/services/control-engineering",
  "/services/engineering",
  "/services/legacy-upgrade",
  "/services/mcu-dev",
  "/services/uav",
  "/usv/dp",
  "/usv/network",
  "/usv/studio",
  "/usv/telemetry",
  "/docs/intro",
  "/docs/category/avocetta",
  "/docs/category/coot",
  "/docs/category/verdin-platform",
  "/docs/category/serial-relay-hub",
  "/docs/category/verdin-core-scale-model-edition",
  "/docs/Avocetta/avocetta-autopilot-datasheet",
  "/docs/COOT/Introduction",
  "/docs/COOT/Configuration",
  "/docs/COOT/FAQ",
  "/docs/COOT/Wiring",
  "/docs/COOT/coot-power-management",
  "/docs/COOT/coot-wiring-example-mode-4",
  "/docs/Serial-Relay-Hub/Introduction",
  "/docs/Serial-Relay-Hub/serial-protocol",
  "/docs/Serial-Relay-Hub/reading-uart-with-python",
  "/docs/Serial-Relay-Hub/serial-relay-hub-power-management",
  "/docs/Verdin/comparison",
  "/docs/Verdin/Verdin-Autopilot/common-rails",
  "/docs/Verdin/Verdin-Autopilot/verdin-autopilot-datasheet",
  "/docs/Verdin/Verdin-Autopilot/firmware",
  "/docs/Verdin/Verdin-Autopilot/sensors",
  "/docs/Verdin/Verdin-Autopilot/wiring",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/activity-led",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/blank-project-mx",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/modbus-registers",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/attitude-gnss",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/can-bus",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/Controllers/controller-z-drive",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/Controllers/vsp-controller",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/downloads-sme-2204",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/DP/dp-telem",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/DP/hdg-hold",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/DP/ltd-targetline",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/DP/xtd-crosstrack",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/introduction-2204",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/Movement-mapping",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/ports-sme-2204",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/quick-start",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/reset-dfu-mode",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/rx-mavlink",
  "/docs/Verdin/Verdin-Core-Scale-model-edition/user-memory",
];

/** The pages of every site beside those of its data. */
const ownPages = /^\/(search|offline|glossary|exports(\/.*)?)$/;

/** Addresses that look like pages and do not exist. */
const missing = [
  "/docs",
  "/products",
  "/projects",
  "/services",
  "/usv",
  "/index",
  "/legal",
  "/ecu",
  "/docs/category",
  "/docs/category/advanced",
  "/docs/category/controllers",
  "/docs/COOT",
  "/docs/Verdin",
  "/About",
  "/Docs/intro",
  "/docs/Intro",
  "/docs/coot/Introduction",
  "/docs/COOT/introduction",
  "/docs/verdin/comparison",
  "/projects/Air/avocetta",
  "/USV/dp",
  "/products/coot",
  "/nowhere/at/all",
];

const isLong = process.env.FAIRLEAD_LONG === "1";

/** The first address of each kind, and some more that are drawn. */
function drawnAddresses(more: number): readonly string[] {
  const kindOf = (address: string): string => {
    const [first, second, ...rest] = address.slice(1).split("/");
    return [first, second === "category" ? second : rest.length].join(" ");
  };
  const kinds = new Map([...addresses].reverse().map((address) => [kindOf(address), address]));
  const wanted = new Set([...kinds.values(), ...draw(addresses, more, "ways to an address")]);
  return addresses.filter((address) => wanted.has(address));
}
/** Loaded in every way and with either client. */
const loaded = isLong ? addresses : drawnAddresses(6);

const tests = testBrowser();

/** Visits addresses one after another, on a page of their own. */
async function collect<T>(wanted: readonly string[], open: () => Promise<(address: string) => Promise<T>>) {
  const results = new Map<string, T | Error>();
  const visit = await open();
  for (const address of wanted) {
    const failed = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
    results.set(address, await visit(address).catch(failed));
  }
  return (address: string): T => {
    const result = results.get(address);
    if (result === undefined || result instanceof Error)
      throw result ?? new Error(`${address} was not visited.`);
    return result;
  };
}

/** A page as it was found, and what went wrong on the way. */
interface Visit extends Reading {
  readonly status?: number;
  readonly troubles: readonly string[];
}

/** A navigation makes the text of a page in the browser, so the production client makes that of more pages than are loaded. */
const clients = [
  { client: "production", reached: isLong ? addresses : drawnAddresses(24) },
  { client: "development", reached: loaded },
] as const;

describe.each(clients)("with the $client client", ({ client, reached }) => {
  let out: string;
  let server: TreeServer;
  let withoutScripts: BrowserContext;
  let withScripts: BrowserContext;
  let written: (address: string) => Reading;
  let plain: (address: string) => Visit;
  let started: (address: string) => Visit;
  let navigated: (address: string) => Visit;

  const at = (address: string) => server.url + address.slice(1);

  beforeAll(async () => {
    out = await builtSite({ data: "fleet", client });
    server = await serveSite(out);
    withoutScripts = await newVisitor(tests.browser, { javaScriptEnabled: false });
    withScripts = await newVisitor(tests.browser);
    [written, plain, started, navigated] = await Promise.all([
      collect(reached, readFiles),
      collect(loaded, () => visitWith(withoutScripts, async () => {})),
      collect(loaded, () => visitWith(withScripts, ({ page }) => untilStarted(page))),
      collect(reached, navigate),
    ]);
  });
  afterAll(async () => {
    await withoutScripts?.close();
    await withScripts?.close();
    await server?.close();
  });

  async function readFiles() {
    const page = await withScripts.newPage();
    return (address: string) => readHtml(page, readFileSync(join(out, address, "index.html"), "utf8"));
  }

  async function visitWith(context: BrowserContext, wait: (opened: WatchedPage) => Promise<void>) {
    const opened = await openWatched(context);
    const { page, takeTroubles } = opened;
    return async (address: string): Promise<Visit> => {
      takeTroubles();
      const response = await page.goto(at(address));
      await wait(opened);
      return { status: response?.status() ?? 0, ...(await readPage(page)), troubles: takeTroubles() };
    };
  }

  /** Each address is reached from the one before, the first from the home page, without a load of the document in between. */
  async function navigate() {
    const { page, takeTroubles } = await openWatched(withScripts);
    const shows = (pathname: string) =>
      page.waitForFunction((wanted) => document.documentElement.dataset.pathname === wanted, pathname);
    const openHome = async () => {
      await page.goto(at("/"));
      await untilStarted(page);
      await page.evaluate(() => Object.assign(window, { stayed: true }));
    };
    await openHome();
    return async (address: string): Promise<Visit> => {
      takeTroubles();
      try {
        if (address === "/") {
          await followLink(page, "/about");
          await shows("/about");
        }
        await followLink(page, address);
        await shows(address);
        await untilStarted(page);
        const visit = { ...(await readPage(page)), troubles: takeTroubles() };
        expect(await page.evaluate(() => "stayed" in window), "the document was loaded anew").toBe(true);
        expect(new URL(page.url()).pathname).toBe(address);
        return visit;
      } catch (error) {
        await openHome();
        throw error;
      }
    };
  }

  test.each(reached)("%s reads the same in the file and after a navigation", (address) => {
    const file = written(address);
    expect(file.headings).toHaveLength(1);
    expect(file.title).toBe(address === "/" ? SITE : `${file.headings[0]} | ${SITE}`);
    expect(file.text.length).toBeGreaterThan(100);
    expect(navigated(address)).toEqual({ ...file, troubles: [] });
  });

  test.each(loaded)("%s reads the same in the file, without scripts and with them", (address) => {
    const file = written(address);
    expect(plain(address)).toEqual({ status: 200, ...file, troubles: [] });
    expect(started(address)).toEqual({ status: 200, ...file, troubles: [] });
  });
});

describe("addresses", () => {
  const site = testSite({ data: "fleet" });

  test("the site has the pages of its data, those of every site, and no other", () => {
    const built = listFiles(site.out)
      .filter((path) => /(^|\/)index\.html$/.test(path))
      .map((path) => `/${path.replace(/\/?index\.html$/, "")}`)
      .filter((address) => !ownPages.test(address));
    expect(built.sort()).toEqual([...addresses].sort());
    expect(addresses).toHaveLength(86);
  });

  test.each(addresses)("%s has other spellings, all of one page", async (address) => {
    const get = async (path: string) => {
      const response = await fetch(site.at(path));
      return { status: response.status, html: await response.text() };
    };
    const page = await get(address);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`<link rel="canonical" href="${address}">`);
    const spellings =
      address === "/" ? ["/index.html"] : [`${address}/`, `${address}.html`, `${address}/index.html`];
    for (const spelling of spellings) expect(await get(spelling), spelling).toEqual(page);
  });

  test.each(missing)("%s is no page", async (address) => {
    const response = await fetch(site.at(address));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<title>Page Not Found | ${SITE}</title>`);
    expect(html).toContain("<h1>Page Not Found</h1>");
  });

  test.each(["/docs", "/docs/Intro", "/nowhere"])(
    "a navigation to %s shows the not-found page",
    async (address) => {
      const { page } = await site.open("/");
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await followLink(page, address);
      await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
      expect(await page.title()).toBe(`Page Not Found | ${SITE}`);
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    },
  );
});
