/** A CAN database as its statements say it, before anything is made of it. */
export interface DbcFile {
  readonly nodes: readonly DbcNode[];
  readonly messages: readonly DbcMessage[];
  /** Tables of named values that signals use by their names. */
  readonly tables?: readonly DbcTable[];
  /** Bits per second, where the file states them. */
  readonly bitRate?: number;
  readonly isFd: boolean;
  readonly protocol?: DbcProtocol;
  /** The text of the statement VERSION. */
  readonly version?: string;
}

/** A protocol of long messages, whose identifiers carry a parameter group number. */
export type DbcProtocol = "j1939" | "nmea-2000";

export interface DbcNode {
  readonly name: string;
  comment?: string;
}

export interface DbcTable {
  readonly name: string;
  readonly line: number;
  readonly values: readonly DbcValue[];
}

export interface DbcValue {
  readonly value: number;
  readonly name: string;
  readonly line: number;
}

export interface DbcMessage {
  /** The number of the message with the flag of 29-bit identifiers. */
  readonly number: number;
  readonly name: string;
  readonly length: number;
  readonly sender: string;
  readonly line: number;
  readonly signals: DbcSignal[];
  otherSenders?: string[];
  comment?: string;
  longName?: string;
  period?: number;
  /** The frame format, where the file states it for the message. */
  format?: "classic" | "fd";
  /** Whether it is a parameter group of J1939 or NMEA 2000, where the file states that for the message. */
  isParameterGroup?: boolean;
}

export interface DbcSignal {
  readonly name: string;
  readonly start: number;
  readonly length: number;
  readonly order: "little" | "big";
  readonly isSigned: boolean;
  readonly factor: number;
  readonly offset: number;
  readonly min: number;
  readonly max: number;
  /** Limits that a record cannot keep as they are written. */
  readonly lostLimits?: readonly LostLimit[];
  readonly unit: string;
  readonly receivers: readonly string[];
  /** Whether it selects others. */
  readonly isSelector: boolean;
  /** Value of the selector for which it is there. */
  readonly selected?: number;
  readonly line: number;
  isFloat?: boolean;
  comment?: string;
  longName?: string;
  initial?: number;
  /** Suspect parameter number of J1939. */
  spn?: number;
  values?: DbcValue[];
  /** The name of a table that holds its values. */
  table?: string;
  /** Selector by name and values, where the file says more than one number. */
  selection?: { by: string; values: number[] };
}

export interface LostLimit {
  readonly end: "min" | "max";
  /** The limit as it is written. */
  readonly text: string;
}
