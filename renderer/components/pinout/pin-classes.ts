import type { PinColour, PinLook, PinPattern } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";

/** Appearance of a class of pins: a colour of the palette, a tag, and a pattern, so that no meaning hangs on colour. */
interface ClassLook {
  /** Name of the colour: `bus-NAME`. */
  readonly bus: PinColour;
  /** At most five letters, drawn in each pin. */
  readonly tag: string;
  readonly text: string;
  /** The pattern in the band of a pin. */
  readonly pattern: PinPattern;
}

export const classLooks = {
  power: { bus: "power", tag: "PWR", text: "power", pattern: "solid" },
  ground: { bus: "ground", tag: "GND", text: "ground", pattern: "bars" },
  can: { bus: "can", tag: "CAN", text: "CAN", pattern: "rising" },
  serial: { bus: "serial", tag: "SER", text: "serial", pattern: "zigzag" },
  uart: { bus: "serial", tag: "UART", text: "UART", pattern: "falling" },
  i2c: { bus: "serial", tag: "I²C", text: "I²C", pattern: "crossed" },
  spi: { bus: "serial", tag: "SPI", text: "SPI", pattern: "lines" },
  usb: { bus: "usb", tag: "USB", text: "USB", pattern: "wide" },
  ethernet: { bus: "usb", tag: "ETH", text: "Ethernet", pattern: "combs" },
  analog: { bus: "io", tag: "ANA", text: "analogue", pattern: "waves" },
  pwm: { bus: "pwm", tag: "PWM", text: "PWM", pattern: "pulses" },
  gpio: { bus: "io", tag: "I/O", text: "I/O", pattern: "steps" },
  swd: { bus: "other", tag: "SWD", text: "SWD", pattern: "ticks" },
  jtag: { bus: "other", tag: "JTAG", text: "JTAG", pattern: "crosses" },
  reset: { bus: "other", tag: "RST", text: "reset", pattern: "arrows" },
  boot: { bus: "other", tag: "BOOT", text: "boot", pattern: "chevrons" },
  rf: { bus: "radio", tag: "RF", text: "radio", pattern: "dots" },
  nc: { bus: "other", tag: "NC", text: "not connected", pattern: "empty" },
} as const satisfies Readonly<Record<string, ClassLook>>;

/** How a pin is drawn: as its site says, or as ours of its class. */
export function lookOf({
  class: kind,
  look,
}: {
  readonly class: string;
  readonly look?: PinLook;
}): ClassLook {
  if (look !== undefined) return { bus: look.colour, tag: look.tag, text: look.text, pattern: look.pattern };
  const own: Readonly<Record<string, ClassLook>> = classLooks;
  return (Object.hasOwn(own, kind) ? own[kind] : undefined) ?? classLooks.nc;
}

/** The strokes of a pattern inside a box, as path data. Patterns have no ids, which a page could hold twice. */
export function patternPath(pattern: PinPattern, { x, y, width, height }: Box): string {
  const every = (step: number, draw: (at: number) => string): string => {
    const parts: string[] = [];
    for (let at = 0; at + step <= width; at += step) parts.push(draw(x + at));
    return parts.join("");
  };
  switch (pattern) {
    case "solid":
      return `M${x} ${y}h${width}v${height}h${-width}z`;
    case "bars":
      return every(8, (at) => `M${at} ${y}h4v${height}h-4z`);
    case "rising":
      return every(height, (at) => `M${at} ${y + height}l${height} ${-height}`);
    case "falling":
      return every(height, (at) => `M${at} ${y}l${height} ${height}`);
    case "crossed":
      return every(height, (at) => `M${at} ${y}l${height} ${height}m${-height} 0l${height} ${-height}`);
    case "lines":
      return `M${x} ${y + height / 3}h${width}M${x} ${y + (2 * height) / 3}h${width}`;
    case "wide":
      return every(16, (at) => `M${at} ${y + height / 2}h10m3 0h0.1`);
    case "dots":
      return every(6, (at) => `M${at + 3} ${y + height / 2}h0.1`);
    case "waves":
      return every(16, (at) => `M${at} ${y + height / 2}q4 ${-height} 8 0t8 0`);
    case "pulses":
      return every(16, (at) => `M${at} ${y + height}v${-height}h5v${height}h11`);
    case "steps":
      return every(16, (at) => `M${at} ${y + height}h8v${-height}h8`);
    case "zigzag":
      return every(8, (at) => `M${at} ${y}l4 ${height}l4 ${-height}`);
    case "ticks":
      return every(6, (at) => `M${at + 3} ${y}v${height}`);
    case "crosses":
      return every(12, (at) => `M${at + 2} ${y + height / 2}h6m-3 ${-height / 2}v${height}`);
    case "combs":
      return every(12, (at) => `M${at} ${y}v${height}h8v${-height}m-4 0v${height}`);
    case "arrows":
      return every(
        16,
        (at) => `M${at} ${y + height / 2}h12l-4 ${-height / 2}m4 ${height / 2}l-4 ${height / 2}`,
      );
    case "chevrons":
      return every(10, (at) => `M${at} ${y}l${height / 2} ${height / 2}l${-height / 2} ${height / 2}`);
    case "empty":
      return "";
    default:
      return pattern satisfies never;
  }
}
