/** A CAN database as its statements say it, before anything is made of it. */
export interface DbcFile {
  readonly nodes: readonly DbcNode[];
  readonly messages: readonly DbcMessage[];
  /** Bits per second, where an attribute of the network says it. */
  readonly bitRate?: number;
  readonly isFd: boolean;
}

export interface DbcNode {
  readonly name: string;
  comment?: string;
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
  /** Limits that are whole numbers with more digits than `min` and `max` keep. */
  readonly rounded?: readonly ("min" | "max")[];
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
  values?: { value: number; name: string; line: number }[];
  /** Selector by name and values, where the file says more than one number. */
  selection?: { by: string; values: number[] };
}
