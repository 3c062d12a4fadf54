import { ownValue } from "../../core/own-value.ts";
import { UsageError } from "../../core/usage-error.ts";

/** A kind of file that an import may be given by mistake. */
interface FileKind {
  /** The file in words, as in "level.xlsx is a workbook of Excel". */
  readonly words: string;
  /** The format of `import` that reads it. */
  readonly format?: string;
  readonly hint?: string;
}

const asCsv = "Save the sheet with the table as CSV, and import that with fairlead import csv.";
const asJson = "Import the JSON file of the same model, such as model_103.json, which SunSpec publishes too.";

/** Elements at the root of XML files. */
const roots: Readonly<Record<string, FileKind>> = {
  device: { words: "a device file of CMSIS-SVD", format: "svd" },
  sunSpecModels: { words: "a model of SunSpec in XML (.smdx)", hint: asJson },
  NetworkDefinition: { words: "a CAN database in KCD", hint: "Export it as DBC, and import that." },
  AUTOSAR: { words: "an ARXML file of AUTOSAR", hint: "Export its CAN cluster as DBC, and import that." },
  FIBEX: { words: "a FIBEX file", hint: "Export its CAN cluster as DBC, and import that." },
  export: {
    words: "a netlist of KiCad in XML",
    hint: "Export it as a netlist of KiCad (.net), and import that with fairlead import kicad.",
  },
  html: { words: "an HTML page", hint: "Download the file itself." },
};

const beginnings: readonly (readonly [pattern: RegExp, kind: FileKind])[] = [
  [
    /^%PDF-/,
    { words: "a PDF document", hint: "Import the file that the document was made of, or a table as CSV." },
  ],
  [/^\(export\b/, { words: "a netlist of KiCad", format: "kicad" }],
  [
    /^\((?:kicad_sch|kicad_pcb|kicad_symbol_lib)\b/,
    {
      words: "a file of KiCad, but no netlist",
      hint: "Export the netlist of the schematic (.net), and import that.",
    },
  ],
  [/^FormatVersion=/, { words: "a symbol file of PCAN (.sym)", hint: "Export it as DBC, and import that." }],
  [/^VERSION\s*"/, { words: "a CAN database", format: "dbc" }],
  [/^<!DOCTYPE html/i, { words: "an HTML page", hint: "Download the file itself." }],
];

/** The kind of a file by its first bytes; undefined of one that is not known. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const begin = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  if (begin.startsWith("PK\x03\x04")) return archiveKind(bytes);
  if (begin.startsWith("\xd0\xcf\x11\xe0")) return { words: "a workbook of Excel (.xls)", hint: asCsv };
  const text = begin.replace(/^\xef\xbb\xbf/, "").trimStart();
  const known = beginnings.find(([pattern]) => pattern.test(text))?.[1];
  if (known !== undefined || !text.startsWith("<")) return known;
  const [, root = ""] = /<(?:\w+:)?([A-Za-z]\w*)/.exec(text.replace(/<!--[\s\S]*?-->/g, "")) ?? [];
  return ownValue(roots, root) ?? { words: "an XML file" };
}

function archiveKind(bytes: Uint8Array): FileKind {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (content.includes("xl/workbook.xml")) return { words: "a workbook of Excel (.xlsx)", hint: asCsv };
  if (content.includes("opendocument.spreadsheet"))
    return { words: "a spreadsheet of OpenDocument (.ods)", hint: asCsv };
  return { words: "a ZIP archive", hint: "Unpack it, and import a file in it." };
}

/** Refuses a file that is of another kind than the format reads. */
export function refuseOtherKind(bytes: Uint8Array, file: string, format: string): void {
  const kind = fileKind(bytes);
  if (kind === undefined || kind.format === format) return;
  if (kind.format === undefined && kind.hint === undefined) return;
  throw new UsageError(
    `${file} is ${kind.words}; import ${format} does not read it.`,
    kind.hint ?? `Write fairlead import ${kind.format} FILE --product ID.`,
  );
}
