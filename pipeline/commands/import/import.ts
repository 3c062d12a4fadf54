import { readFileSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import { ownValue } from "../../core/own-value.ts";
import { isRecordId } from "../../core/text/record-id.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { FileLimits as Limits } from "../../sources/limit-bounds.ts";
import { requireData } from "../shared/data-folder.ts";
import { displayPath } from "../shared/display-path.ts";
import { knownRecords } from "../shared/known-records.ts";
import type { OptionsOf } from "../shared/options.ts";
import { commandWith } from "./command-with.ts";
import { dataLimits } from "./data-limits.ts";
import { refuseOtherKind } from "./file-kind.ts";
import { type FileReader, formats } from "./formats.ts";
import { knownThings } from "./known-things.ts";
import { knownUnits } from "./known-units.ts";
import { tellNotices } from "./notice.ts";
import { isEmpty } from "./record-size.ts";
import { soundRecord } from "./sound-record.ts";
import { storeRecord } from "./store-record.ts";

/** `fairlead import FORMAT FILE --product ID`: a record from a file that engineers have, or what changed in it since. */
export function importFile(options: OptionsOf<"import">): number {
  requireData(options);
  const [format, file] = options.operands;
  const read = formatOf(format);
  if (file === undefined) throw new UsageError("import needs a file.", usage(format));
  const product = productOf(options);
  const name = basename(file, extname(file));
  const units = knownUnits(options.data);
  const limits = dataLimits(options.data);
  const known = knownThings(options.data);
  const bytes = readSource(file, limits);
  refuseOtherKind(bytes, displayPath(file), format ?? "");
  const imported = read(bytes, {
    product,
    units,
    name,
    id: options.id,
    limits,
    connector: options.connector,
    encoding: options.encoding,
    known,
    table: options,
    command: (more) => commandWith(options, more),
  });
  if (!isRecordId(imported.record.id))
    throw new UsageError(
      `"${imported.record.id}" is no id.`,
      "An id has at most 80 letters, digits, hyphens and underscores; name one with --id ID.",
    );
  if (isEmpty(imported.record))
    throw new UsageError(`${displayPath(file)} has nothing to import.`, contents(format));
  const made = soundRecord(imported, limits);
  tellNotices(displayPath(file), made.notices);
  storeRecord(made, file, { ...options, limits });
  return 0;
}

function formatOf(name: string | undefined): FileReader {
  const format = ownValue(formats, name);
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
/** Files of other tools say the same in so many times the bytes of a record, XML above all. */
const LONGER = 16;

function readSource(file: string, { fileBytes }: Limits): Uint8Array {
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new UsageError(`${displayPath(file)} is no file.`, "Name a file.");
    const { size } = stat;
    const most = Math.min(MOST_BYTES, LONGER * fileBytes);
    if (size > most)
      throw new UsageError(
        `${displayPath(file)} has ${size} bytes, more than ${most}.`,
        most === MOST_BYTES
          ? "Divide it."
          : `Raise limits.fileBytes in site.yaml, or divide it: a source may have ${LONGER} times as many bytes.`,
      );
    return readFileSync(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const isRefused = code === "EACCES" || code === "EPERM";
    throw new UsageError(
      `${displayPath(file)} cannot be read (${code}).`,
      isRefused ? "Let the user who runs this read it." : "Name a file.",
    );
  }
}
