import { expect, test, vi } from "vitest";
import { type Machine, onPath, usualPaths } from "../../outputs/print/find-chromium.ts";
import { endVisit, findBrowser, launch, newVisitor } from "./browser.ts";
import { installPlan, isDebian } from "./browser-install.ts";
import { ensureHeadlessShell, findHeadlessShell, pagesBrowser } from "./headless-shell.ts";

function machine(given: Partial<Machine> & { readonly programs?: readonly string[] }): Machine {
  return {
    platform: "linux",
    env: { PATH: "/usr/bin:/opt/bin" },
    home: "/home/me",
    isExecutable: (path) => given.programs?.includes(path) === true,
    downloaded: () => undefined,
    ...given,
  };
}

test("the variable of Fairlead wins over those of others, and both over PATH", () => {
  const env = { PATH: "/usr/bin", FAIRLEAD_BROWSER: "/a", CHROME_PATH: "/b" };
  expect(findBrowser(machine({ env, programs: ["/a", "/b", "/usr/bin/chromium"] }))).toBe("/a");
});

test("an empty variable counts as unset", () => {
  const env = { PATH: "/usr/bin", FAIRLEAD_BROWSER: "" };
  expect(findBrowser(machine({ env, programs: ["/usr/bin/chromium"] }))).toBe("/usr/bin/chromium");
});

test("a variable that names no program is an error, not a reason to take another browser", () => {
  const env = { PATH: "/usr/bin", CHROME_PATH: "/missing" };
  expect(() => findBrowser(machine({ env, programs: ["/usr/bin/chromium"] }))).toThrow(
    'CHROME_PATH names "/missing", which is no program; correct it or unset it.',
  );
});

test("chromium anywhere on PATH is preferred to chrome", () => {
  const programs = ["/usr/bin/chrome", "/opt/bin/chromium"];
  expect(findBrowser(machine({ programs }))).toBe("/opt/bin/chromium");
});

test("the downloaded browser is the last choice", () => {
  const downloaded = () => "/cache/chrome";
  expect(findBrowser(machine({ downloaded, programs: ["/cache/chrome"] }))).toBe("/cache/chrome");
  expect(findBrowser(machine({ downloaded, programs: ["/cache/chrome", "/opt/bin/msedge"] }))).toBe(
    "/opt/bin/msedge",
  );
});

test("pages are shown by a browser without windows where there is one, in the long run and with windows by the whole browser", () => {
  const programs = ["/usr/bin/chromium", "/opt/bin/chromium-headless-shell"];
  expect(findHeadlessShell(machine({ programs }))).toBe("/opt/bin/chromium-headless-shell");
  expect(pagesBrowser(machine({ programs }))).toBe("/opt/bin/chromium-headless-shell");
  for (const variable of ["FAIRLEAD_LONG", "FAIRLEAD_WINDOW"]) {
    const env = { PATH: "/usr/bin:/opt/bin", [variable]: "1" };
    expect(pagesBrowser(machine({ programs, env })), variable).toBeUndefined();
  }
  expect(pagesBrowser(machine({ programs: ["/usr/bin/chromium"] }))).toBeUndefined();
  expect(findBrowser(machine({ programs }))).toBe("/usr/bin/chromium");
});

test("a browser that a variable names is the one for pages too, and nothing is installed beside it", () => {
  const given = { programs: ["/opt/bin/chromium-headless-shell", "/mine"] };
  const named = machine({ ...given, env: { PATH: "/opt/bin", CHROME_PATH: "/mine" } });
  expect(pagesBrowser(named)).toBeUndefined();
  const say = vi.fn();
  ensureHeadlessShell(say, named);
  ensureHeadlessShell(say, machine(given));
  ensureHeadlessShell(say, machine({ platform: "darwin" }));
  expect(say).not.toHaveBeenCalled();
});

test("nothing is found where nothing is", () => {
  expect(findBrowser(machine({}))).toBeUndefined();
});

test("PATH of Windows is read with its own separator and ending", () => {
  expect(onPath({ platform: "win32", env: { Path: "C:\\tools;D:\\b" } })).toContain("D:\\b\\msedge.exe");
});

test("programs of macOS and Windows are looked for where they are installed", () => {
  expect(usualPaths({ platform: "darwin", env: {}, home: "/Users/me" })).toContain(
    "/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );
  const env = { "PROGRAMFILES(X86)": "C:\\Program Files (x86)" };
  expect(usualPaths({ platform: "win32", env, home: "" })).toContain(
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  );
});

test.each([
  ["Debian", 'ID=debian\nVERSION_ID="12"', true],
  ["Ubuntu", "NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian", true],
  ["a relative of Ubuntu", 'ID=pop\nID_LIKE="ubuntu debian"', true],
  ["Fedora", "ID=fedora", false],
  ["no file", "", false],
])("%s: with apt-get %s", (_name, release, expected) => {
  expect(isDebian(release)).toBe(expected);
});

test("apt-get is used as root on Debian alone, and the downloader after it", () => {
  const names = (host: { isRoot: boolean; platform: NodeJS.Platform }) =>
    installPlan({ ...host, release: "ID=debian" }).map(({ name }) => name);
  expect(names({ isRoot: true, platform: "linux" })).toEqual(["apt-get", "playwright's downloader"]);
  expect(names({ isRoot: false, platform: "linux" })).toEqual(["playwright's downloader"]);
  expect(names({ isRoot: true, platform: "darwin" })).toEqual(["playwright's downloader"]);
});

test("a visitor's window loads nothing of the browser's own, and what playwright switches off stays off", async () => {
  const browser = await launch();
  try {
    const context = await newVisitor(browser);
    await context.newPage();
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
    expect(targetInfos.map(({ url }) => url).filter((url) => url.startsWith("chrome:"))).toEqual([]);
    const { commandLine } = await session.send("SystemInfo.getInfo");
    const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = ""]) =>
      list.split(","),
    );
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.at(-1)).toEqual(expect.arrayContaining(lists.flat()));
  } finally {
    await browser.close();
  }
});

test("a visit that the browser never ends holds nobody up, and is named", async () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    await endVisit({ close: () => new Promise(() => {}) }, 10);
    expect(write.mock.calls).toEqual([
      ["The browser does not let go of a visitor; it goes with the browser.\n"],
    ]);
    await endVisit({ close: async () => {} }, 1000);
    expect(write).toHaveBeenCalledTimes(1);
    await expect(endVisit({ close: () => Promise.reject(new Error("gone")) })).rejects.toThrow("gone");
  } finally {
    write.mockRestore();
  }
});
