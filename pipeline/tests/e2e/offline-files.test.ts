import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { compose } from "../../../renderer/shared/compose/compose.ts";
import type { Template } from "../../../renderer/shared/compose/types.ts";
import type {
  KeptReleases,
  Latest,
  Navigation,
  PageData,
  PageRecord,
  RootManifest,
  SectionManifest,
} from "../../../schema/generated/types.ts";
import { sha256 } from "../../core/hash.ts";
import { joinedManifest } from "../../outputs/offline/section-manifests.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { builtSite, dataFolders, type SiteChoice, serveSite } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { differingPaths, listFiles, readTree } from "./support/tree.ts";

const validator = ownSchemas();

/** A written site as a device meets it: everything by way of latest.json. */
function readCopy(out: string) {
  const bytes = (path: string): Buffer => readFileSync(join(out, path));
  const object = (hash: string): Buffer => bytes(`packs/objects/${hash}`);
  const json = <T>(hash: string): T => JSON.parse(object(hash).toString("utf8")) as T;
  const latest = JSON.parse(bytes("latest.json").toString("utf8")) as Latest;
  const root = json<RootManifest>(latest.root.hash);
  const manifestsOf = ({ manifests }: (typeof root.sections)[number]) =>
    manifests.map(({ hash }) => json<SectionManifest>(hash));
  const sections = root.sections.map((line) => joinedManifest(line.id, manifestsOf(line)));
  return { bytes, object, json, latest, root, sections, manifestsOf };
}

const sites: (SiteChoice & { name: string })[] = [
  { name: "a site of many pages", data: "fleet" },
  { name: "a small site below a base path", data: "small", base: "/sub/site/" },
  { name: "a folder of docs alone", data: "docs-only" },
  { name: "docs with versions", data: "versions" },
];

