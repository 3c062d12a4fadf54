import type { CableSource, ConnectorSource, PinValue } from "../../../../schema/generated/types.ts";
import { toSi } from "../../../domain/quantity/convert.ts";
import { checkedClass, type PinClass } from "../../../domain/wiring/pin-classes.ts";
import type { PinNumber } from "../../../domain/wiring/pin-places.ts";
import { recordFor } from "../../../model/boards/configurations.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";

type Authored = ConnectorSource["pins"][number];

/** A pin with the class that the checks take it for. */
export type Pin = Omit<Authored, "class"> & { readonly class: PinClass };

/** The pins of a connector as the checks take them. */
export function checkedPins({ pins }: Pick<ConnectorSource, "pins">, { config }: SiteIndex): Pin[] {
  return pins.map((pin) => ({ ...pin, class: checkedClass(pin.class, config.source.pinClasses) }));
}

/**
 * The connector of an end that is not open, with the pins of the board there; undefined if no connector has
 * that id.
 */
export function connectorOf(
  index: SiteIndex,
  { connector = "", ...board }: Partial<CableSource["ends"][number]>,
): SourceOf<"connector"> | undefined {
  const record = index.records.get("connector")?.get(connector);
  return record === undefined ? undefined : recordFor(record, index, board);
}

/** A wire with the pins at its two ends; only wires whose pins exist. */
export interface Joint {
  readonly cable: SourceOf<"cable">;
  /** JSON Pointer of the wire, or of the shield. */
  readonly pointer: string;
  readonly from: Pin;
  readonly to: Pin;
  readonly isShield: boolean;
}

/** The wires of a cable, and its shield where it is joined at both ends. */
export function jointsOf(cable: SourceOf<"cable">, index: SiteIndex): Joint[] {
  const pinsOf = (end: 0 | 1): ReadonlyMap<string, Pin> => {
    const connector = connectorOf(index, cable.data.ends[end]);
    const pins = connector === undefined ? [] : checkedPins(connector.data, index);
    return new Map(pins.map((pin) => [String(pin.number), pin]));
  };
  const [first, second] = [pinsOf(0), pinsOf(1)];
  const joint = (wire: { from?: PinNumber; to?: PinNumber }, pointer: string, isShield: boolean): Joint[] => {
    const [from, to] = [first.get(String(wire.from)), second.get(String(wire.to))];
    return from === undefined || to === undefined ? [] : [{ cable, pointer, from, to, isShield }];
  };
  return [
    ...cable.data.wires.flatMap((wire, w) => joint(wire, `/wires/${w}`, false)),
    ...joint(cable.data.shield ?? {}, "/shield", true),
  ];
}

/** The ends of a quantity in the SI unit of its kind; a nominal value alone is both ends. */
export function rangeInSi(
  value: PinValue | undefined,
  index: SiteIndex,
): { min: number | undefined; max: number | undefined } {
  const unit = value === undefined ? undefined : index.units.get(value.unit);
  if (value === undefined || unit === undefined) return { min: undefined, max: undefined };
  const inSi = (number: number | undefined): number | undefined =>
    number === undefined ? undefined : toSi(number, unit);
  return { min: inSi(value.min ?? value.nom), max: inSi(value.max ?? value.nom) };
}

/** "pin 2 (CANH)". */
export function pinInWords({ number, name }: Pick<Authored, "number" | "name">): string {
  return `pin ${number} (${name})`;
}
