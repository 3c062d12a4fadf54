import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { siteFiles } from "../../outputs/emit/site-files.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { newRepository, type Repository, runGit } from "../../tests/support/sources/repository.ts";
import { lastChanges } from "./last-changes.ts";

vi.mock("node:child_process", async (original) => {
  const real = await original<typeof import("node:child_process")>();
  return { ...real, spawnSync: vi.fn(real.spawnSync) };
});

let repository: Repository;

const data = () => join(repository.folder, "data");

beforeEach(() => {
  repository = newRepository();
  repository.write({
    "data/site.yaml":
      'repository: { edit: "https://code.example/edit/main/data/{path}" }\nurl: https://site.example\n',
    "data/docs/a.md": "# A\n",
    "data/docs/b c.md": "---\ntitle: B\nslug: b\n---\n\nB.\n",
    "data/docs/stated.md": '---\ntitle: Stated\nupdated: "2020-01-02"\n---\n\nText.\n',
    "other.md": "x",
  });
  repository.commit("one", "2024-01-02");
  repository.write({ "data/docs/a.md": "# A\n\nMore.\n", "data/docs/é\n\u0001.md": "# E\n" });
  repository.commit("two", "2025-03-04");
});
afterEach(() => repository.remove());

describe("the day of the last commit", () => {
  it("is known for each file below the data folder", () => {
    expect(Object.fromEntries(lastChanges(data(), memoryEngine()))).toEqual({
      "site.yaml": "2024-01-02",
      "docs/a.md": "2025-03-04",
      "docs/b c.md": "2024-01-02",
      "docs/stated.md": "2024-01-02",
      "docs/é\n\u0001.md": "2025-03-04",
    });
  });

  it("is the same from the top folder and from any machine's time zone", () => {
    vi.stubEnv("TZ", "Pacific/Kiritimati");
    expect(lastChanges(repository.folder, memoryEngine()).get("data/docs/a.md")).toBe("2025-03-04");
    vi.unstubAllEnvs();
  });

  it("takes one pass over the history, and none while no commit is added", () => {
    const engine = memoryEngine();
    const passes = () =>
      vi.mocked(spawnSync).mock.calls.filter(([, args]) => Array.isArray(args) && args.includes("log"))
        .length;
    const before = passes();
    lastChanges(data(), engine);
    lastChanges(data(), engine);
    expect(passes()).toBe(before + 1);
    repository.commit("three", "2025-04-05");
    lastChanges(data(), engine);
    expect(passes()).toBe(before + 2);
  });

  it("is not known in a shallow clone, nor outside of a repository", () => {
    const folder = mkdtempSync(join(tmpdir(), "fairlead-shallow-"));
    runGit(folder, ["clone", "--quiet", "--depth=1", `file://${repository.folder}`, "clone"], "2025-01-01");
    expect(lastChanges(join(folder, "clone/data"), memoryEngine()).size).toBe(0);
    expect(lastChanges(folder, memoryEngine()).size).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe("pages of a site that names its repository", () => {
  it("have the address where they are edited, and the day where they state none", async () => {
    const { records } = await siteOfFolder(data());
    const dates = records
      .filter(({ pathname }) => pathname.startsWith("/docs/"))
      .map(({ pathname, updated, editHref }) => ({ pathname, updated, editHref }));
    expect(dates).toEqual(
      expect.arrayContaining([
        {
          pathname: "/docs/a",
          updated: "2025-03-04",
          editHref: "https://code.example/edit/main/data/docs/a.md",
        },
        {
          pathname: "/docs/b",
          updated: "2024-01-02",
          editHref: "https://code.example/edit/main/data/docs/b%20c.md",
        },
        {
          pathname: "/docs/stated",
          updated: "2020-01-02",
          editHref: "https://code.example/edit/main/data/docs/stated.md",
        },
      ]),
    );
  });

  it("have their days in the site map", async () => {
    const site = await siteOfFolder(data(), { url: "https://site.example" });
    const map = siteFiles(site, "/").find(({ path }) => path === "sitemap.xml");
    expect(String(map?.bytes())).toContain(
      "<loc>https://site.example/docs/a</loc><lastmod>2025-03-04</lastmod>",
    );
  });

  it("have days and no link where the files of the site are not public", async () => {
    repository.write({ "data/site.yaml": "repository: { lastChange: true }\n" });
    const { records } = await siteOfFolder(data());
    const page = records.find(({ pathname }) => pathname === "/docs/a");
    expect(page).toMatchObject({ updated: "2025-03-04" });
    expect(page?.editHref).toBeUndefined();
  });

  it("have no days where the site does not want them", async () => {
    repository.write({
      "data/site.yaml": 'repository: { edit: "https://code.example/{path}", lastChange: false }\n',
    });
    const { records } = await siteOfFolder(data());
    expect(records.find(({ pathname }) => pathname === "/docs/a")?.updated).toBeUndefined();
  });
});
