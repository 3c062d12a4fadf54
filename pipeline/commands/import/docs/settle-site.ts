import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { isAcceptable } from "../../../checks/baseline/listed-findings.ts";
import { markedTexts } from "../../../checks/settings/apply-exceptions.ts";
import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { encodedPath } from "../../../core/text/encoded-path.ts";
import { readText } from "../../../core/text/encoding/read-text.ts";
import { endingOf } from "../../../model/resolve/download-types.ts";
import type { Site } from "../../../site.ts";
import { limitBounds } from "../../../sources/limit-bounds.ts";
import { isKnownComponent } from "../../../sources/parse/markdown/components/framing.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { applyMends } from "./apply-mends.ts";
import { meaningOf } from "./components.ts";
import { includedFile } from "./fetch-missing.ts";
import { FetchedFiles } from "./fetched-files.ts";
import { formerAddress } from "./former-address.ts";
import type { MendContext } from "./mend/mend.ts";
import { plainSvg } from "./mend/plain-svg.ts";
import { withoutMetadata } from "./mend/without-metadata.ts";
import { missingInRepository } from "./missing-in-repository.ts";
import type { ImportNote } from "./note.ts";
import { isPagePath, joined, type Plan } from "./plan.ts";
import { addressCodes, secondSlug } from "./second-address.ts";
import { type SecondNames, secondDoc, secondTarget } from "./second-name.ts";
import { type SiteSettings, settingsText } from "./site-settings.ts";
import { isInFrontMatter, soundFrontMatter } from "./sound-front-matter.ts";
import type { SourceFolder } from "./source-folder.ts";
import { Staging } from "./staging.ts";

interface Settling {
  readonly plan: Plan;
  readonly source: SourceFolder;
  readonly settings: SiteSettings;
  readonly secondNames: SecondNames;
  /** Makes the site of a data folder. */
  readonly siteOf: (folder: string) => Promise<Site>;
}

interface Settled {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly notes: readonly ImportNote[];
}

const limitNames: Readonly<Partial<Record<DiagnosticCode, keyof typeof limitBounds>>> = {
  "limit-line-length": "lineLength",
  "limit-nesting": "markdownDepth",
  "limit-table-cells": "tableCells",
  "limit-yaml-depth": "yamlDepth",
  "limit-drawing-cost": "drawingCost",
};

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
  const staging = new Staging();
  const settler = new Settler(settling);
  try {
    for (let round = 0; ; round++) {
      // Whether redirects and the menu lead anywhere is known when the pages are.
      const settings = { ...settler.settings, redirects: [], navigation: [] };
      settling.plan.set("site.yaml", { text: settingsText(settings, settling.plan) });
      staging.update(settling.plan);
      const site = await settling.siteOf(staging.folder);
      const found = [
        ...site.diagnostics.filter(isMistake),
        ...missingInRepository(site, settler.settings, settling.source),
      ];
      if (round < ROUNDS && settler.mend(found, site)) continue;
      settler.fetched.dropUnused(site, settling.plan);
      return { site, settings: settler.settings, notes: settler.notes };
    }
  } finally {
    staging.remove();
  }
}

/** Warnings that may be mended: no baseline can accept metadata of a picture, and a menu may name a file that has another name here. */
function isMistake({ severity, code }: Diagnostic): boolean {
  return severity === "error" || code === "image-metadata" || code === "menu-unread";
}

class Settler {
  settings: SiteSettings;
  readonly fetched = new FetchedFiles();
  readonly #notes = new Map<string, ImportNote[]>();
  /** Components that `site.yaml` explains since a former round. */
  readonly #explained = new Set<string>();

  constructor(readonly settling: Settling) {
    this.settings = settling.settings;
    for (const path of settling.secondNames.keys()) this.fetched.refuse(path);
  }

  /** How often the front matter of a page was written anew. */
  readonly #attempts = new Map<string, number>();
  /** Pages that were written anew in this round: the positions of their findings are those of another text. */
  readonly #rewritten = new Set<string>();

  /** The notes, in the order of the files. */
  get notes(): ImportNote[] {
    return [...this.#notes.values()].flat();
  }

  #note(...notes: readonly ImportNote[]): void {
    for (const note of notes) {
      const ofFile = this.#notes.get(note.file);
      if (ofFile === undefined) this.#notes.set(note.file, [note]);
      else ofFile.push(note);
    }
  }

