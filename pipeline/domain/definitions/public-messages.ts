import mavlink from "./mavlink.json" with { type: "json" };
import nmea from "./nmea-0183.json" with { type: "json" };

/** The public definitions that a support table may refer to. */
type MessageStandard = "nmea-0183" | `mavlink-${keyof typeof mavlink.dialects}`;

/** A message as its standard defines it. */
export interface PublicMessage {
  /** Number on the wire; NMEA has none. */
  readonly id?: number;
  /** Its subject; MAVLink has it in its names. */
  readonly title?: string;
  /** Names of its fields; undefined where the list does not have them. */
  readonly fields?: readonly string[];
}

interface Dialect {
  readonly includes: readonly string[];
  readonly messages: Readonly<Record<string, readonly (number | string)[]>>;
}

const dialects: Readonly<Record<string, Dialect>> = mavlink.dialects;
const known = new Map<MessageStandard, ReadonlyMap<string, PublicMessage>>();

/** Every message of a standard by its name, those of included dialects too. */
export function publicMessages(standard: MessageStandard): ReadonlyMap<string, PublicMessage> {
  const found = known.get(standard) ?? new Map(messagesOf(standard));
  known.set(standard, found);
  return found;
}

function messagesOf(standard: MessageStandard): [string, PublicMessage][] {
  if (standard === "nmea-0183")
    return Object.entries(nmea.sentences).map(([name, title]) => [name, { title }]);
  return mavlinkMessages(standard.slice("mavlink-".length));
}

function mavlinkMessages(dialect: string): [string, PublicMessage][] {
  const { includes, messages } = dialects[dialect] ?? { includes: [], messages: {} };
  return [
    ...includes.flatMap((included) => mavlinkMessages(included)),
    ...Object.entries(messages).map(([name, [id, fields]]): [string, PublicMessage] => [
      name,
      { id: Number(id), fields: String(fields).split(" ") },
    ]),
  ];
}
