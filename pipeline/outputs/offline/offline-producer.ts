import type { Checked } from "../../core/diagnostics.ts";
import { themeSheet } from "../../pages/theme/theme-sheet.ts";
import { type ComposedPage, filesOfPages } from "../../render/page-files.ts";
import type { ComposedSite, Files, Producer, Release } from "../../render/producer.ts";
import { offlineFiles } from "./offline-files.ts";
import { offlinePaths } from "./offline-paths.ts";
import type { OfflineSite } from "./offline-site.ts";
import { PlannedFiles } from "./planned-files.ts";
import { shellFiles } from "./shell-files.ts";
import { removalFile, workerFiles } from "./worker-files.ts";

/** The copy of a release for devices; without a release, the worker that removes an earlier one. */
export const offline = { ...offlinePaths, when: "last", files: filesFor } satisfies Producer;

async function filesFor(site: ComposedSite, others: () => Files): Promise<Checked<Files>> {
  const { bundle, release } = site.tools;
  if (release === undefined) return { value: [removalFile(bundle)], diagnostics: [] };
  return copyOf(release, site, plannedFiles(site.pages, others()));
}

async function copyOf(release: Release, site: ComposedSite, files: PlannedFiles): Promise<Checked<Files>> {
  const { content, tools, policy } = site;
  const { bundle, engine } = tools;
  const offlineSite = offlineSiteOf(site, files);
  const { value, diagnostics } = await offlineFiles(offlineSite, { release, engine });
  const { shell, redirects } = content;
  const worker = { ...offlineSite, shell, policy, bundle, redirects, engine };
  return { value: [...value.files, ...workerFiles(value, worker)], diagnostics };
}

function offlineSiteOf(
  { content: { shell }, pageShell, pages, tools: { bundle } }: ComposedSite,
  files: PlannedFiles,
): OfflineSite {
  const notFound = pages.find(({ record }) => record.type === "not-found");
  const theme = themeSheet(shell);
  return {
    pages,
    files,
    template: pageShell.template,
    base: shell.base,
    url: shell.url,
    docsLabel: shell.docs.label,
    clientFiles: bundle.clientFiles,
    shellFiles: [...shellFiles(bundle.chunks, notFound), ...(theme === undefined ? [] : [theme.path])],
  };
}

function plannedFiles(pages: readonly ComposedPage[], others: Files): PlannedFiles {
  const docs = pages.filter(isDoc);
  const listed = pages.filter((page) => !isDoc(page));
  return new PlannedFiles([...filesOfPages(listed), ...others], () => filesOfPages(docs));
}

function isDoc({ record }: ComposedPage): boolean {
  return record.type === "doc";
}
