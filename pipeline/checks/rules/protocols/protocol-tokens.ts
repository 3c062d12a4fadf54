import type { Diagnostic } from "../../../core/diagnostics.ts";
import { type SerialField, timesOf } from "../../../domain/codecs/serial/serial-types.ts";
import { textWidth } from "../../../domain/codecs/serial/text-value.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { type LocatedMessage, locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** Sizes of a token that a reader takes for one number. */
const SIZES = [1, 2, 4];

/** A receiver can tell messages apart: tokens of one direction differ, and one message at most has none. */
export const protocolTokens = ruleOfProtocols((protocol) => {
  const messages = locatedMessages(protocol);
  return [
    ...messages.flatMap((located) => spelling(located, messages)),
    ...repeated(messages),
    ...ambiguous(messages),
  ];
});

function report({ source, at, authored }: LocatedMessage, message: string, hint: string): Diagnostic {
  const key = authored.token === undefined ? "id" : "token";
  return diagnosticAt(source, `${at}/${key}`, { code: "protocol-token", message, hint });
}

function spelling(located: LocatedMessage, all: readonly LocatedMessage[]): Diagnostic[] {
  const { framing, authored } = located;
  const { token } = authored;
  if (token === undefined) return [];
  if (framing.kind === "text") {
    if (/^[ -~]+$/.test(token)) return [];
    return [
      report(
        located,
        `The token "${token}" is not made of ASCII characters.`,
        "Use letters, digits and signs.",
      ),
    ];
  }
  if (!/^[0-9A-Fa-f]{2}( ?[0-9A-Fa-f]{2})*$/.test(token)) {
    return [
      report(
        located,
        `The token "${token}" is not written in hexadecimal.`,
        "Write its bytes such as 0A 01.",
      ),
    ];
  }
  const size = sizeOf(token);
  const first = all.find((other) => other.authored.token !== undefined);
  const wanted = sizeOf(first?.authored.token ?? token);
  if (!SIZES.includes(size))
    return [report(located, `The token "${token}" has ${size} bytes.`, "Tokens have 1, 2 or 4 bytes.")];
  if (size === wanted) return [];
  return [
    report(
      located,
      `The token "${token}" has ${size} bytes; "${first?.authored.token}" has ${wanted}.`,
      "Tokens of one protocol are equally long.",
    ),
  ];
}

function sizeOf(token: string): number {
  return token.replaceAll(" ", "").length / 2;
}

function repeated(messages: readonly LocatedMessage[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return messages.flatMap((located) => {
    const { token, direction, name } = located.authored;
    const isBinary = located.framing.kind === "binary";
    const key = `${direction} ${isBinary ? (token ?? "").replaceAll(" ", "").toUpperCase() : (token ?? "")}`;
    const first = seen.get(key);
    seen.set(key, first ?? name);
    // In binary frames the token has a place that is always there.
    const isMissing =
      token === undefined && isBinary && messages.some(({ authored }) => authored.token !== undefined);
    if (isMissing)
      return [report(located, `"${name}" has no token, and other messages have one.`, "Give it a token.")];
    if (first === undefined) return [];
    const what = token === undefined ? "has no token, like" : `has the token "${token}", like`;
    return [
      report(
        located,
        `"${name}" ${what} "${first}"; a receiver cannot tell them apart.`,
        "Give each its own token.",
      ),
    ];
  });
}

/** `A` with the text `B1` is `AB` with the text `1`: without a separator after it, a token ends where the values begin. */
function ambiguous(messages: readonly LocatedMessage[]): Diagnostic[] {
  return messages.flatMap((located) => {
    const { framing, authored } = located;
    const { token, direction, name } = authored;
    if (framing.kind !== "text" || framing.separators === "between" || token === undefined) return [];
    const other = messages.find(
      ({ authored: shorter, message }) =>
        shorter.direction === direction &&
        shorter.token !== undefined &&
        shorter.token !== token &&
        token.startsWith(shorter.token) &&
        canBeginWith(token.slice(shorter.token.length), message.fields, authored.fields ?? []),
    );
    if (other === undefined) return [];
    return [
      {
        ...report(
          located,
          `"${other.authored.name}" with the token "${other.authored.token}" can say what "${name}" says: a value may begin as "${token}" goes on.`,
          "Give one of the two another token; readers of the files take the longer one.",
        ),
        severity: "warning",
      },
    ];
  });
}

/** Whether values can begin with the rest of a longer token. Without fields, that token is the whole of its frame. */
function canBeginWith(rest: string, fields: readonly SerialField[], others: readonly unknown[]): boolean {
  const [first] = fields;
  if (first === undefined) return false;
  const widths = fields.map((field) => (textWidth(field) ?? Number.NaN) * timesOf(field));
  const width = widths.reduce((sum, one) => sum + one, 0);
  if (others.length === 0 && !Number.isNaN(width) && width !== rest.length) return false;
  if (first.type === "text") return true;
  return /^\d/.test(rest) || (rest.startsWith("-") && (first.signed || first.digits === undefined));
}