  /** Whether anything could be done about some mistakes. */
  mend(errors: readonly Diagnostic[], site: Site): boolean {
    const marked = markedTexts(site.textOf);
    this.#rewritten.clear();
    for (const name of Object.keys(this.settings.components)) this.#explained.add(name);
    const fetching = { ...this.settling, site: this.settings.site };
    // A missing file may miss more files itself: those come first.
    if (this.fetched.fetch(errors, (error) => marked(error) ?? "", fetching)) return true;
    const rest = errors.filter(
      (error) =>
        !this.#explain(marked(error) ?? "", error) &&
        !this.#plainPicture(error) &&
        !this.#dropMetadata(error) &&
        !this.#raiseLimit(error) &&
        !this.#keepFrontMatter(error) &&
        !this.#giveAddress(error, site),
    );
    const isMended = this.#mendTexts(rest.filter(({ file }) => !this.#rewritten.has(file)));
    if (isMended || rest.length < errors.length) return true;
    return rest.filter((error) => this.#leaveOut(error)).length > 0;
  }

  /** Says in `site.yaml` what a component means. */
  #explain(written: string, { code, file, line }: Diagnostic): boolean {
    const name = code === "mdx-not-supported" ? /^<([A-Z][\w.]*)/.exec(written)?.[1] : undefined;
    const { components } = this.settings;
    // A name in angle brackets that nothing closes, such as the place for a name in a command, is a text.
    const page = this.settling.plan.get(file);
    const isClosed = page !== undefined && "text" in page && page.text.includes(`</${name}`);
    if (written === `<${name}>` && !isClosed) return false;
    // A component that is explained already and still reported is no block, and stays as it is written.
    if (name === undefined || this.#explained.has(name) || isKnownComponent(name)) return false;
    if (Object.hasOwn(components, name)) return true;
    const meaning = meaningOf(name, this.settling.plan);
    this.settings = { ...this.settings, components: { ...components, [name]: meaning } };
    const message = `Unknown components are "${meaning.as}" in docs.components of site.yaml: choose their meaning`;
    this.#note({ kind: "todo", message, file, line, detail: name });
    return true;
  }

  /** Takes out of a picture what runs or loads something. */
  #plainPicture({ code, cause, file, line }: Diagnostic): boolean {
    const { plan } = this.settling;
    const picture = code === "image-code" && cause !== undefined ? plan.get(cause) : undefined;
    if (cause === undefined || picture === undefined || "text" in picture) return false;
    const text = plainSvg(readText(readFileSync(picture.absolute)).text);
    if (text === undefined) return false;
    plan.set(cause, { text });
    const message = "Pictures that could run or load something are without that part: look at them";
    this.#note({ kind: "todo", message, file, line, detail: cause });
    return true;
  }

