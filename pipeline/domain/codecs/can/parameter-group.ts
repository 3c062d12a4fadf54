/** Protocols whose 29-bit identifiers carry a parameter group number, and whose long messages take several frames. */
export type GroupProtocol = "j1939" | "nmea-2000";

/** The parts of the identifier of a parameter group. */
export interface ParameterGroup {
  /** Parameter group number; that of a message to one node has 0 in place of the node. */
  readonly pgn: number;
  /** 0 is the highest. */
  readonly priority: number;
}

/** Below this PDU format the next byte is the node to which a message goes, and no part of the number. */
const FIRST_BROADCAST = 240;

export function parameterGroupOf(identifier: number): ParameterGroup {
  const format = (identifier >>> 16) & 0xff;
  const number = (identifier >>> 8) & 0x3ffff;
  return {
    pgn: format < FIRST_BROADCAST ? number & 0x3ff00 : number,
    priority: (identifier >>> 26) & 7,
  };
}

/** Bytes of the longest message in frames of the fast packet of NMEA 2000, and what each frame carries. */
const FAST_PACKET = { longest: 223, first: 6, next: 7 } as const;
/** Each frame of the transport protocol of J1939 begins with its number. */
const TRANSPORT_BYTES = 7;

/** How a message of more than 8 bytes is sent; undefined of one that is a single frame. */
export function transferOf(
  length: number,
  protocol: GroupProtocol,
): { readonly kind: "fast packet" | "transport protocol"; readonly frames: number } | undefined {
  if (length <= 8) return undefined;
  return protocol === "nmea-2000" && length <= FAST_PACKET.longest
    ? { kind: "fast packet", frames: 1 + Math.ceil((length - FAST_PACKET.first) / FAST_PACKET.next) }
    : { kind: "transport protocol", frames: Math.ceil(length / TRANSPORT_BYTES) };
}
