import type { RegisterMapField, RegisterMapSource } from "../../../../schema/generated/types.ts";
import { UsageError } from "../../../core/usage-error.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { decodedText } from "../decoded-text.ts";
import { described } from "../described.ts";
import type { Imported, ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { LossCounter } from "../registers/count-losses.ts";
import { atLeastOne, type Block, importedMap, type Register } from "../registers/mark-registers.ts";
import { namer, numberedIds, symbolOf } from "../valid-name.ts";
import { childOf, childrenOf, descriptionOf, type Element, readXml, textOf } from "./read-xml.ts";
import { accessOf, bitsOf, bitsText, unknownAccess } from "./svd-field.ts";
import { dimIndices, svdInteger } from "./svd-numbers.ts";
import { RegisterWalk, type SvdPeripheral, type SvdRegister } from "./svd-registers.ts";
import { namedValues } from "./svd-values.ts";

/** The registers of a device file in the format CMSIS-SVD, a block for each peripheral. */
export function importSvd(bytes: Uint8Array, request: ImportRequest): Imported<RegisterMapSource> {
  const notices: ImportNotice[] = [];
  const tell: Tell = (notice) => notices.push(notice);
  const device = readXml(decodedText(bytes, request.encoding, tell), tell);
  if (device.name !== "device")
    throw new UsageError(`The file holds "${device.name}", no device.`, "CMSIS-SVD files begin with device.");
  const { fileBytes } = request.limits ?? defaultLimits;
  const maker = new SvdMaker(device, tell, fileBytes);
  const record = maker.record(request);
  const allNotices = [...notices, ...maker.losses.notices("element")];
  return importedMap(record, (name) => maker.lines.get(name) ?? 1, allNotices);
}

const types: Readonly<Record<number, Register["type"]>> = { 8: "u8", 16: "u16", 32: "u32", 64: "u64" };
const inRegister = new Set([
  ...["name", "description", "addressOffset", "dim", "dimIncrement", "dimIndex", "size", "access"],
  ...["resetValue", "resetMask", "modifiedWriteValues", "readAction", "fields", "displayName"],
  ...["alternateRegister", "alternateGroup"],
]);
const inField = new Set([
  ...[
    "name",
    "description",
    "bitOffset",
    "bitWidth",
    "lsb",
    "msb",
    "bitRange",
    "access",
    "modifiedWriteValues",
  ],
  ...["readAction", "enumeratedValues", "dim", "dimIncrement", "dimIndex"],
]);

class SvdMaker {
  readonly losses = new LossCounter();
  /** Lines of registers by the names that they have in the record. */
  readonly lines = new Map<string, number>();
  readonly #views = new Map<string, number>();
  readonly #walk: RegisterWalk;
  readonly #nameOf: ReturnType<typeof namer>;

  constructor(
    readonly device: Element,
    readonly tell: Tell,
    limit: number,
  ) {
    this.#walk = new RegisterWalk(device, { tell, losses: this.losses, limit });
    this.#nameOf = namer("register", tell);
  }

  record({ product, name, id = `${product}-registers` }: ImportRequest): RegisterMapSource {
    const idOf = numberedIds();
    const { device, tell } = this;
    const note = described(descriptionOf(device), device.line, tell).description;
    const unit = textOf(device, "addressUnitBits");
    if (unit !== undefined && svdInteger(unit) !== 8)
      tell({
        line: device.line,
        kind: "changed",
        message: `Addresses count ${unit} bits there, and bytes here.`,
      });
    const blocks = this.#walk.peripherals().flatMap((peripheral) => this.#block(peripheral, idOf));
    return {
      type: "register-map",
      id,
      title: lineText(`Registers of ${textOf(device, "name") ?? name}`),
      products: [product],
      status: "unverified",
      transport: "memory",
      ...(note === undefined ? {} : { note }),
      blocks: atLeastOne(blocks),
    };
  }

  #block({ name, description, registers }: SvdPeripheral, idOf: (name: string) => string): Block[] {
    if (registers.length === 0) return [];
    const id = idOf(symbolOf(name).replace(/^_+/, "").toLowerCase().slice(0, 70) || "block");
    return [
      {
        id,
        title: lineText(name) || id,
        ...described(description === name ? undefined : description, this.device.line, this.tell),
        registers: atLeastOne(registers.map((register) => this.#register(register, name))),
      },
    ];
  }

  #register(register: SvdRegister, peripheral: string): Register {
    const { element, address, properties, row } = register;
    const { line } = element;
    const written = `${peripheral}_${register.name}`;
    const name = this.#nameOf(written, line);
    this.lines.set(name, line);
    this.#lose(element, inRegister, written);
    const display = textOf(element, "displayName");
    if (display !== undefined && display !== textOf(element, "name"))
      this.losses.add("register/displayName", line);
    const size = this.#sizeOf(register, name);
    const fields = this.#fields(register, name);
    const { count, stride } = row ?? {};
    const view = this.#viewOf(register, address);
    return {
      name,
      address,
      ...typeOf(size, fields.length > 0),
      ...(count === undefined || count === 1 ? {} : { count }),
      ...(stride === undefined || stride * 8 === size ? {} : { stride }),
      ...accessOf(element, properties.access),
      ...this.#resetOf(register, size),
      ...(fields.length === 0 ? {} : { fields }),
      ...(view === undefined ? {} : { view }),
      ...described(descriptionOf(element), line, this.tell),
    };
  }

  /** A second register at an address in the same view, such as two in place of the same one, has a view of its own. */
  #viewOf({ view }: SvdRegister, address: number): string | undefined {
    if (view === undefined) return undefined;
    const key = `${address} ${view}`;
    const count = (this.#views.get(key) ?? 0) + 1;
    this.#views.set(key, count);
    return lineText(count === 1 ? view : `${view}, ${count}`);
  }

  #sizeOf({ element, properties }: SvdRegister, name: string): number {
    const size = properties.size ?? 32;
    const whole = Math.min(64, Math.max(8, Math.ceil(size / 8) * 8));
    if (whole !== size)
      this.tell({
        line: element.line,
        kind: "changed",
        message: `"${name}" has ${size} bits there, and ${whole} here.`,
      });
    return whole;
  }

  #resetOf(
    { properties: { resetValue, resetMask } }: SvdRegister,
    size: number,
  ): Pick<Register, "reset" | "resetMask"> {
    if (resetValue === undefined) return {};
    const all = (1n << BigInt(size)) - 1n;
    const mask = (resetMask ?? all) & all;
    const reset = { reset: hex(resetValue, size) };
    return mask === all ? reset : { ...reset, resetMask: hex(mask, size) };
  }

  #fields(register: SvdRegister, owner: string): RegisterMapField[] {
    const { element, properties } = register;
    const nameOf = namer("field", this.tell);
    const elements = childrenOf(childOf(element, "fields") ?? element, "field");
    return elements.flatMap((plain) => {
      const field = this.#walk.derived(plain, register.path, elements);
      return this.#repeated(field, owner).map(({ name, bits }) => {
        const own = accessOf(field, textOf(field, "access"));
        const isSame = own.access === accessOf(element, properties.access).access && own.once === undefined;
        const { access: _, ...effects } = own;
        const values = this.#values(field, `${register.path}.${name}`, name);
        return {
          name: nameOf(name, plain.line),
          bits,
          ...(isSame ? effects : own),
          ...(values.length === 0 ? {} : { values }),
          ...described(descriptionOf(field), plain.line, this.tell),
        };
      });
    });
  }

  #values(field: Element, path: string, name: string) {
    const containers = childrenOf(field, "enumeratedValues");
    const whole = containers.map((container) => this.#walk.derived(container, path, containers));
    return namedValues(whole, name, this.tell);
  }

  /** A field once, or as often as its `dim` says, its bits one behind the other. */
  #repeated(field: Element, register: string): { name: string; bits: RegisterMapField["bits"] }[] {
    const name = textOf(field, "name") ?? "";
    this.#lose(field, inField, `${register}.${name}`);
    const range = bitsOf(field);
    if (range === undefined || range.high > 63) {
      this.tell({
        line: field.line,
        kind: "lost",
        message: `The field "${name}" of "${register}" has no bits that a register can have.`,
      });
      return [];
    }
    const count = svdInteger(textOf(field, "dim"));
    if (count === undefined) return [{ name, bits: bitsText(range) }];
    const step = svdInteger(textOf(field, "dimIncrement")) ?? range.high - range.low + 1;
    const indices = dimIndices(textOf(field, "dimIndex"), Math.min(count, 64)) ?? [];
    return indices.map((index, n) => ({
      name: name.replace(/\[?%s\]?/, index),
      bits: bitsText({ high: range.high + n * step, low: range.low + n * step }),
    }));
  }

  #lose(element: Element, known: ReadonlySet<string>, name: string): void {
    for (const child of element.children)
      if (!known.has(child.name)) this.losses.add(`${element.name}/${child.name}`, child.line);
    for (const unknown of unknownAccess(element))
      this.tell({
        line: element.line,
        kind: "lost",
        message: `"${name}" states ${unknown}, which is unknown.`,
      });
  }
}

function typeOf(size: number, hasFields: boolean): Pick<Register, "type" | "width"> {
  const plain = types[size];
  if (!hasFields && plain !== undefined) return { type: plain };
  return size === 16 ? { type: "bits" } : { type: "bits", width: size };
}

function hex(value: bigint, size: number): string {
  return `0x${value
    .toString(16)
    .toUpperCase()
    .padStart(size / 4, "0")}`;
}
