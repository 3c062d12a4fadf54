/** Classes of pins that every site has, with their names. */
export const pinClassNames = {
  ground: "Ground",
  power: "Power",
  can: "CAN",
  serial: "Serial",
  uart: "UART",
  i2c: "I²C",
  spi: "SPI",
  usb: "USB",
  ethernet: "Ethernet",
  analog: "Analogue",
  pwm: "PWM",
  gpio: "I/O",
  swd: "SWD",
  jtag: "JTAG",
  reset: "Reset",
  boot: "Boot",
  rf: "Radio",
  nc: "Not connected",
} as const;

export type PinClass = keyof typeof pinClassNames;

/** Whether every site has a class. */
export function isOwnClass(id: string): id is PinClass {
  return Object.hasOwn(pinClassNames, id);
}

/** A class that a site defines. */
interface SiteClass {
  readonly id: string;
  readonly like?: PinClass;
}

/**
 * The class by which the checks of pins and cables treat a class: one of ours, or the one that it is like.
 */
export function checkedClass(id: string, classes: readonly SiteClass[] | undefined): PinClass {
  const own = classes?.find((one) => one.id === id);
  if (own !== undefined) return own.like ?? "gpio";
  return isOwnClass(id) ? id : "gpio";
}
