import { isScoped, type Scope } from "../../domain/boards/scope.ts";
import { formatDigits, withUnit } from "../../domain/quantity/format-digits.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isOfType, type SourceOf, type ValidSource } from "../../sources/parse/source.ts";
import { scaleText } from "../embeds/scale-text.ts";
import { isStatusShown } from "../embeds/shown-status.ts";
import { classInWords } from "../wiring/pin-class.ts";
import { interfaceAnchor } from "../wiring/record-links.ts";

/** A pin, message, signal or register as one text. */
export interface DifferingItem {
  /** Its name: items of one name are the same thing on several boards. */
  readonly title: string;
  readonly display: string;
  /** Limits of the item, and of the thing that contains it. */
  readonly scopes: readonly Scope[];
  /** Id of its row on the page. */
  readonly anchor: string;
  /** Id of its record there. */
  readonly recordAnchor: string;
}

/** The parts of a record that may differ by hardware revision and variant, published items alone. */
export function interfaceItems(record: ValidSource, index: SiteIndex): DifferingItem[] {
  const recordAnchor = interfaceAnchor(record);
  return itemsOf(record, index).map((item) => ({ ...item, recordAnchor }));
}

type Item = Omit<DifferingItem, "recordAnchor">;

function itemsOf(record: ValidSource, index: SiteIndex): Item[] {
  if (isOfType(record, "connector")) return pinsOf(record, index);
  if (isOfType(record, "can-message-set")) return messagesOf(record, index);
  if (isOfType(record, "register-map")) return registersOf(record, index);
  if (isOfType(record, "serial-protocol"))
    return record.data.messages
      .filter(({ status }) => isStatusShown(status ?? record.data.status, index))
      .map((message) => ({
        title: message.name,
        display: message.token ?? "yes",
        scopes: [message],
        anchor: `message-${message.id}`,
      }));
  return [];
}

function pinsOf({ data }: SourceOf<"connector">, index: SiteIndex): Item[] {
  return data.pins.map((pin) => ({
    title: `Pin ${pin.number}`,
    display: `${pin.name} (${classInWords(pin.class, index)})`,
    scopes: [pin],
    anchor: `${data.id}-pin-${pin.number}`,
  }));
}

function messagesOf({ data, digits }: SourceOf<"can-message-set">, index: SiteIndex): Item[] {
  return data.messages.flatMap((message, m): Item[] => {
    if (!isStatusShown(message.status ?? data.status, index)) return [];
    const head: Item = {
      title: message.name,
      display: `${message.id}, ${message.length} bytes`,
      scopes: [message],
      anchor: `message-${message.name}`,
    };
    const signals = message.signals.map((signal, s): Item => {
      const { name, start, length } = signal;
      return {
        title: `${message.name}.${name}`,
        display: [
          `bit ${start}, ${length === 1 ? "1 bit" : `${length} bits`}`,
          scaledText(signal, digits, `/messages/${m}/signals/${s}`, index),
        ]
          .filter((text) => text !== "")
          .join(", "),
        scopes: [message, signal],
        anchor: `signal-${message.name}-${name}`,
      };
    });
    return [head, ...signals];
  });
}

function registersOf({ data, digits }: SourceOf<"register-map">, index: SiteIndex): Item[] {
  return data.blocks.flatMap((block, b) =>
    block.registers.flatMap((register, r): Item[] => {
      const { name, address, type, status } = register;
      if (!isStatusShown(status ?? data.status, index)) return [];
      return [
        ...partsOf(register),
        {
          title: name,
          display:
            [
              address === undefined ? "" : `address ${address}`,
              type ?? "",
              scaledText(register, digits, `/blocks/${b}/registers/${r}`, index),
            ]
              .filter((text) => text !== "")
              .join(", ") || "yes",
          scopes: [register],
          anchor: `register-${name.toLowerCase()}`,
        },
      ];
    }),
  );
}

/** The bits and fields of a register that some boards alone have; others are what their register is. */
function partsOf(register: SourceOf<"register-map">["data"]["blocks"][number]["registers"][number]): Item[] {
  const { name, bits = [], fields = [] } = register;
  const parts = [
    ...bits.map((part) => ({ ...part, display: `bit ${part.bit}` })),
    ...fields.map((part) => ({ ...part, display: `bits ${part.bits}` })),
  ];
  return parts.filter(isScoped).map((part) => ({
    title: `${name}.${part.name}`,
    display: part.display,
    scopes: [register, part],
    anchor: `register-${name.toLowerCase()}`,
  }));
}

interface Scaled {
  readonly factor?: number;
  readonly offset?: number;
  readonly unit?: string;
  readonly unitText?: string;
}

/** `× 0.1 V`, with the digits as written. */
function scaledText(
  { factor, offset, unit, unitText }: Scaled,
  digits: ValidSource["digits"],
  pointer: string,
  index: SiteIndex,
): string {
  const written = (key: "factor" | "offset", value: number | undefined): string | undefined =>
    value === undefined ? undefined : formatDigits(digits[`${pointer}/${key}`] ?? String(value));
  const scale = scaleText(written("factor", factor), written("offset", offset));
  const symbol = index.units.get(unit ?? "")?.symbol ?? unitText;
  if (scale === "") return symbol ?? "";
  return `× ${symbol === undefined ? scale : withUnit(scale, { symbol })}`;
}
