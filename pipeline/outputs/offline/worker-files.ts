import { readFileSync } from "node:fs";
import {
  ROUTES_PATH,
  type RouteList,
  type ShellEntry,
  SITE_FACTS,
  type SiteFacts,
} from "../../../renderer/shared/offline-format/site-facts.ts";
import type { RootManifest, SectionManifest, SiteShell } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf, shortHash } from "../../core/hash.ts";
import { contentType } from "../../core/http/content-type.ts";
import { decodedFrom, type Redirect, redirectTarget } from "../../core/http/redirect.ts";
import { responseHeaders, type SitePolicy } from "../../core/http/response-headers.ts";
import { encodedPath } from "../../core/text/encoded-path.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Bundle } from "../../render/bundle.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import type { OfflineFiles } from "./assert-complete.ts";
import { WORKER_PATH } from "./offline-paths.ts";
import type { OfflineSite } from "./offline-site.ts";
import { objectOfFile } from "./stored-object.ts";

interface WorkerSite extends OfflineSite {
  readonly shell: SiteShell;
  readonly policy: SitePolicy;
  readonly bundle: Bundle;
  readonly redirects: readonly Redirect[];
  readonly engine: Engine;
}

/** The service worker with what it has to know of the site, and the list of all pages that it keeps. */
export function workerFiles({ root, sections }: OfflineFiles, site: WorkerSite): OutputFile[] {
  const routes = routesFile(root, sections, site);
  const { title, lang, base } = site.shell;
  const facts: SiteFacts = {
    base,
    title,
    lang,
    headers: responseHeaders("/index.html", site.policy),
    shell: [...shellOf(site), routes].map((file) => shellEntry(file, site)),
  };
  const head = `const ${SITE_FACTS} = ${canonicalJson(facts)};\n`;
  const key = hashOf(head, site.bundle.fingerprint);
  return [
    routes,
    { path: WORKER_PATH, key, bytes: () => head + readFileSync(site.bundle.serviceWorker, "utf8") },
  ];
}

/** A worker that removes the one before it and what that has stored, at the same address. */
export function removalFile({ removalWorker, fingerprint }: Bundle): OutputFile {
  return {
    path: WORKER_PATH,
    key: hashOf("removal", fingerprint),
    bytes: () => readFileSync(removalWorker, "utf8"),
  };
}

/**
 * The client as far as every page needs it, and the page around the messages that are shown without a
 * network.
 */
function shellOf({ shellFiles, files }: WorkerSite): OutputFile[] {
  return [...shellFiles, "404.html"].flatMap((path) => files.get(path) ?? []);
}

function shellEntry(file: OutputFile, { base, engine }: WorkerSite): ShellEntry {
  const { hash } = objectOfFile(file, engine, "files");
  return {
    url: base + encodedPath(file.path),
    revision: file.path.startsWith("assets/") ? null : shortHash(hash),
    integrity: `sha256-${Buffer.from(hash, "hex").toString("base64")}`,
    type: contentType(file.path),
  };
}

/** Named by what it is made of: to spell the addresses of all pages takes five times as long. */
function routesFile(
  root: RootManifest,
  sections: readonly SectionManifest[],
  { redirects, base }: Pick<WorkerSite, "redirects" | "base">,
): OutputFile {
  const named = root.sections.map(({ id, title }) => ({ id, title }));
  const moved = Object.fromEntries(redirects.map((one) => [decodedFrom(one), redirectTarget(one, base)]));
  const pathnames = sections.map(({ pages }) => pages.map(({ pathname }) => pathname));
  const list = (): RouteList => ({
    sections: named,
    pages: Object.fromEntries(
      pathnames.flatMap((pages, section) => pages.map((at) => [at, section] as const)),
    ),
    moved,
  });
  const key = hashOf(
    "routes",
    JSON.stringify({ named, moved }),
    ...pathnames.map((pages) => pages.join("\n")),
  );
  return { path: ROUTES_PATH, key, bytes: () => `${canonicalJson(list())}\n` };
}
