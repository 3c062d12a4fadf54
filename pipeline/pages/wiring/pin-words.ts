import type { ConnectorSource } from "../../../schema/generated/types.ts";

type Pin = ConnectorSource["pins"][number];

/** The class of a pin in words. */
export const classWords: Readonly<Record<Pin["class"], string>> = {
  power: "Power",
  ground: "Ground",
  can: "CAN",
  uart: "UART",
  i2c: "I²C",
  spi: "SPI",
  usb: "USB",
  analog: "Analogue",
  pwm: "PWM",
  gpio: "I/O",
  rf: "Radio",
  nc: "Not connected",
};

/** The direction of a pin as seen from the board. */
export const directionWords: Readonly<Record<Pin["direction"], string>> = {
  in: "in",
  out: "out",
  bidir: "in and out",
  passive: "passive",
  "power-in": "supply in",
  "power-out": "supply out",
  nc: "none",
};
