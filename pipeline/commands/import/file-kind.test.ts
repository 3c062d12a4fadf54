import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileKind, refuseOtherKind } from "./file-kind.ts";

const bytes = (text: string): Uint8Array => Buffer.from(text);
const empty = new Uint8Array();

test.each([
  ["xlsx", zipSync({ "xl/workbook.xml": empty }), "a workbook of Excel (.xlsx)"],
  [
    "ods",
    zipSync({ mimetype: bytes("application/vnd.oasis.opendocument.spreadsheet") }, { level: 0 }),
    "a spreadsheet of OpenDocument (.ods)",
  ],
  ["zip", zipSync({ "a.txt": empty }), "a ZIP archive"],
  ["smdx", bytes('<!-- (C) -->\n<sunSpecModels v="1"></sunSpecModels>'), "a model of SunSpec in XML (.smdx)"],
  ["kcd", bytes('<?xml version="1.0"?>\n<NetworkDefinition/>'), "a CAN database in KCD"],
  ["arxml", bytes("\ufeff<?xml version='1.0'?><AUTOSAR/>"), "an ARXML file of AUTOSAR"],
  ["sym", bytes("FormatVersion=6.0 // Do not edit this line!"), "a symbol file of PCAN (.sym)"],
  ["board", bytes("(kicad_pcb (version 4))"), "a file of KiCad, but no netlist"],
  ["PDF", bytes("%PDF-1.4"), "a PDF document"],
] as const)("a file of the kind %s is named as what it is, whatever the format is", (_, file, words) => {
  expect(fileKind(file)?.words).toBe(words);
  for (const format of ["dbc", "svd", "sunspec", "csv", "kicad"])
    expect(() => refuseOtherKind(file, "file", format)).toThrow(
      `file is ${words}; import ${format} does not read it.`,
    );
});

test.each([
  ["dbc", 'VERSION ""\n'],
  ["svd", '<?xml version="1.0"?>\n<device schemaVersion="1.1"/>'],
  ["kicad", '(export (version "E"))'],
])("a file of %s is read as that, and the command for it is named with any other", (format, text) => {
  expect(() => refuseOtherKind(bytes(text), "file", format)).not.toThrow();
  expect(() => refuseOtherKind(bytes(text), "file", "csv")).toThrow("import csv does not read it");
});

test.each(["Name;Address\n", "{}", "BU_: A\n", "", "<model/>"])(
  "%j is no known kind, and is read",
  (text) => {
    expect(() => refuseOtherKind(bytes(text), "file", "csv")).not.toThrow();
  },
);
