import { createHash } from "node:crypto";
import type { RenderSheet } from "../../../renderer/shared/compose/server-entry.ts";
import type { PageRecord, ProductPage, SiteShell } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import type { Engine } from "../../engine/engine.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import { planSheets, type SheetPlan } from "../../pages/sheet-plan.ts";
import { loadServerEntry } from "../../render/server-entry.ts";
import { temporaryFolder } from "../../write/safe-folder/temporary-folder.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { DebugPipe } from "./debug-pipe.ts";
import { destinationPages } from "./destination-pages.ts";
import { normalisePdf } from "./normalise-pdf.ts";
import { printPage } from "./print-page.ts";

interface Printing {
  readonly records: readonly PageRecord[];
  /** The files of the site as it is without the datasheets. */
  readonly files: readonly OutputFile[];
  readonly shell: SiteShell;
  /** The built server entry of the renderer. */
  readonly serverEntry: string;
  /** The browser. */
  readonly chromium: string;
  readonly engine: Engine;
}

/** Part of every key; a change of how sheets are printed raises it. */
const FORM = "datasheet 3";
/** The address of the document while it is printed, where the site does not know its own; nothing in it leads there. */
const NOWHERE = "https://site.invalid";

/** The datasheet of every product that publishes a value, as files below `/exports/product/`. */
export async function printSheets(printing: Printing): Promise<ExportedFile[]> {
  const plans = planSheets(printing.records);
  if (plans.length === 0) return [];
  const { renderSheet } = await loadServerEntry(printing.serverEntry);
  const profile = temporaryFolder("fairlead-print-");
  const pipe = new DebugPipe(printing.chromium, profile.path);
  try {
    const { product } = await pipe.send("Browser.getVersion");
    const read = reader(printing);
    const sheets: ExportedFile[] = [];
    // One after the other: a browser prints one page at a time.
    for (const plan of plans) {
      printing.engine.progress("print", sheets.length, plans.length);
      sheets.push(await printSheet(plan, { ...printing, renderSheet, pipe, read, version: String(product) }));
    }
    return sheets;
  } finally {
    await pipe.close();
    profile.remove();
  }
}

interface Work extends Printing {
  readonly renderSheet: RenderSheet;
  readonly pipe: DebugPipe;
  readonly read: (pathname: string) => Uint8Array | string | undefined;
  readonly version: string;
}

/**
 * The document names all that it is drawn with by hashes, so that its text is a key of everything that the
 * sheet depends on.
 */
async function printSheet({ record, file, date }: SheetPlan, work: Work): Promise<ExportedFile> {
  const { shell, version, engine } = work;
  const url = (shell.url ?? NOWHERE) + encodeURI(shell.base + record.pathname.slice(1));
  const renderSheet: RenderSheet = (...given) => {
    const html = work.renderSheet(...given);
    return shell.url === undefined ? withoutPageLinks(html, url) : html;
  };
  const key = hashOf(FORM, version, url, date, renderSheet(record, shell));
  const printed = await engine.memoLater("sheet", key, async () =>
    normalisePdf(await printNumbered(record, url, { ...work, renderSheet }), date).toString("base64"),
  );
  const bytes = Buffer.from(printed, "base64");
  return {
    ...file,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    text: bytes,
  };
}

/** A list of contents has room for its numbers, so that the second print has the lines of the first. */
const MOST_PRINTS = 3;

/**
 * Prints a sheet, reads from the PDF the pages of its chapters, tables and figures, and prints it once more
 * with them.
 */
async function printNumbered(
  record: ProductPage,
  url: string,
  { shell, pipe, read, renderSheet }: Work,
): Promise<Buffer> {
  let html = renderSheet(record, shell);
  for (let print = 1; print <= MOST_PRINTS; print++) {
    const pdf = await printPage(pipe, { url, html, read });
    const numbered = renderSheet(record, shell, destinationPages(pdf));
    if (numbered === html) return pdf;
    html = numbered;
  }
  throw new Error(`The pages of the datasheet of ${record.id} move with the numbers in its contents.`);
}

/** The files of the build by their address. */
function reader({ files, shell: { base } }: Printing): Work["read"] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (pathname) => {
    if (!pathname.startsWith(base)) return undefined;
    return byPath.get(pathname.slice(base.length))?.bytes();
  };
}

const link = /<a\b[^>]*?\shref="([^"]*)"[^>]*>/g;
const href = /\shref="[^"]*"/;
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A datasheet of a site that does not know its own address: links to places of the sheet and to other sites stay, and
 * those to pages of the site are words without a link, since there is no address that they could lead to.
 */
export function withoutPageLinks(html: string, url: string): string {
  return html.replace(link, (tag: string, target: string) => {
    if (target.startsWith("#") || isElsewhere.test(target)) return tag;
    const { pathname, hash } = new URL(target, url);
    const isHere = pathname === new URL(url).pathname && hash !== "";
    return tag.replace(href, () => (isHere ? ` href="${hash}"` : ""));
  });
}
