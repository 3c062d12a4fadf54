import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { parseDocument } from "yaml";
import { countOf } from "../../core/text/phrase.ts";
import { UsageError } from "../../core/usage-error.ts";
import { requireData } from "../shared/data-folder.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { OptionsOf } from "../shared/options.ts";
import { say } from "../shared/session.ts";
import { shown } from "../shared/shown.ts";
import { formats } from "./formats.ts";
import type { Imported } from "./imported.ts";
import { knownUnits } from "./known-units.ts";
import { mergeRecord } from "./merge-record.ts";
import { isEmpty, sizeOf } from "./record-size.ts";
import { recordText, textOf } from "./record-text.ts";

/** `fairlead import FORMAT FILE --product ID`: a record from a file that engineers have, or what changed in it since. */
export function importFile(options: OptionsOf<"import">): number {
  requireData(options);
  const [format, file] = options.operands;
  const read = formatOf(format);
  if (file === undefined) throw new UsageError("import needs a file.", usage(format));
  const product = productOf(options);
  const name = basename(file, extname(file));
  const units = knownUnits(options.data);
  const made = read(readSource(file), {
    ...{ product, units, name, id: options.id },
    connector: options.connector,
  });
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/.test(made.record.id))
    throw new UsageError(
      `"${made.record.id}" is no id.`,
      "An id has at most 80 letters, digits, hyphens and underscores; name one with --id ID.",
    );
  if (isEmpty(made.record)) throw new UsageError(`${shown(file)} has nothing to import.`, contents(format));
  for (const { line, kind, message } of made.notices)
    process.stderr.write(`${shown(file)}:${line}  ${kind}  ${message}\n`);
  store(made, file, options);
  return 0;
}

function formatOf(name: string | undefined): (typeof formats)[string] {
  const format = name !== undefined && Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format !== undefined) return format;
  throw new UsageError(
    name === undefined ? "import needs a format and a file." : `import does not read "${name}".`,
    `Formats are docs, ${Object.keys(formats).join(", ")}. ${usage("FORMAT")}`,
  );
}

function usage(format: string | undefined): string {
  return `Write fairlead import ${format} FILE --product ID.`;
}

function contents(format: string | undefined): string {
  return format === "dbc" ? "Is it a CAN database?" : `Is it a file of the format ${format}?`;
}

function productOf({ data, product }: OptionsOf<"import">): string {
  const known = knownRecords(data, "product");
  if (product !== undefined && known.has(product)) return product;
  throw new UsageError(
    product === undefined
      ? "import needs the product that the file is of."
      : `There is no product "${product}".`,
    `Name it with --product ID${known.size > 0 && known.size < 12 ? `; products are ${[...known.keys()].join(", ")}` : ""}.`,
  );
}

/** Far more than the largest files of chip makers have. */
const MOST_BYTES = 64 * 1024 * 1024;

function readSource(file: string): Uint8Array {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw new UsageError(`${shown(file)} has ${size} bytes, more than ${MOST_BYTES}.`, "Divide it.");
    return readFileSync(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
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

function store({ record, remarks, notices }: Imported, file: string, options: OptionsOf<"import">): void {
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

function wouldWrite({ dryRun }: OptionsOf<"import">): string {
  return dryRun ? "Would write" : "Wrote";
}

function write(
  files: readonly (readonly [path: string, text: string])[],
  { dryRun }: OptionsOf<"import">,
): void {
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
