import { dbcString } from "../../core/text/escape/dbc.ts";
import type { CanContent, ContentMessage, ContentSignal } from "./can-content.ts";
import { dbcId, numberText } from "./dbc-numbers.ts";

/** The frame formats by their numbers. */
export const frameFormats: readonly string[] = [
  "StandardCAN",
  "ExtendedCAN",
  "reserved",
  "J1939PG",
  ...Array.from({ length: 10 }, () => "reserved"),
  "StandardCAN_FD",
  "ExtendedCAN_FD",
];
/** Longest time between messages that readers expect, in milliseconds. */
const LONGEST_PERIOD = 3_600_000;

/** Attributes that are only in a file with a message that has one. */
const optional = [
  {
    name: "GenSigStartValue",
    definition: "FLOAT -1e+300 1e+300",
    read: ({ initial }: ContentSignal) => initial,
  },
  { name: "SPN", definition: "INT 0 524287", read: ({ spn }: ContentSignal) => spn },
] as const;

const protocolNames = { j1939: "J1939", "nmea-2000": "NMEA2000" } as const;

/** The definitions of all attributes, and their defaults. */
export function definitionsOf(messages: readonly ContentMessage[]): string[] {
  const used = optional.filter(({ read }) =>
    messages.some(({ signals }) => signals.some((signal) => read(signal) !== undefined)),
  );
  const hasProtocol = messages.some(({ protocol }) => protocol !== undefined);
  const longest = Math.max(LONGEST_PERIOD, ...messages.map(({ period }) => period ?? 0));
  return [
    'BA_DEF_  "BusType" STRING ;',
    ...(hasProtocol ? ['BA_DEF_  "ProtocolType" STRING ;'] : []),
    `BA_DEF_ BO_  "VFrameFormat" ENUM  ${frameFormats.map((name) => `"${name}"`).join(",")};`,
    `BA_DEF_ BO_  "GenMsgCycleTime" INT 0 ${longest};`,
    'BA_DEF_ BO_  "SystemMessageLongSymbol" STRING ;',
    'BA_DEF_ SG_  "SystemSignalLongSymbol" STRING ;',
    ...used.map(({ name, definition }) => `BA_DEF_ SG_  "${name}" ${definition};`),
    'BA_DEF_DEF_  "BusType" "";',
    ...(hasProtocol ? ['BA_DEF_DEF_  "ProtocolType" "";'] : []),
    'BA_DEF_DEF_  "VFrameFormat" "StandardCAN";',
    'BA_DEF_DEF_  "GenMsgCycleTime" 0;',
    'BA_DEF_DEF_  "SystemMessageLongSymbol" "";',
    'BA_DEF_DEF_  "SystemSignalLongSymbol" "";',
    ...used.map(({ name }) => `BA_DEF_DEF_  "${name}" 0;`),
  ];
}

/** The attributes of the whole network. */
export function networkAttributes({ bus, messages }: CanContent): string[] {
  const protocol = messages.find((message) => message.protocol !== undefined)?.protocol;
  return [
    `BA_ "BusType" ${bus.format === "fd" ? '"CAN FD"' : '"CAN"'};`,
    ...(protocol === undefined ? [] : [`BA_ "ProtocolType" "${protocolNames[protocol]}";`]),
  ];
}

/** The number of a frame format in the list of the definition. */
function formatOf({ fd, extended, protocol }: ContentMessage): number {
  return protocol === undefined ? (fd ? 14 : 0) + (extended ? 1 : 0) : 3;
}

/** The attributes of a message and of its signals. */
export function attributesOf(message: ContentMessage): string[] {
  const { period, name, short, signals } = message;
  const id = dbcId(message);
  return [
    `BA_ "VFrameFormat" BO_ ${id} ${formatOf(message)};`,
    ...(period === undefined ? [] : [`BA_ "GenMsgCycleTime" BO_ ${id} ${period};`]),
    ...(name === short ? [] : [`BA_ "SystemMessageLongSymbol" BO_ ${id} ${dbcString(name)};`]),
    ...signals
      .filter((signal) => signal.name !== signal.short)
      .map((signal) => `BA_ "SystemSignalLongSymbol" SG_ ${id} ${signal.short} ${dbcString(signal.name)};`),
    ...signals.flatMap((signal) =>
      optional.flatMap(({ name, read }) => {
        const value = read(signal);
        return value === undefined ? [] : [`BA_ "${name}" SG_ ${id} ${signal.short} ${numberText(value)};`];
      }),
    ),
  ];
}
