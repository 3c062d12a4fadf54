import type { RegisterMapField, RegisterMapSource } from "../../../../schema/generated/types.ts";
import { defined } from "../../../core/defined.ts";
import { isRecordId } from "../../../core/text/record-id.ts";
import type { Addressing } from "../../../exports/register-map/printed-reference.ts";
import { registerMapColumns } from "../../../exports/register-map/register-map-csv.ts";
import { described } from "../described.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { atLeastOne, importedMap, type Register } from "../registers/mark-registers.ts";
import { namer, symbolOf } from "../valid-name.ts";
import { BlockList, blockId, type OpenBlock } from "./block-list.ts";
import { type CsvTable, type Row, tellUnknown } from "./csv-table.ts";
import { isNamedList, namedList } from "./named-list.ts";
import { vendorUnits } from "./vendor-units.ts";

const types = [
  ...(["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64", "f32", "f64"] as const),
  ...(["bits", "enum", "string", "bool"] as const),
];
type Transport = RegisterMapSource["transport"];
type WordOrder = NonNullable<RegisterMapSource["wordOrder"]>;

const accesses = ["r", "w", "rw", "w1c"] as const;
const readEffects = ["clear", "set", "modify", "modify-external"] as const;
const writeEffects = [
  ...([
    "one-to-clear",
    "one-to-set",
    "one-to-toggle",
    "zero-to-clear",
    "zero-to-set",
    "zero-to-toggle",
  ] as const),
  ...(["clear", "set", "modify"] as const),
];
/** The facts about a table of registers besides its cells. */
interface RegistersRequest extends ImportRequest {
  /** The form in which the documents of the device print addresses, if the person has named it. */
  readonly addressing?: Addressing | undefined;
}

/** A register map of a table in the form of its export: a row a register, and below it one for each of its fields. */
export function importRegisters(
  table: CsvTable,
  request: RegistersRequest,
  notices: ImportNotice[],
): Imported<RegisterMapSource> {
  const tell: Tell = (notice) => notices.push(notice);
  tellUnknown(table.columns, registerMapColumns, tell);
  if (table.rows.some((row) => row.text("Status") !== undefined))
    tell({
      line: 1,
      kind: "lost",
      message: "The status in the table is left out: an import is unverified.",
    });
  const radix = table.rows
    .map((row) => row.text("Radix"))
    .find((text) => text !== undefined && text !== "10");
  if (radix !== undefined)
    tell({
      line: 1,
      kind: "lost",
      message: `The column "Radix" says how a program shows values, such as ${radix}; a record does not.`,
    });
  const reader = new RegisterReader(request, tell, table.wordOrder);
  for (const row of table.rows) reader.read(row);
  return importedMap(reader.record(table.rows[0]), (name) => reader.lines.get(name) ?? 1, notices);
}

class RegisterReader {
  readonly lines = new Map<string, number>();
  readonly #blocks = new BlockList();
  readonly #unitOf: ReturnType<typeof vendorUnits>;
  readonly #nameOf: ReturnType<typeof namer>;
  readonly #ofMap: { transport?: Transport | undefined; wordOrder?: WordOrder | undefined } = {};
  #last: { statedName: string; register: Register } | undefined;

  constructor(
    readonly request: RegistersRequest,
    readonly tell: Tell,
    wordOrder: WordOrder | undefined,
  ) {
    this.#ofMap.wordOrder = wordOrder;
    this.#unitOf = vendorUnits(request.units);
    this.#nameOf = namer("register", tell);
  }

  read(row: Row): void {
    const name = row.text("Name");
    if (name === undefined) {
      this.tell({ line: row.line, kind: "lost", message: "This row names no register." });
      return;
    }
    if (row.text("Type")?.toLowerCase() === "field") this.#field(name, row);
    else this.#register(name, row);
  }

  record(first: Row | undefined): RegisterMapSource {
    const { product, name, id = `${product}-registers`, addressing } = this.request;
    const transport = this.#ofMap.transport;
    if (transport === undefined)
      this.tell({
        line: 1,
        kind: "changed",
        message: "The table does not say how registers are reached; it is rtu here.",
      });
    const [unit, base] = [first?.word("Address unit", ["word", "byte"]), first?.integer("Base")];
    const order = this.#ofMap.wordOrder;
    return {
      type: "register-map",
      id,
      title: lineText(`Registers of ${name}`),
      products: [product],
      status: "unverified",
      transport: transport ?? "rtu",
      ...(unit === "byte" && transport !== "memory" ? { addressUnit: unit } : {}),
      ...(first?.flag("Relative") === true ? { relative: true } : {}),
      ...defined({ base, wordOrder: order, addressing }),
      blocks: atLeastOne(this.#blocks.all) as RegisterMapSource["blocks"],
    };
  }

