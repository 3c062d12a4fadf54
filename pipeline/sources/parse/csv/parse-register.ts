import { type Checked, type Diagnostic, LineMap } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import type { TextFile } from "../../read/read-data.ts";
import type { NodePosition, YamlDocument } from "../types.ts";
import { type Cell, readCells } from "./read-cells.ts";
import { separatorOf } from "./separator-of.ts";

const COLUMNS = ["serial", "product", "hardware", "status", "note"];
const REQUIRED = ["serial", "product"];

/** A register of serial numbers, `serials/*.csv`, as a document of the schema `serial-register`; the first row names the columns. Cells are separated by commas, or by what spreadsheets write in place of them. */
export function parseRegister({ path, text }: TextFile): Checked<YamlDocument> {
  const layout = separatorOf(text);
  const cells = readCells(path, text, layout);
  const lines = new LineMap(text);
  const at = ({ start, end }: Cell): NodePosition => ({
    value: lines.position(start, end),
    range: [start, end],
  });
  const [head = [], ...rows] = cells.value;
  const diagnostics = [...cells.diagnostics, ...checkHead(path, head, lines)];
  const positions = new Map<string, NodePosition>([["", { value: lines.position(0, 0) }]]);
  const names = head.map((cell) => cell.text.toLowerCase());
  const entries = rows.map((row, index) => {
    const [first] = row;
    if (first !== undefined) positions.set(`/entries/${index}`, at(first));
    const extra = row[names.length];
    if (extra !== undefined)
      diagnostics.push(tooMany(path, lines.position(extra.start, extra.end), layout.separator));
    const filled = names.flatMap((name, column) => {
      const cell = row[column];
      if (cell === undefined || cell.text === "" || !COLUMNS.includes(name)) return [];
      positions.set(`/entries/${index}/${name}`, at(cell));
      return [[name, cell.text] as const];
    });
    return Object.fromEntries(filled);
  });
  const id = (path.split("/").at(-1) ?? path).replace(/\.csv$/i, "");
  return { value: { value: { id, entries }, positions }, diagnostics };
}

function checkHead(file: string, head: readonly Cell[], lines: LineMap): Diagnostic[] {
  const names = head.map(({ text }) => text.toLowerCase());
  const unknown = head.filter(({ text }) => !COLUMNS.includes(text.toLowerCase()));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  return [
    ...unknown.map((cell): Diagnostic => {
      return {
        code: "csv-column",
        severity: "error",
        file,
        ...lines.position(cell.start, cell.end),
        message: `A register of serial numbers has no column "${cell.text}".`,
        hint: suggestNearest(cell.text.toLowerCase(), COLUMNS, `Columns are ${COLUMNS.join(", ")}.`),
      };
    }),
    ...missing.map(
      (name): Diagnostic => ({
        code: "csv-column",
        severity: "error",
        file,
        ...lines.position(0, 0),
        message: `The column "${name}" is missing.`,
        hint: `The first row names the columns: ${COLUMNS.join(", ")}; the first two must be there.`,
      }),
    ),
  ];
}

const separators = new Map([
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
]);

function tooMany(file: string, position: ReturnType<LineMap["position"]>, separator: string): Diagnostic {
  return {
    code: "csv-cells",
    severity: "error",
    file,
    ...position,
    message: "This row has more cells than the first row has names.",
    hint: `Put a text with ${separators.get(separator) ?? `"${separator}"`} in quotes.`,
  };
}
