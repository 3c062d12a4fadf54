import type { Diagnostic } from "../../../core/diagnostics.ts";
import { countedBytes, mostBytes } from "../../../domain/codecs/serial/binary-frame.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { KeyProblem } from "../rule.ts";
import { checksumProblems } from "./checksum-problems.ts";
import {
  type LocatedMessage,
  type LocatedProtocol,
  locatedMessages,
  ruleOfProtocols,
} from "./protocol-rule.ts";

/**
 * The parts that a framing names exist: a part that is listed is described, and one that is described is
 * listed.
 */
export const protocolFraming = ruleOfProtocols((protocol) => [
  ...[...problemsOf(protocol), ...checksumProblems(protocol.framing.checksum)].map(({ key, message, hint }) =>
    diagnosticAt(protocol.source, `/framing/${key}`, { code: "protocol-framing", message, hint }),
  ),
  ...locatedMessages(protocol).flatMap(lengthProblem),
]);

/** The length that a frame states can say how long the message is. */
function lengthProblem({ source, at, authored, message, framing }: LocatedMessage): Diagnostic[] {
  if (framing.kind === "text") return [];
  const [counted, most] = [countedBytes(message, framing), mostBytes(framing)];
  if (most === undefined || counted <= most) return [];
  return [
    diagnosticAt(source, `${at}/id`, {
      code: "protocol-framing",
      message: `The length of a frame reaches up to ${most}; "${authored.name}" has ${counted} bytes to count.`,
      hint: "Give the length two bytes, or shorten the message.",
    }),
  ];
}

function problemsOf({ framing, source }: LocatedProtocol): KeyProblem[] {
  if (framing.kind === "text") {
    const isNeeded = framing.separators === "between" && framing.separator === undefined;
    return isNeeded
      ? [
          {
            key: "separators",
            message: "Values need a separator between them, but none is given.",
            hint: "Add separator.",
          },
        ]
      : [];
  }
  const { parts, length, checksum } = framing;
  const tokens = source.data.messages.some(({ token }) => token !== undefined);
  const present = {
    sync: framing.sync.length > 0,
    payload: true,
    token: tokens,
    length: length !== undefined,
    checksum: checksum !== undefined,
  };
  const missing = (["sync", "length", "token", "payload", "checksum"] as const)
    .filter((part) => present[part] && !parts.includes(part))
    .map(
      (part): KeyProblem => ({
        key: "parts",
        message: `The frame has no place for its ${part}.`,
        hint: `Add ${part} to the parts.`,
      }),
    );
  const unknown = parts
    .filter((part) => !present[part])
    .map(
      (part): KeyProblem => ({
        key: `parts/${parts.indexOf(part)}`,
        message: `The frame lists the part ${part}, which nothing describes.`,
        hint:
          part === "token"
            ? "Give each message a token, or remove the part."
            : `Describe it with ${part}, or remove the part.`,
      }),
    );
  return [
    ...edgeProblem(framing),
    ...missing,
    ...unknown,
    ...orderProblems(protocolOrder(parts)),
    ...coverProblems(framing),
  ];
}

/** Something says where a frame begins. */
function edgeProblem({
  sync,
  stuffing,
}: Extract<LocatedProtocol["framing"], { kind: "binary" }>): KeyProblem[] {
  if (sync.length > 0 || stuffing !== undefined) return [];
  return [
    {
      key: "kind",
      message: "Nothing says where a frame begins.",
      hint: "Add sync, its first bytes, or stuffing.",
    },
  ];
}

function protocolOrder(parts: readonly string[]) {
  return { parts, token: parts.indexOf("token"), payload: parts.indexOf("payload") };
}

/** A reader has to know the message before it reads the fields, and where a frame begins. */
function orderProblems({ parts, token, payload }: ReturnType<typeof protocolOrder>): KeyProblem[] {
  return [
    ...(parts.includes("sync") && parts[0] !== "sync"
      ? [{ key: "parts/0", message: `A frame begins with its ${parts[0]}.`, hint: "Begin with sync." }]
      : []),
    ...(token > payload && payload >= 0
      ? [
          {
            key: `parts/${token}`,
            message: "The token is after the fields that it names.",
            hint: "Put token before payload.",
          },
        ]
      : []),
  ];
}

/** A checksum covers neither itself nor what is not in the frame, and a length counts only what is. */
function coverProblems({
  parts,
  checksum,
  length,
}: Extract<LocatedProtocol["framing"], { kind: "binary" }>): KeyProblem[] {
  const covers = [
    ["checksum/over", checksum?.over ?? []],
    ["length/counts", length?.counts ?? []],
  ] as const;
  return covers.flatMap(([key, list]) =>
    list.flatMap((part, n): KeyProblem[] => {
      if (part === "checksum" && key === "checksum/over")
        return [
          {
            key: `${key}/${n}`,
            message: "A checksum cannot cover itself.",
            hint: "Remove checksum from over.",
          },
        ];
      if (parts.includes(part)) return [];
      return [
        {
          key: `${key}/${n}`,
          message: `The frame has no part ${part}.`,
          hint: `Its parts are ${parts.join(", ")}.`,
        },
      ];
    }),
  );
}
