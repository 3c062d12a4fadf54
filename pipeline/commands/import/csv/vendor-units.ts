import { ownValue } from "../../../core/own-value.ts";
import { type KnownUnit, unitFinder } from "../unit-finder.ts";

/**
 * Ids of units by spellings of vendors, in small letters and without a full stop at the end. A spelling whose
 * letter case matters, such as `mW` and `MW`, is not here. Source: the same tables as those of
 * column-words.ts. Units that a site does not have stay texts.
 */
const unitWords: Readonly<Record<string, string>> = {
  ...{ volt: "V", volts: "V", "volt dc": "V", "volt ac": "V", "volts dc": "V", "volts ac": "V", vdc: "V" },
  ...{ vac: "V", "v dc": "V", "v ac": "V", millivolt: "mV", millivolts: "mV", mvolt: "mV" },
  ...{ amp: "A", amps: "A", ampere: "A", amperes: "A", "a dc": "A", "a ac": "A", adc: "A", aac: "A" },
  ...{ milliamp: "mA", milliamps: "mA", milliampere: "mA", watt: "W", watts: "W", kilowatt: "kW" },
  ...{
    kilowatts: "kW",
    kw: "kW",
    kwh: "kWh",
    "kw/h": "kWh",
    "kilowatt hours": "kWh",
    kilowattstunden: "kWh",
  },
  ...{ wh: "Wh", "watt hours": "Wh", wattstunden: "Wh", va: "VA", kva: "kVA", kvar: "kvar" },
  ...{ kvarh: "kvarh", var: "var", ah: "Ah", "amp hours": "Ah", amperestunden: "Ah" },
  ...{ sec: "s", secs: "s", second: "s", seconds: "s", sek: "s", sekunde: "s", sekunden: "s" },
  ...{ msec: "ms", msecs: "ms", millisecond: "ms", milliseconds: "ms", millisekunden: "ms" },
  ...{ mins: "min", minute: "min", minutes: "min", minuten: "min", std: "h", stunde: "h", stunden: "h" },
  ...{ hour: "h", hours: "h", hrs: "h", day: "d", days: "d", tag: "d", tage: "d" },
  ...{ hz: "Hz", hertz: "Hz", khz: "kHz", "1/min": "rpm", "u/min": "rpm", "min-1": "rpm", "min^-1": "rpm" },
  ...{ "r/min": "rpm", "min⁻¹": "rpm", rpm: "rpm", "rev/min": "rpm", "umdr/min": "rpm", "1/s": "Hz" },
  ...{ percent: "%", prozent: "%", pct: "%", "deg c": "degC", degc: "degC", "° c": "degC", celsius: "degC" },
  ...{ "grad c": "degC", "grad celsius": "degC", "degree celsius": "degC", "degrees celsius": "degC" },
  ...{ "deg f": "degF", degf: "degF", fahrenheit: "degF", kelvin: "K", ohm: "ohm", ohms: "ohm" },
  ...{ degree: "deg", degrees: "deg", grad: "deg", bar: "bar", pascal: "Pa", meter: "m", metre: "m" },
  ...{ meters: "m", metres: "m", kilogram: "kg", baud: "Bd", byte: "B", bytes: "B" },
};

/** Finds the unit of a site by its spelling there, else by those of vendors; `unitText` is a spelling of theirs. */
export function vendorUnits(units: readonly KnownUnit[]): ReturnType<typeof unitFinder> {
  const find = unitFinder(units);
  const ids = new Set(units.map(({ id }) => id));
  return (written) => {
    const found = find(written);
    if (found.unit !== undefined || found.unitText === undefined) return found;
    const word = found.unitText
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\.(?= |$)/g, "");
    const id = ownValue(unitWords, word);
    return id !== undefined && ids.has(id) ? { unit: id, unitText: found.unitText } : found;
  };
}
