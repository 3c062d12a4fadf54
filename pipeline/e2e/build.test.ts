import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../fixtures/random.ts";
import { recover } from "../write/recover.ts";
import { launch, newVisitor } from "./browser.ts";
import { builtSite, dataFolders, serveSite } from "./support/built-site.ts";
import { type Ended, endOf, fairlead, repository, run, startFairlead } from "./support/command.ts";
import { randomEdit } from "./support/random-edit.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, listFiles, readTree, treeHash } from "./support/tree.ts";
import { openWatched, untilStarted } from "./support/watched-page.ts";

/** For a long run: FAIRLEAD_EDITS=250, and another FAIRLEAD_SEED. */
const EDITS = Number(process.env.FAIRLEAD_EDITS ?? 25);
const SEED = Number(process.env.FAIRLEAD_SEED ?? 20251121);
/** Edits from one clean build to the next. */
const CLEAN_EVERY = 5;

/** A copy of the small fixture with places for output and cache. */
function workplace(data: string = dataFolders.small) {
  const folder = tempFolder();
  cpSync(data, join(folder, "data"), { recursive: true });
  const build = (...more: string[]) => fairlead(["build", "--cache", "cache", ...more], { cwd: folder });
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, "data", path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  return { folder, data: join(folder, "data"), out: join(folder, "dist"), build, edit };
}

