import { oddSpaces } from "../../../core/text/odd-space.ts";
import { plainDigits } from "../../../domain/quantity/plain-digits.ts";

/** The reading of a text in the place of a number. `unit` is the text after the number, or empty. */
export type Reading =
  | { readonly kind: "number"; readonly digits: string; readonly unit: string }
  /** `1,000`: a thousand in one country, one with three decimals in the next. */
  | { readonly kind: "either"; readonly joined: string; readonly decimal: string; readonly unit: string }
  | { readonly kind: "range"; readonly min: string; readonly max: string; readonly units: readonly string[] }
  | { readonly kind: "too-large" | "too-small" | "none" };

/** Begins with no digit and no sign of another meaning; a separator before a digit would begin a second number. */
const unit = /(?<unit>(?![-–—+.,:;/~<>=±()_'’"\d²³¼½¾])(?:(?![-–—~.…]+[-+]?\d)\S)+)?/.source;
const single = new RegExp(`^(?<sign>[-+]?)(?<body>[\\d.,_'’ ]*\\d\\.?)(?<power>[eE][-+]?\\d+)?\\s*${unit}$`);

const decimal = /[-+]?\d+(?:\.\d+)?/.source;
const range = new RegExp(
  `^(${decimal})\\s*([^\\d\\s.…–—~-]*)\\s*(?:\\.{2,3}|…|-|–|—|~|\\bto\\b)\\s*(${decimal})\\s*(\\S*)$`,
);

/** A longer text is no number that a person wrote. */
const longest = 60;

/** Reads a number as people write it: with groups of digits, a decimal comma, a unit, or as a range. */
export function readNumber(text: string): Reading {
  if (text.length > longest) return { kind: "none" };
  const plain = text
    .replace(new RegExp(`[${oddSpaces}]`, "g"), " ")
    .trim()
    .replaceAll("−", "-");
  const { sign = "", body = "", power = "", unit = "" } = single.exec(plain)?.groups ?? {};
  // A text that begins like a number of another radix has no unit.
  if (body === "" || (body === "0" && /^[xob]/i.test(unit))) return rangeIn(plain);
  const whole = (digits: string): string => plainDigits(`${sign}${digits}${power}`);
  const ambiguous = /^([1-9]\d{0,2}),(\d{3})$/.exec(body);
  if (ambiguous !== null) {
    const [, before = "", after = ""] = ambiguous;
    return { kind: "either", joined: whole(before + after), decimal: whole(`${before}.${after}`), unit };
  }
  const digits = withoutGroups(body);
  if (digits === undefined) return rangeIn(plain);
  return sizeOf(whole(digits)) ?? { kind: "number", digits: whole(digits), unit };
}

/** Ways to group digits and to mark decimals that leave no doubt. */
const forms: readonly RegExp[] = [
  /^\d*\.?\d+$|^\d+\.$/,
  /^\d+(?:_\d+)+(?<point>\.)?\d*$/,
  /^\d{1,3}(?:(?<group>[ '’])\d{3})(?:\k<group>\d{3})*(?:(?<point>[.,])\d+)?$/,
  /^\d{1,3}(?:,\d{3})+(?<point>\.)\d+$|^\d{1,3}(?:,\d{3}){2,}$/,
  /^\d{1,3}(?:\.\d{3})+(?<point>,)\d+$|^\d{1,3}(?:\.\d{3}){2,}$/,
  /^\d+(?<point>,)\d+$/,
];

/** `1 000,5` is `1000.5`. */
function withoutGroups(body: string): string | undefined {
  const at = forms.findIndex((form) => form.test(body));
  if (at <= 0) return at === 0 ? body : undefined;
  const point = forms[at]?.exec(body)?.groups?.point;
  const end = point === undefined ? body.length : body.lastIndexOf(point);
  const decimals = body.slice(end + 1);
  return body.slice(0, end).replace(/\D/g, "") + (decimals === "" ? "" : `.${decimals}`);
}

function sizeOf(digits: string): Reading | undefined {
  const value = Number(digits);
  if (!Number.isFinite(value) || (/^-?\d+$/.test(digits) && !Number.isSafeInteger(value)))
    return { kind: "too-large" };
  return value === 0 && /^[-\d.]*[1-9]/.test(digits) ? { kind: "too-small" } : undefined;
}

/** `4.5 V to 5.5 V`, `4.5..5.5` */
function rangeIn(text: string): Reading {
  const [, min = "", first = "", max = "", second = ""] = range.exec(text) ?? [];
  if (min === "" || Number(min) >= Number(max)) return { kind: "none" };
  return {
    kind: "range",
    min: plainDigits(min),
    max: plainDigits(max),
    units: [first, second].filter((unit) => unit !== ""),
  };
}