  #register(written: string, row: Row): void {
    const name = this.#nameOf(written, row.line);
    this.lines.set(name, row.line);
    const address = row.integer("Address in block") ?? addressOf(row);
    const register: Register = {
      name,
      ...(address === undefined ? {} : { address }),
      ...defined({
        type: row.word("Type", types),
        ...lengthKeys(row, this.tell),
        countFrom: row.text("Count from"),
        stride: row.integer("Stride"),
        ...accessKeys(row),
        ...this.#unit(row),
        ...scaleKeys(row),
        scaleFrom: row.text("Scale from"),
        min: row.number("Min"),
        max: row.number("Max"),
        default: row.number("Default"),
        reset: this.#hex(row, "Reset"),
        resetMask: this.#hex(row, "Reset mask"),
        notAvailable: this.#hex(row, "Not available"),
        values: this.#values(row),
        bits: this.#bits(row),
        persistent: row.flag("Persistent"),
        static: row.flag("Static"),
        mandatory: row.flag("Mandatory"),
        view: lineText(row.text("View")) || undefined,
        asStated: row.flag("As stated") === true ? (true as const) : undefined,
      }),
      ...described(row.text("Description"), row.line, this.tell),
    };
    this.#blockOf(row).registers.push(register);
    this.#last = { statedName: written, register };
  }

  #field(written: string, row: Row): void {
    const owner = this.#last;
    const range = row.text("Bits");
    const prefix = owner === undefined ? "" : `${owner.statedName}.`;
    const isBits = range !== undefined && /^\d{1,2}(\.\.\d{1,2})?$/.test(range);
    if (owner === undefined || !written.startsWith(prefix) || !isBits) {
      const why = isBits ? "is below no register of its name" : "has no bits such as 7..4";
      this.tell({ line: row.line, kind: "lost", message: `The field "${written}" ${why}.` });
      return;
    }
    const fields: RegisterMapField[] = owner.register.fields ?? [];
    const unit = this.#unit(row).unit;
    fields.push({
      name: symbolOf(written.slice(prefix.length)),
      bits: /^\d+$/.test(range) ? Number(range) : range,
      ...defined({
        signed: row.flag("Signed"),
        unit,
        ...scaleKeys(row),
        ...accessKeys(row),
        values: this.#values(row),
      }),
      ...described(row.text("Description"), row.line, this.tell),
    });
    owner.register.fields = fields;
  }

  #blockOf(row: Row): OpenBlock {
    const table = row.word("Table", ["coil", "discrete", "input", "holding"]);
    const other = this.#otherThanMap(row);
    const title = lineText(row.text("Block"));
    return this.#blocks.of({ stated: this.#blockId(row), title, table, other }, (id, ownTitle) => {
      const repeat = defined({
        count: row.integer("Repeat"),
        countFrom: row.text("Repeat from"),
        stride: row.integer("Repeat stride"),
      });
      const isRepeated = Object.keys(repeat).length > 0 || row.flag("Repeated") === true;
      return {
        id,
        title: ownTitle,
        ...defined({
          table,
          in: row.text("Block in"),
          start: row.integer("Block start"),
          after: row.text("Block after"),
          repeat: isRepeated ? repeat : undefined,
        }),
        ...described(row.text("Block description"), row.line, this.tell),
        registers: [] as Register[],
      } as unknown as OpenBlock;
    });
  }

  /**
   * The statements of a row about the whole map that differ from those of another row: the map has one of
   * each, and the row gets a block of its own.
   */
  #otherThanMap(row: Row): string | undefined {
    const transport = row.word("Transport", ["rtu", "tcp", "i2c", "spi", "memory"]);
    const wordOrder = row.word("Word order", ["high-first", "low-first"]);
    this.#ofMap.transport ??= transport;
    this.#ofMap.wordOrder ??= wordOrder;
    const differing = [
      ...(transport === undefined || transport === this.#ofMap.transport ? [] : [transport]),
      ...(wordOrder === undefined || wordOrder === this.#ofMap.wordOrder ? [] : [wordOrder]),
    ];
    if (differing.length === 0) return undefined;
    const ofMap = [this.#ofMap.transport, this.#ofMap.wordOrder].filter((word) => word !== undefined);
    this.tell({
      line: row.line,
      kind: "lost",
      message: `The row says ${differing.join(", ")}, but the record is of ${ofMap.join(", ")}; it is in a block of its own.`,
    });
    return differing.join(", ");
  }

  #blockId(row: Row): string | undefined {
    const stated = row.text("Block id");
    if (stated === undefined || isRecordId(stated)) return stated;
    const id = blockId(stated);
    this.tell({
      line: row.line,
      kind: "changed",
      message: `"${stated}" is no id of a block; it is "${id}" here.`,
    });
    return id;
  }

  #unit(row: Row): Pick<Register, "unit" | "unitText"> {
    const written = row.text("Unit");
    const stated = row.text("Unit as stated");
    const { unit, unitText } = this.#unitOf(written ?? "");
    const text = stated ?? (unit === undefined ? unitText : undefined);
    return defined({ unit, unitText: text }) as Pick<Register, "unit" | "unitText">;
  }

  #values(row: Row) {
    const cell = this.#list(row, "Values");
    const texts = new Map(namedList(row.text("Value descriptions")));
    const values = namedList(cell).map(([key, name]) => ({
      value: Number(key),
      name: lineText(name),
      ...described(texts.get(key), row.line, this.tell),
    }));
    return values.length === 0 ? undefined : values;
  }

  #bits(row: Row) {
    const cell = this.#list(row, "Bits");
    const texts = new Map(namedList(row.text("Bit descriptions")));
    const nameOf = namer("bit", this.tell);
    const bits = namedList(cell).map(([key, name]) => ({
      bit: Number(key),
      name: nameOf(name, row.line),
      ...described(texts.get(key), row.line, this.tell),
    }));
    return bits.length === 0 ? undefined : bits;
  }

  #list(row: Row, column: "Values" | "Bits"): string | undefined {
    const cell = row.text(column);
    if (!isNamedList(cell)) row.unread(column, cell ?? "", "no list such as 0=Off; 1=On");
    return cell;
  }

  #hex(row: Row, column: string): string | undefined {
    const text = row.text(column);
    if (text === undefined || /^0x[0-9A-Fa-f]{1,16}$/.test(text)) return text;
    return row.unread(column, text, "no number such as 0x00FF");
  }
}

