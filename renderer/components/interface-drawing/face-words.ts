import type { Interface } from "./place-ports.ts";

/** The class of signal in words, so that no meaning hangs on colour. */
export const classNames: { readonly [C in Interface["class"]]: string } = {
  power: "Power",
  can: "CAN",
  serial: "Serial",
  usb: "USB",
  pwm: "PWM",
  io: "I/O",
  radio: "Radio",
  other: "Other",
};

/** A direction in words. */
export function directionText(direction: Interface["direction"]): string {
  return direction === "both" ? "in and out" : direction;
}
