import type { RootManifest, SectionManifest } from "../../../schema/generated/types.ts";
import { asText } from "../../core/as-bytes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { hashOf } from "../../core/hash.ts";
import { once } from "../../core/once.ts";
import { OBJECTS } from "../../core/release-paths.ts";
import { decodedAddress } from "../../core/text/decoded.ts";
import type { Engine } from "../../engine/engine.ts";
import { type Needs, needsFinder, needsOfPages } from "../../render/page-needs.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import type { OfflineSite } from "./offline-site.ts";

/** All that an offline copy of a release is made of. */
export interface OfflineFiles {
  readonly files: readonly OutputFile[];
  readonly root: RootManifest;
  readonly sections: readonly SectionManifest[];
}

/**
 * Proof that a copy which has all objects of a section shows all of it. It looks at the finished manifests and not at
 * how they were made; each thing that is missing is named.
 */
export function assertComplete(site: OfflineSite, made: OfflineFiles, engine: Engine): Diagnostic[] {
  return [
    ...assertPages(site, made),
    ...assertNeeds(site, made, engine),
    ...assertShared(site, made, engine),
    ...assertExports(site, made),
    ...assertObjects(made),
  ];
}

function assertPages({ pages }: OfflineSite, { sections }: OfflineFiles): Diagnostic[] {
  const counts = new Map<string, number>();
  for (const { pathname } of sections.flatMap((section) => section.pages))
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  return pages.flatMap(({ record: { type, pathname, source } }) =>
    type === "not-found" || counts.get(decodedAddress(pathname)) === 1
      ? []
      : incomplete(
          source,
          `The page ${pathname} is in ${counts.get(decodedAddress(pathname)) ?? 0} sections instead of one.`,
        ),
  );
}

/** Every file that a page shows is in its section or in every copy; every file that it offers is in some section. */
function assertNeeds(site: OfflineSite, { root, sections }: OfflineFiles, engine: Engine): Diagnostic[] {
  const shared = new Set(root.shared.map(({ path }) => path));
  const anywhere = new Set([...shared, ...sections.flatMap(({ assets }) => assets.map(({ path }) => path))]);
  const pagesOfSite = once(
    () => new Set(site.pages.map(({ record }) => decodedAddress(record.pathname).slice(1))),
  );
  const assetsOf = new Map(
    sections.flatMap(({ pages, assets }) => {
      const paths: ReadonlySet<string> = new Set(assets.map(({ path }) => path));
      return pages.map(({ pathname }) => [pathname, paths] as const);
    }),
  );
  const lackingOf = ({ required }: Needs, own: ReadonlySet<string> | undefined): string[] =>
    required.filter((path) => !shared.has(path) && own?.has(path) !== true && !pagesOfSite().has(path));
  const withheldOf = ({ offered }: Needs): string[] =>
    offered.filter((path) => /^(assets|exports)\//.test(path) && site.files.has(path) && !anywhere.has(path));
  // The files that the pages of a section need together are checked first, because nearly always none of them
  // is missing.
  const needsOfAll = needsOfPages(site, engine);
  const groups = groupBy(site.pages, ({ record }) => assetsOf.get(decodedAddress(record.pathname)));
  const suspects = [...groups].flatMap(([own, pages]) => {
    const needs = needsOfAll(pages);
    return lackingOf(needs, own).length + withheldOf(needs).length === 0 ? [] : pages;
  });
  const needsOf = once(() => needsFinder(site, engine));
  return suspects.flatMap((page) => {
    const { pathname, source } = page.record;
    const needs = needsOf()(page);
    const lacking = lackingOf(needs, assetsOf.get(decodedAddress(pathname)));
    const withheld = withheldOf(needs);
    return [
      ...lacking.map((path) =>
        site.files.has(path) ? left(source, path, pathname) : missing(source, path, pathname),
      ),
      ...withheld.map((path) => left(source, path, pathname)),
    ];
  });
}

function assertShared(site: OfflineSite, { root }: OfflineFiles, engine: Engine): Diagnostic[] {
  const shared = new Set(root.shared.map(({ path }) => path));
  const sidebars = Object.keys(site.template.sidebars).map((name) => `navigation/${name}.json`);
  return [...site.clientFiles, ...sidebars, ...assertClient(site, engine)]
    .filter((path) => !shared.has(path))
    .map((path) => incomplete("site.yaml", `The file ${path}, which pages load, is in no manifest.`));
}

function assertExports({ files }: OfflineSite, { sections }: OfflineFiles): Diagnostic[] {
  const included = new Set(sections.flatMap(({ assets }) => assets.map(({ path }) => path)));
  return [...files.listed]
    .filter((path) => path.startsWith("exports/") && !included.has(path))
    .map((path) => incomplete("site.yaml", `The export ${path} is in no section.`));
}

/** Every hash that a manifest names is a file that is written. */
function assertObjects({ files, root, sections }: OfflineFiles): Diagnostic[] {
  const written = new Set(files.map(({ path }) => path));
  const named = [
    [OBJECTS + root.template.hash, "the template"],
    ...root.shared.map(({ hash, path }) => [OBJECTS + hash, path]),
    ...root.sections.flatMap(({ manifests, id }) =>
      manifests.map(({ hash }) => [OBJECTS + hash, `a manifest of ${id}`]),
    ),
    ...[...root.packs, ...root.sections.flatMap(({ packs }) => packs)].map(({ path }) => [path, path]),
    ...sections.flatMap(({ pages }) => pages.map(({ hash, pathname }) => [OBJECTS + hash, pathname])),
    ...sections.flatMap(({ assets }) => assets.map(({ hash, path }) => [OBJECTS + hash, path])),
  ];
  return named
    .filter(([path = ""]) => !written.has(path))
    .map(([path, name]) => incomplete("site.yaml", `The file ${path} of ${name} is not written.`));
}

function missing(file: string, path: string, pathname: string): Diagnostic {
  return {
    code: "offline-file-missing",
    severity: "error",
    file,
    message: `The page ${pathname} shows "${path}", which is no file of the site.`,
    hint: "Correct the address, or put the file into the data folder and link to it from there.",
  };
}

function left(file: string, path: string, pathname: string): Diagnostic {
  return incomplete(file, `The file ${path}, which the page ${pathname} needs, is in no section.`);
}

function incomplete(file: string, message: string): Diagnostic {
  return {
    code: "offline-incomplete",
    severity: "error",
    file,
    message,
    hint: "A saved copy would have a hole; this is a bug of Fairlead, please report it.",
  };
}

/** How a script or style sheet of the client names another file of it: by a name with a hash. */
const NAME = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2?|wasm|json)\b/g;

/** Every file that a script or style sheet of the client names, found in their text. Needed again only for a new client. */
function assertClient({ clientFiles, files }: OfflineSite, engine: Engine): string[] {
  return engine.memo("offline client", hashOf(...clientFiles), () => {
    const named = new Set<string>();
    for (const path of clientFiles.filter((file) => /\.(js|css)$/.test(file))) {
      const text = asText(files.get(path)?.bytes() ?? "");
      for (const [name] of text.matchAll(NAME)) named.add(`assets/${name}`);
    }
    return [...named].sort();
  });
}
