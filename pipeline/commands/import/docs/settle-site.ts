import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { markedTexts } from "../../../checks/settings/apply-exceptions.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { groupBy } from "../../../core/group-by.ts";
import { encodedPath } from "../../../core/text/encoded-path.ts";
import { readText } from "../../../core/text/encoding/read-text.ts";
import { endingOf } from "../../../model/resolve/download-types.ts";
import type { Site } from "../../../site.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { applyMends } from "./apply-mends.ts";
import { meaningOf } from "./components.ts";
import { includedFile } from "./fetch-missing.ts";
import { FetchedFiles } from "./fetched-files.ts";
import { formerAddress } from "./former-address.ts";
import type { MendContext } from "./mend/mend.ts";
import { plainSvg } from "./mend/plain-svg.ts";
import { missingInRepository } from "./missing-in-repository.ts";
import type { ImportNote } from "./note.ts";
import { joined, type Plan } from "./plan.ts";
import { type SiteSettings, settingsText } from "./site-settings.ts";
import type { SourceFolder } from "./source-folder.ts";
import { Staging } from "./staging.ts";

interface Settling {
  readonly plan: Plan;
  readonly source: SourceFolder;
  readonly settings: SiteSettings;
  /** Makes the site of a data folder. */
  readonly siteOf: (folder: string) => Promise<Site>;
}

interface Settled {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly notes: readonly ImportNote[];
}

/** A mistake may show another one when it is mended; more rounds than this mend nothing new. */
const ROUNDS = 12;

/**
 * Checks a plan as a data folder, takes the files that its pages miss from the source and mends their
 * mistakes, until no mend is left. The pages are then as on the former site, without their mistakes.
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
        ...site.diagnostics.filter(isMendable),
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

/** Whether an import mends it: it mends errors, and imports of code, which are reported as left out. */
function isMendable({ severity, code, message }: Diagnostic): boolean {
  return severity === "error" || (code === "mdx-not-supported" && message.startsWith("This import"));
}

class Settler {
  settings: SiteSettings;
  readonly fetched = new FetchedFiles();
  readonly #notes = new Map<string, ImportNote[]>();
  /** Components that `site.yaml` explains since a former round. */
  readonly #explained = new Set<string>();

  constructor(readonly settling: Settling) {
    this.settings = settling.settings;
  }

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
    for (const name of Object.keys(this.settings.components)) this.#explained.add(name);
    const fetching = { ...this.settling, site: this.settings.site };
    // A missing file may miss more files itself: those come first.
    if (this.fetched.fetch(errors, (error) => marked(error) ?? "", fetching)) return true;
    const rest = errors.filter(
      (error) =>
        !this.#explain(marked(error) ?? "", error) && !this.#plainPicture(error) && !this.#leaveOut(error),
    );
    const isMended = this.#mendTexts(rest);
    return isMended || rest.length < errors.length;
  }

  /** Says in `site.yaml` what a component means. */
  #explain(written: string, { code, file, line }: Diagnostic): boolean {
    const name = code === "mdx-not-supported" ? /^<([A-Z][\w.]*)/.exec(written)?.[1] : undefined;
    const { components } = this.settings;
    // A component that is explained already and still reported is no block, and becomes a comment.
    if (name === undefined || this.#explained.has(name)) return false;
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

  /** Leaves out a page whose address this site needs itself. */
  #leaveOut({ code, file }: Diagnostic): boolean {
    if (code !== "route-reserved" || !this.settling.plan.delete(file)) return false;
    const message = "Pages at an address that every site here has itself are left out";
    this.#note({ kind: "todo", message, file });
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
