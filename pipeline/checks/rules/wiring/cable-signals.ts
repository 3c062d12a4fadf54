import type { DiagnosticCode } from "../../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { ownValue } from "../../../core/own-value.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { type Joint, jointsOf, type Pin, pinInWords } from "./records.ts";

type Signal = NonNullable<Pin["signal"]>;

/** Lines that cross; every other line meets its like. */
const partners: Readonly<Partial<Record<Signal, Signal>>> = { tx: "rx", rx: "tx", rts: "cts", cts: "rts" };

/** Classes that mean a bus or a rail and therefore meet only themselves. */
const exact: ReadonlySet<Pin["class"]> = new Set([
  "power",
  "ground",
  "can",
  "serial",
  "uart",
  "ethernet",
  "i2c",
  "spi",
  "usb",
  "rf",
]);

/** Each wire joins pins that belong together: ground to ground, TX to RX, an output to an input. */
export const cableSignals: Rule = (index) =>
  recordsOf(index, "cable").flatMap((cable) =>
    jointsOf(cable, index).flatMap((joint) => {
      const problem = problemOf(joint);
      return problem === undefined ? [] : [at(joint, problem)];
    }),
  );

interface Problem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

function at({ cable, pointer }: Joint, problem: Problem): Diagnostic {
  return diagnosticAt(cable, pointer, problem);
}

/** The first thing that is wrong; what follows from it would only repeat it. */
function problemOf(joint: Joint): Problem | undefined {
  return classProblem(joint) ?? signalProblem(joint) ?? directionProblem(joint);
}

function classProblem({ from, to }: Joint): Problem | undefined {
  const pins = `${capital(pinInWords(from))} is ${from.class} and ${pinInWords(to)} is ${to.class}`;
  if (from.class === "nc" || to.class === "nc" || from.direction === "nc" || to.direction === "nc")
    return {
      code: "cable-class",
      message: `${pins}; a pin that is not connected takes no wire.`,
      hint: "Take the wire out, or correct the pin.",
    };
  if (from.class === to.class || isSerialPair(from.class, to.class)) return undefined;
  const supplies = [from.class, to.class].some((one) => one === "power" || one === "ground");
  const free = from.class === "gpio" || to.class === "gpio";
  if (!supplies && (free || !exact.has(from.class) || !exact.has(to.class))) return undefined;
  return {
    code: "cable-class",
    message: `${pins}; this wire joins what does not belong together.`,
    hint: "Correct the pin number, or the class of the pin.",
  };
}

/** A UART is a serial line; some authors say the one, some the other. */
function isSerialPair(a: Pin["class"], b: Pin["class"]): boolean {
  return [a, b].every((one) => one === "serial" || one === "uart");
}

function signalProblem({ from, to }: Joint): Problem | undefined {
  const [a, b] = [signalOf(from), signalOf(to)];
  if (a === undefined || b === undefined || (ownValue(partners, a) ?? a) === b) return undefined;
  return {
    code: "cable-signal",
    message: `${capital(pinInWords(from))} is ${inWords(a)} and meets ${pinInWords(to)}, which is ${inWords(b)}.`,
    hint:
      partners[a] === undefined
        ? `Join ${inWords(a)} to ${inWords(a)}.`
        : `Join ${inWords(a)} to ${inWords(partners[a])}: the two wires cross.`,
  };
}

/** A serial line without a stated signal gets it from its direction. */
function signalOf({ signal, class: kind, direction }: Pin): Signal | undefined {
  if (signal !== undefined || kind !== "uart") return signal;
  return direction === "out" ? "tx" : direction === "in" ? "rx" : undefined;
}

function inWords(signal: Signal): string {
  return signal.startsWith("can-") || signal.startsWith("data-")
    ? signal.replace("can-", "CAN ").replace("data-", "data ")
    : signal.toUpperCase().replace("RS485-", "RS485 ");
}

function directionProblem({ from, to }: Joint): Problem | undefined {
  const meeting = [from.direction, to.direction];
  for (const [direction, what] of [
    ["out", "Two outputs drive each other"],
    ["power-out", "Two supplies feed each other"],
    ["in", "Two inputs meet and nothing drives them"],
    ["power-in", "Two supply inputs meet and nothing feeds them"],
  ] as const) {
    if (!meeting.every((one) => one === direction)) continue;
    return {
      code: "cable-direction",
      message: `${what}: ${pinInWords(from)} and ${pinInWords(to)}.`,
      hint: "Join an output to an input.",
    };
  }
  return undefined;
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