  /** Takes out of a picture the metadata that tell where, by whom or with which camera it was taken. */
  #dropMetadata({ code, cause, file, line }: Diagnostic): boolean {
    const { plan } = this.settling;
    const picture = code === "image-metadata" && cause !== undefined ? plan.get(cause) : undefined;
    if (cause === undefined || picture === undefined || "text" in picture) return false;
    // A picture that two pages show is reported twice.
    if (picture.content !== undefined) return true;
    const content = withoutMetadata(readFileSync(picture.absolute));
    if (content === undefined) return false;
    plan.set(cause, { ...picture, content, bytes: content.length });
    const message =
      "Photographs that tell where they were taken, or whose camera took them, are without these metadata";
    this.#note({ kind: "converted", message, file, line, detail: cause });
    return true;
  }

  #mendTexts(errors: readonly Diagnostic[]): boolean {
    const { plan } = this.settling;
    let isChanged = false;
    for (const [file, found] of groupBy(errors, (error) => error.file)) {
      const planned = plan.get(file);
      if (planned === undefined || !("text" in planned) || file === "site.yaml") continue;
      const { text, notes, moved } = applyMends({ file, text: planned.text }, found, this.#context);
      if (text === planned.text) continue;
      const before = this.#notes.get(file) ?? [];
      this.#notes.set(file, [...before.map((note) => ({ ...note, line: moved(note.line) })), ...notes]);
      plan.set(file, { text });
      isChanged = true;
    }
    return isChanged;
  }

  readonly #context: MendContext = {
    formerAddress: (path, target) => formerAddress(target, path, this.settings),
    repositoryAddress: (path) => {
      const { repository, site } = this.settings;
      const file = joined(repository?.folder ?? site.facts.docs, path.replace(/^docs\//, ""));
      return repository?.template.replace("{path}", () => encodedPath(file));
    },
    renamed: (page, target) => secondTarget(page, target, this.settling.secondNames),
    renamedDoc: (name) => secondDoc(name, this.settling.secondNames),
    asText: (path) => this.#asText(path),
    included: (page, written) => this.#included(page, written),
  };

  #included(page: string, written: string): string | undefined {
    const { plan, source, settings } = this.settling;
    const own = joined(settings.site.facts.docs, page.replace(/^docs\//, ""));
    const beside = posix.normalize(posix.join(posix.dirname(own), written));
    const isBeside = !beside.startsWith("..") && source.pageFileAt(beside) !== undefined;
    const from = isBeside ? beside : includedFile(page, written, { source, site: settings.site });
    const path = `imported/${from}`;
    if (from === undefined || dataPathProblem(path) !== undefined) return undefined;
    const text = source.textAt(from);
    if (text === undefined) return undefined;
    plan.set(path, { text });
    return posix.relative(posix.dirname(page), path);
  }

  /** Leaves out of a site what it cannot have, where nothing else helps: a file that no page may offer, or settings that say nothing. */
  #leaveOut({ code, file, line, cause, severity }: Diagnostic): boolean {
    const { plan } = this.settling;
    if (severity !== "error") return false;
    const isFile = filesNobodyMayHave.has(code);
    const path = isFile ? cause : isPagePath(file) ? undefined : file;
    if (path === undefined || path === "site.yaml" || isAcceptable(code) || !plan.delete(path)) return false;
    this.fetched.refuse(path);
    const message = isFile
      ? "Files that no page may offer, or that tell where a photograph was taken, are left out: what links to them is a text"
      : "Settings of the former site that cannot be read are left out";
    this.#note({ kind: "todo", message, file, line, detail: path });
    return true;
  }

  /** Raises a limit that a page goes beyond, so that the page is whole. */
  #raiseLimit({ code, file, line }: Diagnostic): boolean {
    const name = limitNames[code];
    if (name === undefined || this.settings.limits?.[name] !== undefined) return false;
    this.settings = { ...this.settings, limits: { ...this.settings.limits, [name]: limitBounds[name][1] } };
    const message = "Limits that a page goes beyond are raised in site.yaml";
    this.#note({ kind: "converted", message, file, line, detail: name });
    return true;
  }

  /** Gives a page whose address is another one's, or none that a site can have, an address of its own. */
  #giveAddress({ code, file, line }: Diagnostic, { index }: Site): boolean {
    const { plan } = this.settling;
    const { addresses = {} } = this.settings;
    if (!isPagePath(file) || !addressCodes.has(code) || !plan.has(file) || Object.hasOwn(addresses, file))
      return false;
    const root = this.settings.site.facts.route.replace(/\/$/, "");
    const known = new Set([...index.pages.all()].map(({ pathname }) => pathname.toLowerCase()));
    const slug = secondSlug(
      file,
      (one) => Object.values(addresses).includes(one) || known.has((root + one).toLowerCase()),
    );
    this.settings = { ...this.settings, addresses: { ...addresses, [file]: slug } };
    const message =
      "Pages whose address is another page's, or none that a site can have, have one of their own";
    this.#note({ kind: "todo", message, file, line, detail: root + slug });
    return true;
  }

  /** Keeps front matter that cannot be read as a text, and what it says with certainty as keys. */
  #keepFrontMatter({ code, file, line = 1 }: Diagnostic): boolean {
    const { plan } = this.settling;
    const page = isPagePath(file) ? plan.get(file) : undefined;
    if (page === undefined || !("text" in page) || isAcceptable(code) || addressCodes.has(code)) return false;
    if (this.#rewritten.has(file)) return true;
    const attempt = this.#attempts.get(file) ?? 0;
    if (attempt > 2 || !isInFrontMatter(page.text, line)) return false;
    this.#attempts.set(file, attempt + 1);
    this.#rewritten.add(file);
    plan.set(file, { text: soundFrontMatter(page.text, attempt, this.settings.site.dialect) });
    const message = "Front matter that cannot be read is kept as a text under `imported`: look at it";
    if (attempt === 0) this.#note({ kind: "todo", message, file, line });
    return true;
  }

  /** Gives a text without an ending one, and its former address a redirect. */
  #asText(path: string): boolean {
    const { plan } = this.settling;
    const file = plan.get(path);
    if (plan.has(`${path}.txt`)) return true;
    if (endingOf(path) !== "" || file === undefined || "text" in file) return false;
    plan.set(`${path}.txt`, file);
    plan.delete(path);
    const from = `${this.settings.site.facts.route.replace(/\/$/, "")}${path.replace(/^(?:docs(?:\/public)?|static)/, "")}`;
    this.settings = { ...this.settings, redirects: [...this.settings.redirects, [from, `/${path}.txt`]] };
    return true;
  }
}
