import { gunzipSync } from "node:zlib";
import { SITE_FACTS } from "../../../renderer/shared/offline-format/site-facts.ts";
import type { Latest, RootManifest, SectionManifest } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { sha256 } from "../../core/hash.ts";
import { OBJECTS } from "../../core/release-paths.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { DeployedSite, type DeployedSiteOptions } from "./deployed-site.ts";
import { releaseShell } from "./release-shell.ts";
import { verifyNotFound, verifyPage } from "./verify-page.ts";
import { isRemoval, verifyRemoval } from "./verify-removal.ts";
import { verifySearch } from "./verify-search.ts";
import { verifyUnnamed } from "./verify-unnamed.ts";
import { workerScript } from "./worker-script.ts";

export interface Verified {
  readonly diagnostics: readonly Diagnostic[];
  /** Files that must be byte for byte those of the build. */
  readonly verified: number;
  /** Other files that are there, and of the right kind. */
  readonly present: number;
  /** The site is of a build that takes the service worker and all copies away. */
  readonly isRemoval: boolean;
}

/** Time between two words on what a check waits for, in milliseconds. */
const INTERVAL_MS = 10_000;

interface VerifyOptions extends DeployedSiteOptions {
  /** Called again and again while the check goes on. */
  readonly onWait?: (state: Pick<DeployedSite, "files" | "awaited">) => void;
  /** Time between two such calls, in milliseconds. */
  readonly interval?: number;
}

/** Fetches a deployed site by way of its manifests and compares every file. `url` ends with a slash. */
export async function verifySite(url: string, options: VerifyOptions = {}): Promise<Verified> {
  const site = new DeployedSite(url, options);
  const { onWait, interval = INTERVAL_MS } = options;
  const timer = setInterval(() => onWait?.(site), interval);
  try {
    const isWithoutCopy = await isRemoval(site);
    await (isWithoutCopy ? verifyRemoval(site) : verifyRelease(site));
    await verifyUnnamed(site);
    const { diagnostics, verified, files } = site;
    return { diagnostics, verified, present: files - verified, isRemoval: isWithoutCopy };
  } finally {
    clearInterval(timer);
    site.close();
  }
}

async function verifyRelease(site: DeployedSite): Promise<void> {
  const manifests = new Manifests(site);
  const latest = await manifests.read<Latest>("latest", "latest.json");
  if (latest === undefined) return;
  const root = await manifests.object<RootManifest>("root-manifest", latest.root.hash);
  if (root === undefined) return;
  const composePage = await releaseShell(site, root);
  await site.each(root.shared, (file) => verifyStored(site, file));
  await site.each([...root.packs, ...root.sections.flatMap(({ packs }) => packs)], (pack) =>
    verifyPack(site, pack),
  );
  for (const manifest of root.sections.flatMap(({ manifests }) => manifests)) {
    const section = await manifests.object<SectionManifest>("section-manifest", manifest.hash);
    await site.each(section?.assets ?? [], (file) => verifyStored(site, file));
    await site.each(section?.pages ?? [], async ({ pathname, hash }) => {
      await site.compare(OBJECTS + hash, hash);
      await verifyPage(site, { pathname, hash, composePage });
    });
  }
  const notFound = root.shared.find(({ path }) => path === "404.json");
  if (notFound !== undefined) await verifyNotFound(site, { hash: notFound.hash, composePage });
  if (root.archive !== undefined) await site.compare(root.archive.path, root.archive.hash);
  await verifySearch(site);
  await verifyWorker(site);
}

/** A file at its own path and under its hash. */
async function verifyStored(
  site: DeployedSite,
  { path, hash }: { path: string; hash: string },
): Promise<void> {
  await site.compare(path, hash);
  await site.compare(OBJECTS + hash, hash);
}

/** Bytes of an unpacked pack: a host may name any number. */
const LARGEST_PACK = 256 * 1024 * 1024;

async function verifyPack(
  site: DeployedSite,
  { path, hash, decoded }: RootManifest["packs"][number],
): Promise<void> {
  const packed = await site.get(path);
  if (packed === undefined) return;
  try {
    if (sha256(gunzipSync(packed, { maxOutputLength: Math.min(decoded, LARGEST_PACK) })) === hash) {
      site.verify(path);
      return;
    }
  } catch {
    // A pack that cannot be decompressed differs too.
  }
  site.tell("deploy-file-differs", path, "The pack does not hold what its manifest says.");
}

/** Every file that the worker stores when it is installed, by the integrity that the worker asks for. */
async function verifyWorker(site: DeployedSite): Promise<void> {
  const answer = await site.ask("sw.js");
  // A site without a worker is whole too: it is read with a network alone.
  if ("status" in answer && answer.status === 404) return;
  const text = await workerScript(site);
  if (text === undefined) return;
  // An empty script is one to a browser: it would take the worker's place and answer nothing.
  if (!text.includes(SITE_FACTS))
    site.tell(
      "deploy-file-differs",
      "sw.js",
      "The worker names no files of the site: it is not that of a build.",
    );
  const entries = text.matchAll(/"integrity":"sha256-([A-Za-z0-9+/=]+)"[^{}]*?"url":"([^"]+)"/g);
  await site.each([...entries], async ([, digest = "", address = ""]) => {
    const path = pathBelow(site.url, address);
    if (path === undefined) {
      site.tell(
        "deploy-file-differs",
        "sw.js",
        `The worker names "${address}", which is no file of the site.`,
      );
      return;
    }
    // A host answers 404.html as a page for what is not found, and not as a file; that answer was compared.
    if (path !== "404.html") await site.compare(path, Buffer.from(digest, "base64").toString("hex"));
  });
}

/** The decoded path of an address below that of the site; undefined where it is elsewhere or no address. */
function pathBelow(base: string, address: string): string | undefined {
  try {
    const { href } = new URL(address, base);
    return href.startsWith(base) ? decodeURIComponent(href.slice(base.length)) : undefined;
  } catch {
    return undefined;
  }
}

type ManifestName = "latest" | "root-manifest" | "section-manifest";

/** Manifests, checked against their schemas. */
class Manifests {
  constructor(private readonly site: DeployedSite) {}

  async object<T>(schema: ManifestName, hash: string): Promise<T | undefined> {
    return this.#parsed(schema, OBJECTS + hash, await this.site.whole(OBJECTS + hash, hash));
  }

  async read<T>(schema: ManifestName, path: string): Promise<T | undefined> {
    return this.#parsed(schema, path, await this.site.get(path));
  }

  #parsed<T>(schema: ManifestName, path: string, bytes: Uint8Array | undefined): T | undefined {
    if (bytes === undefined) return undefined;
    try {
      const value: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
      ownSchemas().validateValue(schema, value);
      return value as T;
    } catch {
      this.site.tell("deploy-file-differs", path, "The file is not what Fairlead writes there.");
      return undefined;
    }
  }
}