/** What a build says that it did: "Built 13 pages in 0.50 s (13 rendered, 50 files written, 0 kept)." */
function renderedOf({ stdout }: Ended): number {
  return Number(/\((\d+) rendered/.exec(stdout)?.[1] ?? Number.NaN);
}

async function succeed(ending: Promise<Ended>): Promise<Ended> {
  const ended = await ending;
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  return ended;
}

describe("the same input gives the same bytes", () => {
  test("in another folder, time zone and language, with another umask and number of threads", async () => {
    const one = workplace();
    await succeed(one.build("--jobs", "1"));
    const two = workplace();
    const deep = join(two.folder, "a/b");
    mkdirSync(deep, { recursive: true });
    const launcher = join(repository, "pipeline/bin/fairlead.js");
    const script = 'umask 077; exec "$0" "$@"';
    const args = [
      launcher,
      "build",
      "--data",
      "../../data",
      "--out",
      two.out,
      "--cache",
      "none",
      "--jobs",
      "2",
    ];
    const env = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    await succeed(run("sh", ["-c", script, process.execPath, ...args], { cwd: deep, env }));
    expect(differingPaths(readTree(one.out), readTree(two.out))).toEqual([]);
    expect(treeHash(one.out)).toBe(treeHash(two.out));
  });

  test("for the site of the company too", async () => {
    const built = await builtSite({ data: "company" });
    const { out, build } = workplace(dataFolders.company);
    await succeed(build());
    expect(differingPaths(readTree(built), readTree(out))).toEqual([]);
  });
});

describe("a build does only what is needed", () => {
  test("with nothing changed no page is rendered and no file is touched", async () => {
    const { build, out } = workplace();
    expect(renderedOf(await succeed(build()))).toBe(16);
    const before = treeHash(out);
    const again = await succeed(build());
    expect(renderedOf(again)).toBe(0);
    expect(again.stdout).toContain("(0 rendered, no file changed)");
    expect(treeHash(out)).toBe(before);
    // The data of a page and its object for saved copies are one file on the disk.
    const objects = listFiles(join(out, "packs/objects")).map(
      (name) => statSync(join(out, "packs/objects", name)).ino,
    );
    expect(objects).toContain(statSync(join(out, "docs/intro/index.json")).ino);
  });

  test("with nothing changed but a file of the output, that file is mended", async () => {
    const { build, out } = workplace();
    await succeed(build());
    const before = treeHash(out);
    writeFileSync(join(out, "docs/intro/index.html"), "mine");
    expect((await succeed(build())).stdout).not.toContain("no file changed");
    expect(treeHash(out)).toBe(before);
    expect((await succeed(build())).stdout).toContain("no file changed");
  });

  test("threads make the same bytes as one after the other", async () => {
    const { folder, data } = workplace();
    // So many that threads are worth their start.
    for (let number = 1; number <= 320; number++)
      writeFileSync(
        join(data, `docs/many-${number}.md`),
        `---\ntitle: Many ${number}\n---\n\nThe [start](./intro.md) of doc ${number}, \`code\` and 24 V.\n\n## Part\n\n- one\n- two\n`,
      );
    for (const jobs of ["1", "2"])
      await succeed(
        fairlead(["build", "--cache", `cache-${jobs}`, "--out", `out-${jobs}`, "--jobs", jobs], {
          cwd: folder,
        }),
      );
    const [one, two] = ["out-1", "out-2"].map((name) => readTree(join(folder, name)));
    expect(differingPaths(one ?? new Map(), two ?? new Map())).toEqual([]);
  });

  test("a changed value of a datasheet renders the pages that show it and changes no other file", async () => {
    const { build, edit, out } = workplace();
    await succeed(build());
    const before = readTree(out);
    edit("products/boards/alpha.yaml", (text) => text.replace("nom: 12", "nom: 14"));
    const { stdout } = await succeed(build());
    const changed = differingPaths(before, readTree(out));
    const pages = [...new Set(changed.filter((path) => /\/index\.(html|json)$/.test(path)).map(dirname))];
    // The product itself, the doc that refers to the value, and the card on the page of the family and the home page.
    expect(pages.filter((page) => !["", "."].includes(page))).toEqual(
      expect.arrayContaining(["docs/Alpha/wiring", "projects/boards/alpha"]),
    );
    expect(pages).not.toContain("docs/Beta/wiring");
    expect(pages).not.toContain("projects/boards/beta");
    expect(pages).not.toContain("contact");
    const isHome = changed.includes("index.html");
    expect(renderedOf({ code: 0, stdout, stderr: "" })).toBe(
      pages.length + (isHome && !pages.includes(".") ? 1 : 0),
    );
    const others = changed.filter((path) => !/(^|\/)index\.(html|json)$/.test(path));
    // The link index, the search index, the twins and the offline copy know what pages say.
    const known = /^(links\.json|latest\.json|docs\.zip|search\/.*|packs\/.*|.*\.md)$/;
    expect(others.filter((path) => !known.test(path))).toEqual([]);
  });

  test(
    `after ${EDITS} random edits, and between them, the output is that of a clean build`,
    async () => {
      const { build, data, out, folder } = workplace();
      await succeed(build());
      const random = randomFrom(SEED);
      const edits: string[] = [];
      for (let round = 1; round <= EDITS; round++) {
        edits.push(randomEdit(data, round, random));
        await succeed(build());
        // A difference may be gone after the next edit, so that one at the end alone would tell less.
        if (round % CLEAN_EVERY !== 0) continue;
        await succeed(fairlead(["build", "--out", "clean", "--cache", "none"], { cwd: folder }));
        const differing = differingPaths(readTree(join(folder, "clean")), readTree(out));
        expect(differing, `seed ${SEED}\n${edits.join("\n")}`).toEqual([]);
      }
    },
    EDITS * 20_000,
  );

  test("with changed code or a changed schema everything is made anew", async () => {
    const { folder, out } = workplace();
    const copy = join(folder, "fairlead");
    for (const path of ["package.json", "pipeline/bin", ".cache/bundle"])
      cpSync(join(repository, path), join(copy, path), { recursive: true });
    symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"), "dir");
    const run = (...args: string[]) => fairlead(args, { cwd: folder, from: copy });
    await succeed(run("build", "--cache", "cache"));
    await succeed(run("check", "--cache", "cache"));
    const change = (path: string, from: string | RegExp, to: string) => {
      const before = readFileSync(join(copy, ".cache/bundle", path), "utf8");
      const after = before.replaceAll(from, to);
      expect(after, path).not.toBe(before);
      writeFileSync(join(copy, ".cache/bundle", path), after);
    };
    change("server/entry-server.cjs", "Skip to main content", "Skip to the content");
    change("stamp.json", /"fingerprint":"\w/g, '"fingerprint":"x');
    expect(renderedOf(await succeed(run("build", "--cache", "cache")))).toBe(16);
    expect(readFileSync(join(out, "docs/intro/index.html"), "utf8")).toContain("Skip to the content");
    await succeed(run("build", "--out", "clean", "--cache", "none"));
    expect(differingPaths(readTree(join(folder, "clean")), readTree(out))).toEqual([]);
    const chunks = "pipeline/chunks";
    const checks = readdirSync(join(copy, ".cache/bundle", chunks)).filter((name) =>
      name.startsWith("checks-"),
    );
    for (const name of checks) change(`${chunks}/${name}/doc-front-matter.cjs`, /\) > 160\b/g, ") > 5");
    expect(checks.length).toBeGreaterThan(0);
    change("stamp.json", /"fingerprint":"x/g, '"fingerprint":"y');
    for (const command of ["check", "build"]) {
      const { code, stderr } = await run(command, "--cache", "cache");
      expect([code, stderr]).toEqual([1, expect.stringContaining("docs/intro.md")]);
    }
  });
});

describe("an error", () => {
  test("leaves the old output untouched and exits with 1", async () => {
    const { build, edit, out } = workplace();
    await succeed(build());
    const before = treeHash(out);
    edit("docs/intro.md", (text) => text.replace("./Alpha/wiring.md", "./Alpha/missing.md"));
    edit("docs/Alpha/wiring.md", (text) => `${text}\nMore.\n`);
    const { code, stderr } = await build();
    expect(code).toBe(1);
    expect(stderr).toMatch(/data\/docs\/intro\.md:7:\d+ {2}error {2}link-not-found/);
    expect(treeHash(out)).toBe(before);
    edit("docs/intro.md", (text) => text.replace("./Alpha/missing.md", "./Alpha/wiring.md"));
    await succeed(build());
    expect(readFileSync(join(out, "docs/Alpha/wiring/index.html"), "utf8")).toContain("More.");
  });

  test("is reported as one JSON object on standard output", async () => {
    const { edit, folder } = workplace();
    edit("docs/intro.md", (text) => text.replace("./Alpha/wiring.md", "./Alpha/missing.md"));
    const { code, stdout } = await fairlead(["check", "--format", "json", "--cache", "none"], {
      cwd: folder,
    });
    expect(code).toBe(1);
    const { version, diagnostics, summary } = JSON.parse(stdout);
    expect(version).toBe(1);
    expect(summary).toEqual({ errors: 1, warnings: 0, files: 1 });
    expect(diagnostics).toMatchObject([
      { code: "link-not-found", severity: "error", file: "data/docs/intro.md", line: 7 },
    ]);
  });
});

describe("the command", () => {
  test("prints one JSON object and nothing else on standard output where all is well", async () => {
    const { build } = workplace();
    const { stdout } = await succeed(build("--format", "json"));
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      diagnostics: [],
      summary: { errors: 0, warnings: 0, files: 0 },
    });
  });

  test("says nothing with --quiet", async () => {
    const { build } = workplace();
    expect(await build("--quiet")).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test.each([
    ["an unknown command", ["bild"], "Did you mean build?"],
    ["no command", [], "hint:"],
    ["an unknown option", ["build", "--ouput", "x"], "--out"],
    ["a missing data folder", ["build", "--data", "nowhere"], "--data DIR"],
    ["a wrong base", ["build", "--base", "sub path"], "/docs/site/"],
    ["a wrong format", ["check", "--format", "xml"], "json"],
  ])("exits with 2 on %s and says what to do", async (_name, args, hint) => {
    const { code, stdout, stderr } = await fairlead(args, { cwd: tempFolder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("prints its version and its help", async () => {
    const { version } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
      version: string;
    };
    expect(await fairlead(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
    const help = await succeed(fairlead(["--help"]));
    for (const word of ["check", "build", "dev", "preview", "--data", "--base", "--format"]) {
      expect(help.stdout).toContain(word);
    }
  });
});

test("a build that is killed leaves the old or the new site, and the next one needs no cleaning", async () => {
  const { folder, build, edit, out } = workplace();
  const setValue = (value: number) =>
    edit("products/boards/alpha.yaml", (text) => text.replace(/nom: \d+/, `nom: ${value}`));
  const hashes: string[] = [];
  let duration = 0;
  for (const value of [20, 21]) {
    setValue(value);
    const begun = performance.now();
    await succeed(build());
    duration = performance.now() - begun;
    hashes.push(treeHash(out));
  }
  const random = randomFrom(4);
  for (let kill = 0; kill < 20; kill++) {
    // From 21 to 20, from 20 to 21, and so on: each killed build has the other site as its old one.
    const wanted = kill % 2;
    setValue(20 + wanted);
    const running = startFairlead(["build", "--cache", "cache", "--quiet"], { cwd: folder });
    await sleep((0.2 + 0.8 * random()) * duration);
    running.child.kill("SIGKILL");
    await endOf(running);
    // Between two renames the output has its old name beside it; every command that reads it recovers it first.
    expect(await recover(out)).toBeUndefined();
    expect(hashes).toContain(treeHash(out));
    await succeed(build());
    expect(treeHash(out)).toBe(hashes[wanted]);
    expect(readdirSync(folder).sort()).toEqual(["cache", "data", "dist"]);
  }
});

test("a site below a base path works in the browser", async () => {
  const base = "/sub/path/";
  const server = await serveSite(await builtSite({ data: "small", base }), base);
  const browser = await launch();
  try {
    const { page, takeTroubles } = await openWatched(await newVisitor(browser));
    await page.goto(server.url);
    await untilStarted(page);
    expect(new URL(page.url()).pathname).toBe(base);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("main").getByRole("link", { name: "Read the documentation" }).click();
    await page.getByRole("heading", { level: 1, name: "Start here" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}docs/intro`);
    const image = page.getByRole("main").getByRole("img", { name: "Mark of Harbour Works" });
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    expect(await image.getAttribute("src")).toMatch(/^\/sub\/path\/assets\//);
    await page.getByRole("main").getByRole("link", { name: "Beta" }).click();
    await page.getByRole("heading", { level: 1, name: "Wiring of Beta" }).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: `${base}docs/Beta/wiring`, hash: "#supply" });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Start here" }).waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await page.goto(`${server.url}docs/Beta/wiring.html`);
    await untilStarted(page);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${base}docs/Beta/wiring`);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith(base) !== true)).toEqual([]);
    expect(takeTroubles()).toEqual([]);
    // The worker keeps the page for what is not found, and hosts answer that one with its status.
    const asked = server.requests.entries.filter(({ url }) => url !== `${base}404.html`);
    expect(asked.filter(({ url, status }) => !url.startsWith(base) || status >= 400)).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});

const samples = join(repository, "pipeline/fixtures/samples");
/** Words that the samples hold only in content that nobody may see: drafts, and values that are unverified or withdrawn. */
const SECRETS = /\b(?:draft|unverified|withdrawn)(?:-[a-z]+)*-secret\b|\b77777\b/g;

test("what is draft, unverified or withdrawn in the samples is nowhere in the output", async () => {
  const secrets = new Set(
    listFiles(samples)
      .filter((path) => /\.(ya?ml|md)$/.test(path))
      .flatMap((path) => readFileSync(join(samples, path), "utf8").match(SECRETS) ?? []),
  );
  expect(secrets.size).toBeGreaterThan(5);
  const { build, out } = workplace(samples);
  await succeed(build());
  for (const path of listFiles(out)) {
    const bytes = readFileSync(join(out, path)).toString("latin1");
    for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${path}`).toBe(false);
  }
});

test("drafts and values without a confirmed source are nowhere in the output", async () => {
  const { build, data, edit, out } = workplace();
  edit("products/boards/beta.yaml", (text) =>
    text
      .replace("typ: 120", "typ: 4711.25")
      .replace(/(typ: 4711\.25[\s\S]*?status: )confirmed/, "$1unverified"),
  );
  edit("docs/Beta/wiring.md", (text) =>
    text.replace("The board draws {{ product.beta.supply-current }}. ", ""),
  );
  writeFileSync(
    join(data, "docs/Beta/quay.md"),
    "---\ntitle: Quayside secret\ndescription: Hidden.\ndraft: true\n---\n\nNobody reads this quayside text.\n",
  );
  await succeed(build());
  const found = listFiles(out).filter((path) =>
    /4\D{0,3}711\.25|[Qq]uayside/.test(readFileSync(join(out, path)).toString("latin1")),
  );
  expect(found).toEqual([]);
  expect(existsSync(join(out, "docs/Beta/quay"))).toBe(false);
});

test("an output that was renamed away is built anew", async () => {
  const { build, out } = workplace();
  await succeed(build());
  const before = treeHash(out);
  renameSync(out, `${out}-away`);
  await succeed(build());
  expect(treeHash(out)).toBe(before);
  rmSync(`${out}-away`, { recursive: true });
});
