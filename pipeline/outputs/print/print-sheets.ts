import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import type { Engine } from "../../engine/engine.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import { planSheets, type SheetPlan } from "../../pages/sheet-plan.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { DebugPipe } from "./debug-pipe.ts";
import { normalisePdf } from "./normalise-pdf.ts";
import { printPage } from "./print-page.ts";

interface Printing {
  readonly records: readonly PageRecord[];
  /** The files of the site as it is without the datasheets. */
  readonly files: readonly OutputFile[];
  readonly base: string;
  /** Scheme and host of the published site, where they are known. */
  readonly url: string | undefined;
  /** The browser. */
  readonly chromium: string;
  readonly engine: Engine;
}

/** Part of every key; a change of how sheets are printed raises it. */
const FORM = "datasheet 1";
/** Links of a sheet have to lead somewhere; where the site does not know its own address they lead nowhere. */
const NOWHERE = "https://site.invalid";

/** The datasheet of every product that publishes a value, as files below `/exports/product/`. */
export async function printSheets(printing: Printing): Promise<ExportedFile[]> {
  const plans = planSheets(printing.records);
  if (plans.length === 0) return [];
  const profile = mkdtempSync(join(tmpdir(), "fairlead-print-"));
  const pipe = new DebugPipe(printing.chromium, profile);
  try {
    const { product } = await pipe.send("Browser.getVersion");
    const read = reader(printing);
    const sheets: ExportedFile[] = [];
    // One after the other: a browser prints one page at a time.
    for (const plan of plans)
      sheets.push(await printSheet(plan, { ...printing, pipe, read, version: String(product) }));
    return sheets;
  } finally {
    await pipe.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Work extends Printing {
  readonly pipe: DebugPipe;
  readonly read: (pathname: string) => Uint8Array | string | undefined;
  readonly version: string;
}

/** The HTML names all that it is drawn with by hashes, so that it stands for everything that the sheet depends on. */
async function printSheet({ record, file, date }: SheetPlan, work: Work): Promise<ExportedFile> {
  const address = work.base + record.pathname.slice(1);
  const html = work.read(address);
  if (html === undefined) throw new Error(`The page ${address} was not built.`);
  const url = (work.url ?? NOWHERE) + encodeURI(address);
  const key = hashOf(FORM, work.version, url, date, String(html));
  const printed = await work.engine.memoLater("sheet", key, async () =>
    normalisePdf(await printPage(work.pipe, { url, read: work.read }), date).toString("base64"),
  );
  const bytes = Buffer.from(printed, "base64");
  return {
    ...file,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    text: bytes,
  };
}

/** The files of the build by their address; a page has none of its own ending. */
function reader({ files, base }: Printing): Work["read"] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (pathname) => {
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length);
    return (byPath.get(path) ?? byPath.get(`${path}/index.html`))?.bytes();
  };
}
