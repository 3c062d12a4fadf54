import { resolve } from "node:path";
import type {
  DevMessageShownDiagnostic as ShownDiagnostic,
  DevMessageShownPlace as ShownPlace,
} from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { editorAddress } from "../shared/editor-address.ts";
import type { OptionsOf } from "../shared/options.ts";
import { print } from "../shared/output.ts";
import { groupByCause } from "../shared/report/group-by-cause.ts";
import { listed } from "../shared/report/listed.ts";
import { summarise, summaryInWords } from "../shared/report/summary.ts";
import { withFrames } from "../shared/report/with-frames.ts";
import {
  displayDiagnostics,
  displayTexts,
  type Reported,
  reportOf,
  say,
  writeReport,
} from "../shared/session.ts";
import type { UpdateEvent } from "./update-events.ts";

const NO_SITE: Reported = { diagnostics: [], textOf: () => undefined };

/** The current diagnostics for open pages and the terminal; each change is sent once. */
export class Problems {
  readonly #options: OptionsOf<"dev">;
  /** The same for pages, which may have come by another name of this machine. */
  readonly #pageOptions: OptionsOf<"dev">;
  #event: UpdateEvent & { type: "diagnostics" } = { type: "diagnostics", items: [] };
  #printed = "";
  #note = "";
  #isSound = true;

  /** `manual` is the path at which this server has the pages about codes, `served` its whole address. */
  constructor(
    options: OptionsOf<"dev">,
    { manual, served }: { readonly manual: string; readonly served: string },
  ) {
    const { manualUrl } = options;
    this.#options = { ...options, manualUrl: manualUrl ?? served };
    this.#pageOptions = { ...options, manualUrl: manualUrl ?? manual };
  }

  /** The present state. */
  get event(): UpdateEvent {
    return this.#event;
  }

  /** Tells the open pages what a site has, where that is news. */
  show(site: Reported): UpdateEvent[] {
    const errors = site.diagnostics.filter(({ severity }) => severity === "error");
    const groups = groupByCause(listed(displayDiagnostics(this.#pageOptions, errors)));
    const items = groups.map(({ first, others }) => ({
      ...first,
      ...(others.length > 0 && { others: others.map((other) => this.#openable(locationOf(other))) }),
    }));
    const framed = withFrames(items, displayTexts(this.#options, site));
    return this.#become(framed.map((item) => this.#openable(item)));
  }

  /** Prints how many findings the baseline accepts, where that is news. */
  #printNote(note: string): void {
    if (note === this.#note) return;
    this.#note = note;
    if (note !== "") say(this.#options, note);
  }

  /** Prints what a site has, where that is news; `note` is what there is to say of it besides. */
  print(site: Reported, note = ""): void {
    this.#printNote(note);
    const { diagnostics, text } = reportOf(this.#options, site);
    if (text === this.#printed) return;
    this.#printed = text;
    writeReport(this.#options, text);
    // Readers of JSON have the result; on the screen of a person nothing shows it yet.
    if (text === "" && !this.#isSound) say(this.#options, summaryInWords(summarise([])));
    this.#isSound = diagnostics.length === 0;
  }

  /** Shows and prints one thing that keeps `dev` from its work. `more` is for the terminal alone. */
  tell(diagnostic: Diagnostic, more = ""): UpdateEvent[] {
    const { text } = reportOf(this.#options, NO_SITE, [diagnostic]);
    if (text !== this.#printed) {
      writeReport(this.#options, text);
      print(more, "stderr");
    }
    this.#printed = text;
    this.#isSound = false;
    const [{ docs } = {}] = displayDiagnostics(this.#pageOptions, [diagnostic]);
    return this.#become([{ ...diagnostic, ...(docs !== undefined && { docs }) }]);
  }

  #become(items: ShownDiagnostic[]): UpdateEvent[] {
    const isSame = JSON.stringify(items) === JSON.stringify(this.#event.items);
    if (isSame) return [];
    this.#event = { type: "diagnostics", items };
    return [this.#event];
  }

  /** With the address that opens its place in the person's editor. */
  #openable<P extends ShownPlace>(item: P): P & ShownPlace {
    const { editor } = this.#options;
    if (editor === undefined) return item;
    return { ...item, open: editorAddress(editor, { ...item, file: resolve(item.file) }) };
  }
}

/** Where a diagnostic is, without what it has in common with others. */
function locationOf({ file, line, column }: Diagnostic): ShownPlace {
  return { file, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
}
