import { isAcceptable } from "../../../checks/baseline/listed-findings.ts";
import { markedTexts } from "../../../checks/settings/apply-exceptions.ts";
import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { Site } from "../../../site.ts";
import { fetchIncludes } from "./fetch-includes.ts";
import { FetchedFiles } from "./fetched-files.ts";
import { mendPicture } from "./mend-picture.ts";
import { mendTexts } from "./mend-texts.ts";
import { missingInRepository } from "./missing-in-repository.ts";
import type { ImportNote } from "./note.ts";
import { isPagePath } from "./plan.ts";
import { PlannedSite, type Planning } from "./planned-site.ts";
import type { SecondNames } from "./second-name.ts";
import { SettledPages } from "./settled-pages.ts";
import { SettledSettings } from "./settled-settings.ts";
import { type SiteSettings, settingsText } from "./site-settings.ts";
import type { Staging } from "./staging.ts";

export interface Settling extends Planning {
  readonly secondNames: SecondNames;
  /** The folder in which the plan is checked. */
  readonly staging: Staging;
  /** Makes the site of a data folder. */
  readonly siteOf: (folder: string) => Promise<Site>;
}

interface Settled {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly notes: readonly ImportNote[];
}

/** Codes about a file that no page may show or offer. */
const filesNobodyMayHave: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "download-not-allowed",
  "image-code",
  "image-metadata",
  "limit-drawing-cost",
]);

/** A mistake may show another one when it is mended; more rounds than this mend nothing new. */
const ROUNDS = 12;

/**
 * Checks a plan as a data folder, takes the files that its pages miss from the source and translates the targets that are written otherwise
 * here, until nothing is left that can be. Everything else of a page stays as its author wrote it.
 */
export async function settleSite(settling: Settling): Promise<Settled> {
  const { plan, source, staging } = settling;
  const planned = new PlannedSite(settling);
  const settler = new Settler(planned, settling.secondNames);
  fetchIncludes({ plan, source, site: planned.settings.site, fetched: settler.fetched });
  for (let round = 0; ; round++) {
    // Whether redirects and the menu lead anywhere is known when the pages are.
    const settings = { ...planned.settings, redirects: [], navigation: [] };
    plan.set("site.yaml", { text: settingsText(settings, plan) });
    staging.update(plan);
    const site = await settling.siteOf(staging.folder);
    const found = [
      ...site.diagnostics.filter(isMistake),
      ...missingInRepository(site, planned.settings, source),
    ];
    if (round < ROUNDS && settler.mend(found, site)) continue;
    settler.fetched.dropUnused(site, plan);
    return { site, settings: planned.settings, notes: planned.notes };
  }
}

/** Warnings that may be mended: no baseline can accept metadata of a picture, and a menu may name a file that has another name here. */
function isMistake({ severity, code }: Diagnostic): boolean {
  return severity === "error" || code === "image-metadata" || code === "menu-unread";
}

class Settler {
  readonly fetched = new FetchedFiles();
  readonly #settings: SettledSettings;
  readonly #pages: SettledPages;

  constructor(
    readonly planned: PlannedSite,
    readonly secondNames: SecondNames,
  ) {
    this.#settings = new SettledSettings(planned);
    this.#pages = new SettledPages(planned);
    for (const path of secondNames.keys()) this.fetched.refuse(path);
  }

  /** Whether anything could be done about some mistakes. */
  mend(errors: readonly Diagnostic[], site: Site): boolean {
    const marked = markedTexts(site.textOf);
    const { plan, source, settings } = this.planned;
    this.#pages.begin();
    this.#settings.begin();
    const wanted = { plan, source, site: settings.site };
    const isFetched = this.fetched.fetch(errors, (error) => marked(error) ?? "", wanted);
    const unset = errors.filter(
      (error) => !this.#settings.explain(marked(error) ?? "", error) && !this.#settings.raiseLimit(error),
    );
    // A missing file may miss more files itself: those come before mends of pages.
    if (isFetched) return true;
    const rest = unset.filter(
      (error) =>
        !mendPicture(error, this.planned) &&
        !this.#pages.keepFrontMatter(error) &&
        !this.#pages.giveAddress(error, site),
    );
    const open = rest.filter(({ file }) => !this.#pages.isRewritten(file));
    const isMended = mendTexts(open, this.planned, this.secondNames);
    if (isMended || rest.length < errors.length) return true;
    return rest.filter((error) => this.#leaveOut(error)).length > 0;
  }

  /** Leaves out of a site what it cannot have, where nothing else helps: a file that no page may offer, or settings that say nothing. */
  #leaveOut({ code, file, line, cause, severity }: Diagnostic): boolean {
    const { plan } = this.planned;
    if (severity !== "error") return false;
    const isFile = filesNobodyMayHave.has(code);
    const path = isFile ? cause : isPagePath(file) ? undefined : file;
    if (path === undefined || path === "site.yaml" || isAcceptable(code) || !plan.delete(path)) return false;
    this.fetched.refuse(path);
    const message = isFile
      ? "Files that no page may offer, or that tell where a photograph was taken, are left out: what links to them is a text"
      : "Settings of the former site that cannot be read are left out";
    this.planned.note({ kind: "todo", message, file, line, detail: path });
    return true;
  }
}
