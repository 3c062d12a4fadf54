import { bytesToHex } from "../hex.ts";

/** A frame as a bus carries it. */
export interface BusFrame {
  readonly id: number;
  readonly extended: boolean;
  readonly fd: boolean;
  readonly bytes: Uint8Array;
}

/** The line that can-utils' `candump` prints of a frame: `can0  123   [8]  00 11 22 33 44 55 66 77`. */
export function candumpLine(frame: BusFrame, device = "can0"): string {
  const { fd, bytes } = frame;
  const length = fd ? ` [${String(bytes.length).padStart(2, "0")}]` : `  [${bytes.length}]`;
  const data = bytes.length === 0 ? "" : `  ${bytesToHex(bytes)}`;
  return `${device}  ${idDigits(frame)} ${length}${data}`;
}

/** The command of can-utils that sends a frame: `cansend can0 123#0011223344556677`; a frame of CAN FD has `##` and its flags, 0. */
export function cansendCommand(frame: BusFrame, device = "can0"): string {
  const mark = frame.fd ? "##0" : "#";
  return `cansend ${device} ${idDigits(frame)}${mark}${bytesToHex(frame.bytes).replaceAll(" ", "")}`;
}

/** Three hexadecimal digits are an identifier of 11 bits, eight one of 29 bits. */
function idDigits({ id, extended }: BusFrame): string {
  return id
    .toString(16)
    .toUpperCase()
    .padStart(extended ? 8 : 3, "0");
}
