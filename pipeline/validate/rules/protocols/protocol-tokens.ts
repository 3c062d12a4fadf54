import type { Diagnostic } from "../../../diagnostics.ts";
import { diagnosticAt } from "../../../resolve/source.ts";
import { type PlacedMessage, placedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** Sizes of a token that a reader takes for one number. */
const SIZES = [1, 2, 4];

/** A receiver can tell messages apart: tokens of one direction differ, and one message at most has none. */
export const protocolTokens = ruleOfProtocols((protocol) => {
  const messages = placedMessages(protocol);
  return [...messages.flatMap((placed) => spelling(placed, messages)), ...repeated(messages)];
});

function report({ source, at, authored }: PlacedMessage, message: string, hint: string): Diagnostic {
  const key = authored.token === undefined ? "id" : "token";
  return diagnosticAt(source, `${at}/${key}`, { code: "protocol-token", message, hint });
}

function spelling(placed: PlacedMessage, all: readonly PlacedMessage[]): Diagnostic[] {
  const { framing, authored } = placed;
  const { token } = authored;
  if (token === undefined) return [];
  if (framing.kind === "text") {
    if (/^[ -~]+$/.test(token)) return [];
    return [
      report(
        placed,
        `The token "${token}" is not made of ASCII characters.`,
        "Use letters, digits and signs.",
      ),
    ];
  }
  if (!/^[0-9A-Fa-f]{2}( ?[0-9A-Fa-f]{2})*$/.test(token)) {
    return [
      report(placed, `The token "${token}" is not written in hexadecimal.`, "Write its bytes such as 0A 01."),
    ];
  }
  const size = sizeOf(token);
  const first = all.find((other) => other.authored.token !== undefined);
  const wanted = sizeOf(first?.authored.token ?? token);
  if (!SIZES.includes(size))
    return [report(placed, `The token "${token}" has ${size} bytes.`, "Tokens have 1, 2 or 4 bytes.")];
  if (size === wanted) return [];
  return [
    report(
      placed,
      `The token "${token}" has ${size} bytes; "${first?.authored.token}" has ${wanted}.`,
      "Tokens of one protocol are equally long.",
    ),
  ];
}

function sizeOf(token: string): number {
  return token.replaceAll(" ", "").length / 2;
}

function repeated(messages: readonly PlacedMessage[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return messages.flatMap((placed) => {
    const { token, direction, name } = placed.authored;
    const isBinary = placed.framing.kind === "binary";
    const key = `${direction} ${isBinary ? (token ?? "").replaceAll(" ", "").toUpperCase() : (token ?? "")}`;
    const first = seen.get(key);
    seen.set(key, first ?? name);
    // In binary frames the token has a place that is always there.
    const isMissing =
      token === undefined && isBinary && messages.some(({ authored }) => authored.token !== undefined);
    if (isMissing)
      return [report(placed, `"${name}" has no token, and other messages have one.`, "Give it a token.")];
    if (first === undefined) return [];
    const what = token === undefined ? "has no token, like" : `has the token "${token}", like`;
    return [
      report(
        placed,
        `"${name}" ${what} "${first}"; a receiver cannot tell them apart.`,
        "Give each its own token.",
      ),
    ];
  });
}
