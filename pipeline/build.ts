import { append } from "./core/append.ts";
import type { Checked, Diagnostic } from "./core/diagnostics.ts";
import { once } from "./core/once.ts";
import type { BuiltSite } from "./outputs/built-site.ts";
import { client } from "./outputs/emit/client-files.ts";
import { pages } from "./outputs/emit/compose-pages.ts";
import { site } from "./outputs/emit/site-files.ts";
import { hosts } from "./outputs/hosts/host-files.ts";
import { icons, manifest } from "./outputs/install/install-files.ts";
import { markdown } from "./outputs/markdown/markdown-files.ts";
import { offline } from "./outputs/offline/offline-producer.ts";
import { pictures } from "./outputs/open-graph/picture-files.ts";
import { sheetPaths } from "./outputs/print/sheet-paths.ts";
import { search } from "./outputs/search/search-files.ts";
import { serials } from "./outputs/serials/serial-files.ts";
import type { SiteContent } from "./pages/site-content.ts";
import { drawSite } from "./render/draw-site.ts";
import { filesOfPages, pageFiles } from "./render/page-files.ts";
import type { BuildInput, BuildTools, ComposedSite, Files, Producer } from "./render/producer.ts";
import type { OutputFile } from "./write/tree-plan.ts";

/** All makers of output files; `outputs/producers.ts` lists their paths for code that makes no files. */
export const makers: readonly Producer[] = [
  serials,
  manifest,
  icons,
  client,
  pictures,
  offline,
  site,
  hosts,
  search,
  { ...sheetPaths, when: "printed" },
  pages,
  markdown,
];

/** Render and compose: from the records to the files of the output. Pages that are in the store are not rendered. */
export async function buildSite(content: SiteContent, tools: BuildTools): Promise<BuiltSite> {
  const { isLazy = false, release } = tools;
  const input = { content, tools };
  const first = isLazy ? [] : makersOf("first").map((maker) => [maker.name, maker.files(input)] as const);
  const [drawn] = await Promise.all([drawSite(input), ...first.map(([, files]) => files)]);
  // A release is written, so that all of it will be asked for.
  const ahead = release === undefined ? [] : makersOf("asked").map((maker) => maker.ahead?.(drawn));
  const composed = { ...drawn, pages: await pages.compose(drawn) };
  const planned = await plannedFiles(composed, new Map(first));
  const groups = makersOf("asked").map((maker) => ({ maker, make: once(() => maker.files(drawn)) }));
  const offered = groups.filter(({ maker }) => maker.isOnline !== true);
  const others = (): Files => [...planned, ...offered.flatMap(({ make }) => make())];
  const [last] = await Promise.all([collectedFiles(composed, others), ...ahead]);
  const files = [...filesOfPages(composed.pages), ...planned, ...last.value];
  return {
    files,
    onRequest: groups.map(({ maker: { below }, make }) => ({ below, make })),
    later: isLazy ? laterFiles(input) : [],
    all: () => [...files, ...groups.flatMap(({ make }) => make())],
    filesOf: (record) => Object.values(pageFiles(drawn.plan(record), drawn.pageShell)),
    diagnostics: last.diagnostics,
    pages: drawn.pages.length,
    rendered: drawn.rendered,
    policy: drawn.policy,
    templateKey: drawn.pageShell.templateKey,
  };
}

function makersOf<W extends Producer["when"]>(when: W): Extract<Producer, { readonly when: W }>[] {
  return makers.filter((maker): maker is Extract<Producer, { readonly when: W }> => maker.when === when);
}

/** Plain files, and in their place those that were begun `first`, by the name of their maker. */
async function plannedFiles(site: ComposedSite, first: ReadonlyMap<string, Promise<Files>>): Promise<Files> {
  const files: Files[] = [];
  for (const maker of makers) {
    if (maker.when === "first") files.push((await first.get(maker.name)) ?? []);
    if (maker.when === "composed") files.push(await maker.files(site));
  }
  return files.flat();
}

/** The files that collectors make from the files of others, and of collectors before them. */
async function collectedFiles(site: ComposedSite, others: () => Files): Promise<Checked<Files>> {
  const value: OutputFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const maker of makersOf("last")) {
    const made = await maker.files(site, () => [...others(), ...value]);
    append(value, made.value);
    append(diagnostics, made.diagnostics);
  }
  return { value, diagnostics };
}

function laterFiles(input: BuildInput): BuiltSite["later"] {
  return makersOf("first").map(({ below, files }) => ({
    has: (path) => path.startsWith(below),
    make: () => files(input),
  }));
}
