import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { parseDocument } from "yaml";
import { countOf } from "../../core/text/phrase.ts";
import { UsageError } from "../../core/usage-error.ts";
import { requireData } from "../shared/data-folder.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { Options } from "../shared/options.ts";
import { say } from "../shared/session.ts";
import { shown } from "../shared/shown.ts";
import { type Imported, importDbc } from "./import-dbc.ts";
import { knownUnits } from "./known-units.ts";
import { mergeRecord } from "./merge-record.ts";
import { recordText, textOf } from "./record-text.ts";

/** `fairlead import dbc FILE --product ID`: a record from a file that engineers have, or what changed in it since. */
export function importFile(options: Options): number {
  requireData(options);
  const [format, file] = options.operands;
  if (format !== "dbc")
    throw new UsageError(
      format === undefined ? "import needs a format and a file." : `import does not read "${format}".`,
      "Write fairlead import dbc FILE --product ID.",
    );
  if (file === undefined)
    throw new UsageError("import needs a file.", "Write fairlead import dbc FILE --product ID.");
  const product = productOf(options);
  const id = options.id ?? `${product}-can`;
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id))
    throw new UsageError(`"${id}" is no id.`, "An id has letters, digits, hyphens and underscores.");
  const title = `CAN messages of ${basename(file, extname(file))}`;
  const made = importDbc(readSource(file), { id, title, product, units: knownUnits(options.data) });
  if (made.record.messages.length === 0)
    throw new UsageError(`${shown(file)} has no message.`, "Is it a CAN database?");
  for (const { line, kind, message } of made.notices)
    process.stderr.write(`${shown(file)}:${line}  ${kind}  ${message}\n`);
  store(made, file, options);
  return 0;
}

function productOf({ data, product }: Options): string {
  const known = knownRecords(data, "product");
  if (product !== undefined && known.has(product)) return product;
  throw new UsageError(
    product === undefined
      ? "import needs the product that the file is of."
      : `There is no product "${product}".`,
    `Name it with --product ID${known.size > 0 && known.size < 12 ? `; products are ${[...known.keys()].join(", ")}` : ""}.`,
  );
}

function readSource(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(
      `${shown(file)} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      "Name a file.",
    );
  }
}

/** The record as it was made last: what differs from it in the data folder was written by a person. */
function formerPath(data: string, id: string): string {
  return join(data, "interfaces", ".imported", `${id}.json`);
}

function store({ record, remarks, notices }: Imported, file: string, options: Options): void {
  const { data } = options;
  const known = knownRecords(data, record.type).get(record.id);
  const path = join(data, known ?? `interfaces/${record.id}.yaml`);
  const former = formerPath(data, record.id);
  const next = plainRecord(record);
  if (!existsSync(path)) {
    const head = `Imported from ${basename(file)} with fairlead import. What you write here stays when the file is imported anew.`;
    write(
      [
        [path, recordText(record, head, remarks)],
        [former, `${JSON.stringify(next, null, 1)}\n`],
      ],
      options,
    );
    say(
      options,
      `${wouldWrite(options)} ${shown(path)}: ${sizeOf(record)}, ${countOf(notices.length, "notice")}.\nNext: fairlead check`,
    );
    return;
  }
  if (!existsSync(former))
    throw new UsageError(
      `${shown(path)} exists already and was not imported.`,
      "Choose another id with --id ID.",
    );
  const document = parseDocument(readFileSync(path, "utf8"));
  if (document.errors.length > 0)
    throw new UsageError(
      `${shown(path)} has a mistake in its YAML.`,
      "Correct it; fairlead check names the place.",
    );
  const text = String(document.toString({ lineWidth: 0 }));
  const conflicts = mergeRecord(
    document,
    JSON.parse(readFileSync(former, "utf8")) as Record<string, unknown>,
    next,
  );
  for (const { path: at, message } of conflicts)
    process.stderr.write(`${shown(path)}  kept  ${at}: ${message}\n`);
  const isSame = document.toString({ lineWidth: 0 }) === text;
  write(
    [...(isSame ? [] : [[path, textOf(document)] as const]), [former, `${JSON.stringify(next, null, 1)}\n`]],
    options,
  );
  say(
    options,
    isSame
      ? `${shown(path)} is as the file says.`
      : `${wouldWrite(options)} ${shown(path)}: what has changed in the file since.\nNext: fairlead check`,
  );
}

function plainRecord(record: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(record)) as Record<string, unknown>;
}

function wouldWrite({ dryRun }: Options): string {
  return dryRun ? "Would write" : "Wrote";
}

function sizeOf({ messages }: Imported["record"]): string {
  const signals = messages.reduce((sum, message) => sum + message.signals.length, 0);
  return `${countOf(messages.length, "message")}, ${countOf(signals, "signal")}`;
}

function write(files: readonly (readonly [path: string, text: string])[], { dryRun }: Options): void {
  if (dryRun) return;
  for (const [path, text] of files) {
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    } catch (error) {
      throw new UsageError(
        `${shown(path)} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
        "Make its folder writable.",
      );
    }
  }
}
