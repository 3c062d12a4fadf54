import type { ConnectorSource, PinValue, Status } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { inPlaces } from "../../domain/wiring/pin-places.ts";
import type { Source, SourceOf } from "../../sources/parse/source.ts";
import { type Edition, isInEdition } from "../edition.ts";
import type { Published } from "../exported-type.ts";
import { plainProse } from "../plain-prose.ts";

type Authored = ConnectorSource["pins"][number];

/** A quantity with the digits as written and the id of its unit, which is ASCII. */
export interface PlainValue {
  readonly min?: string;
  readonly nom?: string;
  readonly max?: string;
  readonly unit: string;
  readonly status: Status;
}

/** A pin as files hold it: text resolved, and of its quantities what the edition holds. */
export interface Pin
  extends Pick<
    Authored,
    "number" | "name" | "class" | "direction" | "signal" | "net" | "bus" | "colour" | "alternates"
  > {
  readonly level?: PlainValue;
  readonly maxCurrent?: PlainValue;
  readonly function: string;
  readonly note?: string;
}

/** The content of the files of a connector. */
export interface ConnectorContent
  extends Pick<ConnectorSource, "designator" | "kind" | "gender" | "pinCount"> {
  readonly id: string;
  readonly title: string;
  readonly part?: {
    readonly manufacturer?: string;
    readonly mpn?: string;
    readonly series?: string;
    readonly mating?: string;
  };
  readonly pins: readonly Pin[];
}

/**
 * The part of a connector that an edition publishes: its pins with the connector's status, their quantities
 * with their own.
 */
export function publishConnector(
  source: SourceOf<"connector">,
  edition: Edition,
): Published<ConnectorContent> {
  const data = source.data;
  const isPublic = data.status !== undefined && isInEdition(data.status, edition);
  const pins = isPublic ? data.pins.map((pin, p) => plainPin(pin, `/pins/${p}`, source, edition)) : [];
  const { pitch: _, ...part } = data.part ?? {};
  const values = pins.flatMap(({ level, maxCurrent }) => [level, maxCurrent]);
  return {
    statuses: [
      ...(isPublic && data.status !== undefined ? [data.status] : []),
      ...values.flatMap((value) => (value === undefined ? [] : [value.status])),
    ],
    content: {
      id: data.id,
      title: data.title,
      designator: data.designator,
      kind: data.kind,
      ...(data.gender === undefined ? {} : { gender: data.gender }),
      pinCount: data.pinCount,
      ...(data.part === undefined ? {} : { part }),
      pins: inPlaces(pins),
    },
  };
}

function plainPin(
  { level, maxCurrent, unknown: _, note: __, ...pin }: Authored,
  pointer: string,
  source: Source,
  edition: Edition,
): Pin {
  const note = plainProse(source, `${pointer}/note`);
  const voltage = plainValue(level, `${pointer}/level`, source, edition);
  const current = plainValue(maxCurrent, `${pointer}/maxCurrent`, source, edition);
  return {
    ...pin,
    ...defined({ level: voltage, maxCurrent: current }),
    function: plainProse(source, `${pointer}/function`) ?? "",
    ...(note === undefined ? {} : { note }),
  };
}

/** A quantity that an edition holds, with its digits as written. */
export function plainValue(
  value: PinValue | undefined,
  pointer: string,
  source: Source,
  edition: Edition,
): PlainValue | undefined {
  if (value?.status === undefined || !isInEdition(value.status, edition)) return undefined;
  const digits = (level: "min" | "nom" | "max"): Partial<Record<typeof level, string>> =>
    value[level] === undefined
      ? {}
      : { [level]: source.digits[`${pointer}/${level}`] ?? String(value[level]) };
  return {
    ...digits("min"),
    ...digits("nom"),
    ...digits("max"),
    unit: value.unit,
    status: value.status,
  };
}
