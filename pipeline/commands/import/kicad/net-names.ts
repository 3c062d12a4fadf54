import { ownValue } from "../../../core/own-value.ts";

/** Signs that KiCad writes as words in braces, because its files use them for something else. */
const words: Readonly<Record<string, string>> = {
  slash: "/",
  backslash: "\\",
  lt: "<",
  gt: ">",
  colon: ":",
  dblquote: '"',
  quote: "'",
  bar: "|",
  comma: ",",
  dollar: "$",
  space: " ",
  tab: " ",
  return: " ",
  brace: "{",
};

/**
 * A name of KiCad as people write it: `A{slash}B` is A/B, `~{RST}` with a line above it is nRST, and letters above or
 * below the line, as in `V_{IN}`, are on it.
 */
export function plainName(written: string): string {
  return written
    .replace(/~\{([^{}]*)\}/g, "n$1")
    .replace(/[\^_]\{([^{}]*)\}/g, "$1")
    .replace(/^~([^~]+)~?$/, "n$1")
    .replace(/\{(\w+)\}/g, (whole, word) => ownValue(words, word) ?? whole);
}

/** Whether KiCad has made the name of a net itself, such as `Net-(J2-Pad3)`. */
export function isMadeByKicad(net: string): boolean {
  return /^(?:.*\/)?(?:Net-\(.*\)|N-\d+)$/.test(net);
}

/** Whether the net is that of a pin that is connected to nothing. */
export function isUnconnected(net: string): boolean {
  return /^(?:.*\/)?unconnected-\(/.test(net);
}

/** The classes of pins that a name gives away, the first one that fits. */
const classes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["ground", /^(?:[ADPS]?GND|[AD]?VSS|V?EARTH|CHASSIS|0V)(?:[_-]?\w*)?$|(?:^|[_-])[ADPS]?GND$/i],
  [
    "power",
    /^[+-]?\d+(?:[.,]\d+)?V\d*(?:[_-]?\w*)$|^V(?:CC|DD|BUS|IN|OUT|BAT|SYS|M)\w*$|^[+-]V?(?:BAT|IN|OUT)\w*$/i,
  ],
  ["can", /(?:^|[_-])CAN\d*[_-]?(?:H|L|P|N|\+|-)$/i],
  ["usb", /(?:^|[_-])USB\d*[_-]?D(?:P|N|M|\+|-)$/i],
  ["i2c", /(?:^|[_-])(?:SDA|SCL)\d*$/i],
  ["spi", /(?:^|[_-])(?:MOSI|MISO|SPI\d*_\w+)$/i],
  ["swd", /(?:^|[_-])(?:SWDIO|SWCLK|SWO)$/i],
  ["uart", /(?:^|[_-])US?ART\d*_\w+$/i],
  ["reset", /(?:^|[_-])n?(?:RST|RESET)n?$/i],
];

/** The class of a pin by its names and its electrical type; undefined where they do not say it. */
export function classOfPin(names: readonly string[], type: string): string | undefined {
  const found = classes.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
  return found ?? (type.startsWith("power_") ? "power" : undefined);
}

/** The voltage in the name of a supply, such as 3.3 of `+3V3` and -12 of `-12V`. */
export function voltageIn(name: string): string | undefined {
  const [, sign = "", whole, decimals, behind] =
    /^([+-]?)(\d+)(?:[.,](\d+))?V(\d*)(?![A-Za-z0-9])/.exec(name) ?? [];
  if (whole === undefined) return undefined;
  const digits = decimals ?? behind ?? "";
  return `${sign === "-" ? "-" : ""}${whole}${digits === "" ? "" : `.${digits}`}`;
}
