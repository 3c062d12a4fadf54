import { frameFormats } from "../../../exports/can-message-set/dbc-attributes.ts";
import { isRounded } from "../is-rounded.ts";
import type { DbcMessage, DbcProtocol, DbcSignal } from "./dbc-file.ts";

/**
 * Takes a value for a thing; false where the record has no place for it. A default is the value of a thing without
 * a statement of its own.
 */
type Taker<Thing> = (thing: Thing, value: string, isDefault: boolean) => boolean;

export type Takers<Thing> = Readonly<Record<string, Taker<Thing>>>;

/** The facts about the whole network that attributes state. */
export interface Network {
  bitRate?: number;
  isFd: boolean;
  protocol?: DbcProtocol;
}

export const ofNetwork: Takers<Network> = {
  BusType(network, value) {
    network.isFd ||= /FD/i.test(value);
    return true;
  },
  Baudrate(network, value) {
    if (!(Number(value) > 0 && Number.isSafeInteger(Number(value)))) return false;
    network.bitRate = Number(value);
    return true;
  },
  ProtocolType(network, value) {
    const protocol = protocolOf(value);
    if (protocol !== undefined) network.protocol = protocol;
    return protocol !== undefined || /^(CAN)?$/i.test(value);
  },
};

/** The name of a frame format; where a file does not list them itself, its number is the usual one. */
function formatOf(value: string): string {
  return (/^\d+$/.test(value) ? frameFormats[Number(value)] : undefined) ?? value;
}

export const ofMessage: Takers<DbcMessage> = {
  VFrameFormat(message, value, isDefault) {
    const format = formatOf(value);
    if (!/^(Standard|Extended)CAN(_?FD)?$|^J1939PG$/i.test(format)) return false;
    const isParameterGroup = /^J1939/i.test(format);
    const isFd = /FD$/i.test(format);
    // Many files state a default that long messages cannot have.
    if (isDefault && message.length > 8 && !isFd && !isParameterGroup) return true;
    message.isParameterGroup = isParameterGroup;
    if (!isParameterGroup) message.format = isFd ? "fd" : "classic";
    return true;
  },
  SystemMessageLongSymbol(message, value, isDefault) {
    if (value !== "" && !isDefault) message.longName = value;
    return !isDefault;
  },
  GenMsgCycleTime(message, value) {
    const period = Number(value);
    if (period > 0 && Number.isInteger(period)) message.period = period;
    return period >= 0 && Number.isInteger(period);
  },
};

export const ofSignal: Takers<DbcSignal> = {
  SystemSignalLongSymbol(signal, value, isDefault) {
    if (value !== "" && !isDefault) signal.longName = value;
    return !isDefault;
  },
  GenSigStartValue(signal, value, isDefault) {
    // A default of 0 is the value of a signal about which nothing is stated.
    if (isDefault && Number(value) === 0) return true;
    if (value === "" || !Number.isFinite(Number(value)) || isRounded(value)) return false;
    signal.initial = Number(value);
    return true;
  },
  SPN(signal, value) {
    const number = Number(value);
    if (number > 0 && Number.isInteger(number)) signal.spn = number;
    return number >= 0 && Number.isInteger(number);
  },
};

export const knownAttributes: ReadonlySet<string> = new Set(
  [ofNetwork, ofMessage, ofSignal].flatMap((takers) => Object.keys(takers)),
);

/** The protocol that a text names. */
function protocolOf(text: string): DbcProtocol | undefined {
  if (/J1939/i.test(text)) return "j1939";
  return /NMEA ?-?2000|^N2K$/i.test(text) ? "nmea-2000" : undefined;
}