/** Addresses of the table are those on the wire; those of a record count from its base. */
function addressOf(row: Row): number | undefined {
  const [address, base = 0] = [row.integer("Address"), row.integer("Base")];
  return address === undefined ? undefined : address - base;
}

/** Length of a string, and width of bits and enumerations, which other types state themselves. */
function lengthKeys(row: Row, tell: Tell): Pick<Register, "words" | "width" | "count"> {
  const [words, bytes, count] = [row.integer("Words"), row.integer("Bytes"), row.integer("Count")];
  const type = row.text("Type")?.toLowerCase();
  const width = (words ?? 0) * 16 + (bytes ?? 0) * 8;
  return defined({
    words: type === "string" ? (words ?? wordsOf(bytes, row, tell)) : undefined,
    width: (type === "bits" || type === "enum") && width > 0 && width !== 16 ? width : undefined,
    count: count === 1 ? undefined : count,
  }) as Pick<Register, "words" | "width" | "count">;
}

/** The length of a text in what addresses count: registers of two bytes, or bytes. */
function wordsOf(bytes: number | undefined, row: Row, tell: Tell): number | undefined {
  const isOfBytes = row.text("Address unit") === "byte" || row.text("Transport") === "memory";
  if (bytes === undefined || isOfBytes) return bytes;
  if (bytes % 2 === 1)
    tell({
      line: row.line,
      kind: "changed",
      message: `A text of ${bytes} bytes takes ${Math.ceil(bytes / 2)} registers here.`,
    });
  return Math.ceil(bytes / 2);
}

function accessKeys(row: Row) {
  return {
    access: row.word("RW", accesses),
    once: row.flag("Once"),
    readEffect: row.word("Read effect", readEffects),
    writeEffect: row.word("Write effect", writeEffects),
  };
}

/** A value without a scale leaves both out. */
function scaleKeys(row: Row) {
  const [factor, offset] = [row.number("Factor"), row.number("Offset")];
  return { factor: factor === 1 ? undefined : factor, offset: offset === 0 ? undefined : offset };
}