describe.each(sites)("the offline files of $name", ({ name: _, ...choice }) => {
  let out: string;
  let copy: ReturnType<typeof readCopy>;
  beforeAll(async () => {
    out = await builtSite(choice);
    copy = readCopy(out);
  });

  test("fit their schemas", () => {
    validator.validateValue("latest", copy.latest);
    validator.validateValue("root-manifest", copy.root);
    for (const manifest of copy.root.sections.flatMap(copy.manifestsOf))
      validator.validateValue("section-manifest", manifest);
  });

  test("lie under the hashes of their bytes", () => {
    const objects = listFiles(join(out, "packs/objects"));
    expect(objects.filter((hash) => sha256(copy.object(hash)) !== hash)).toEqual([]);
    const { root, sections, latest } = copy;
    const named = [
      latest.root,
      root.template,
      ...root.shared,
      ...root.sections.flatMap(({ manifests }) => manifests),
    ];
    for (const { pages, assets } of sections) named.push(...pages, ...assets);
    expect(named.filter(({ hash, bytes }) => copy.object(hash).byteLength !== bytes)).toEqual([]);
    // Nothing lies there that no manifest names.
    expect([...new Set(named.map(({ hash }) => hash))].sort()).toEqual(objects);
  });

  test("hold every page once, byte for byte its index.json", () => {
    const pages = copy.sections.flatMap((section) => section.pages);
    const written = listFiles(out).filter((path) => /(^|\/)index\.json$/.test(path));
    expect(pages.map(({ pathname }) => `${pathname.slice(1)}/index.json`.replace(/^\//, "")).sort()).toEqual(
      written,
    );
    for (const { pathname, hash } of pages)
      expect(copy.object(hash).equals(copy.bytes(`${pathname.slice(1)}/index.json`)), pathname).toBe(true);
  });

  test("hold files that are those of the site", () => {
    for (const { path, hash } of [...copy.root.shared, ...copy.sections.flatMap(({ assets }) => assets)])
      expect(sha256(copy.bytes(path)), path).toBe(hash);
  });

  test("compose to the published HTML, byte for byte", () => {
    const template = copy.json<Omit<Template, "sidebars">>(copy.root.template.hash);
    const trees = copy.root.shared.filter(({ path }) => path.startsWith("navigation/"));
    const sidebars = Object.fromEntries(
      trees.map(({ path, hash }) => [
        path.slice("navigation/".length, -".json".length),
        copy.json<Navigation>(hash),
      ]),
    );
    for (const { pathname, hash } of copy.sections.flatMap(({ pages }) => pages)) {
      const data = copy.json<PageData>(hash);
      const record = data.record as unknown as PageRecord;
      const sidebar = "sidebar" in record ? { sidebar: record.sidebar } : {};
      const html = compose(
        { ...template, sidebars },
        { type: record.type, pathname: record.pathname, hash: data.hash, ...sidebar },
        data.parts,
      );
      expect(html, pathname).toBe(copy.bytes(`${pathname.slice(1)}/index.html`).toString("utf8"));
    }
  });

  /** Hashes of the objects that packs hold, in their order. */
  function unpacked(packs: RootManifest["packs"]): string[] {
    return packs.flatMap(({ path, hash, decoded, bytes, objects }) => {
      const packed = copy.bytes(path);
      const text = gunzipSync(packed);
      expect([packed.byteLength, text.byteLength, sha256(text)]).toEqual([bytes, decoded, hash]);
      const found = text.toString("utf8").split(/(?<=\n)/);
      expect(found).toHaveLength(objects);
      return found.map((line) => sha256(line.startsWith('"') ? (JSON.parse(line) as string) : line));
    });
  }

  test("come in packs that give the same objects", () => {
    const hashesOf = (objects: readonly { hash: string; packed?: true }[]) => [
      ...new Set(objects.flatMap(({ hash, packed }) => (packed === true ? [hash] : []))),
    ];
    for (const [index, line] of copy.root.sections.entries()) {
      const { pages = [], assets = [] } = copy.sections[index] ?? {};
      const manifests = line.manifests.map(({ hash }) => hash);
      const expected = [...manifests, ...pages.map(({ hash }) => hash), ...hashesOf(assets)];
      const found = unpacked(line.packs);
      expect([...found].sort(), line.id).toEqual(expected.sort());
      expect(found.slice(0, manifests.length)).toEqual(manifests);
    }
    const { packs, template, shared } = copy.root;
    expect(unpacked(packs).sort()).toEqual([template.hash, ...hashesOf(shared)].sort());
  });

  test("say truly what a section weighs", () => {
    for (const [index, { id, bytes, transfer, pages, manifests, packs }] of copy.root.sections.entries()) {
      const section = copy.sections[index];
      const sum = (list: readonly { bytes: number }[] = []) =>
        list.reduce((total, one) => total + one.bytes, 0);
      expect(pages, id).toBe(section?.pages.length);
      expect(bytes, id).toBe(sum(manifests) + sum(section?.pages) + sum(section?.assets));
      const alone = section?.assets.filter(({ packed }) => packed !== true);
      expect(transfer, id).toBe(sum(packs) + sum(alone));
    }
  });
});

function workplace() {
  const folder = tempFolder();
  cpSync(dataFolders.small, join(folder, "data"), { recursive: true });
  const build = async (args: string[] = [], env: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await fairlead(["build", "--cache", "cache", ...args], {
      cwd: folder,
      env,
    });
    expect(code, stdout + stderr).toBe(0);
  };
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(folder, "data", path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  return { folder, out: join(folder, "dist"), build, edit };
}

describe("a build for a release", () => {
  test("writes its number and date into latest.json and nowhere else", async () => {
    const { out, build } = workplace();
    await build();
    const before = readTree(out);
    expect(readCopy(out).latest).toMatchObject({ release: 0 });
    expect(readCopy(out).latest).not.toHaveProperty("date");
    await build(["--release", "12"], { SOURCE_DATE_EPOCH: "1700000000" });
    expect(readCopy(out).latest).toMatchObject({ release: 12, date: "2023-11-14T22:13:20Z" });
    expect(differingPaths(before, readTree(out))).toEqual(["latest.json"]);
  });

  test("with one page changed has one new page, section manifest, pack and root", async () => {
    const { out, build, edit } = workplace();
    await build();
    const before = listFiles(join(out, "packs"));
    const [{ root: oldRoot }, old] = [readCopy(out), readTree(out)];
    edit("docs/Beta/service.md", (text) => `${text}\nOne more sentence.\n`);
    await build();
    const { root, latest } = readCopy(out);
    const fresh = listFiles(join(out, "packs")).filter((path) => !before.includes(path));
    const section = root.sections.find(({ id }) => id === "docs.Beta");
    const page = sha256(readFileSync(join(out, "docs/Beta/service/index.json")));
    const expected = [latest.root.hash, section?.manifests[0]?.hash, page].map((hash) => `objects/${hash}`);
    expect(fresh.sort()).toEqual([...expected, section?.packs[0]?.path.slice("packs/".length)].sort());
    expect(root.sections.filter(({ id }) => id !== "docs.Beta")).toEqual(
      oldRoot.sections.filter(({ id }) => id !== "docs.Beta"),
    );
    expect(root.template).toEqual(oldRoot.template);
    expect(differingPaths(old, readTree(out)).filter((path) => path.startsWith("packs/"))).toHaveLength(8);
  });

  test("F12 a build fails where a page shows a file that the site does not have, and names both", async () => {
    const { out, build, edit, folder } = workplace();
    await build();
    const before = readTree(out);
    edit("docs/Beta/service.md", (text) => `${text}\n<img src="/exports/none.png" alt="None">\n`);
    const { code, stderr } = await fairlead(["build", "--cache", "cache"], { cwd: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/data\/docs\/Beta\/service\.md.* error .*none\.png/);
    expect(differingPaths(before, readTree(out))).toEqual([]);
    expect(existsSync(join(out, "latest.json"))).toBe(true);
  });
});

describe("a build with the release before it", () => {
  /** A lazily loaded script, which pages of the old release ask for by its name. */
  const lazyScript = (out: string): string =>
    listFiles(join(out, "assets")).find((name) => /^show-page-.*\.js$/.test(name)) ?? "";

  test("still serves a lazily loaded script of the old one", async () => {
    const { folder, out, build } = workplace();
    // Another client, with other names: React's development build.
    await build(["--out", "old"], { FAIRLEAD_CLIENT: "development" });
    const old = lazyScript(join(folder, "old"));
    await build();
    expect(lazyScript(out)).not.toBe(old);
    expect(existsSync(join(out, "assets", old))).toBe(false);
    await build(["--previous", "old"]);
    const server = await serveSite(out);
    try {
      const response = await fetch(`${server.url}assets/${old}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toMatch(/javascript/);
      expect(await response.text()).toBe(readFileSync(join(folder, "old/assets", old), "utf8"));
    } finally {
      await server.close();
    }
  });

  test("keeps what the last five releases need, and nothing older", async () => {
    const { folder, build, edit } = workplace();
    const roots: string[] = [];
    const pages: string[] = [];
    for (let release = 0; release < 7; release++) {
      edit("docs/Beta/service.md", (text) => `${text}\nRelease ${release}.\n`);
      const out = join(folder, `release-${release}`);
      await build([
        "--out",
        out,
        ...(release === 0 ? [] : ["--previous", join(folder, `release-${release - 1}`)]),
      ]);
      const { latest, root, json } = readCopy(out);
      roots.push(latest.root.hash);
      const section = root.sections.find(({ id }) => id === "docs.Beta")?.manifests[0]?.hash ?? "";
      const found = json<SectionManifest>(section).pages.find(({ pathname }) =>
        pathname.endsWith("/service"),
      );
      pages.push(found?.hash ?? "");
      const has = (hash: string): boolean => existsSync(join(out, "packs/objects", hash));
      const expected = roots.map((_, index) => index >= release - 5);
      expect(roots.map(has), `roots of release ${release}`).toEqual(expected);
      expect(pages.map(has), `pages of release ${release}`).toEqual(expected);
      if (release > 0) {
        const listed = JSON.parse(readFileSync(join(out, "releases.json"), "utf8")) as KeptReleases;
        validator.validateValue("kept-releases", listed);
        expect(listed.roots.map(({ hash }) => hash)).toEqual(
          roots.slice(Math.max(0, release - 5), release).reverse(),
        );
      }
    }
  });

  test("of the same content adds nothing but the list of releases", async () => {
    const { folder, out, build } = workplace();
    await build(["--out", "old"]);
    await build(["--previous", "old"]);
    expect(differingPaths(readTree(join(folder, "old")), readTree(out))).toEqual(["releases.json"]);
  });
});
