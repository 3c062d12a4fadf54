import type { Diagnostic } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { rawRange } from "../../../domain/codecs/can/signal-value.ts";
import type { ContentSignal } from "../../../exports/can-message-set/can-content.ts";
import { canFinding } from "./can-finding.ts";
import { locatedSignals, ruleOfMessages } from "./can-rule.ts";
import { SelectorIndex } from "./selectors.ts";

/**
 * The selector of a signal is a multiplexer of the same message that can have the value, and there is no
 * circle.
 */
export const canMultiplexing = ruleOfMessages((located) => {
  const { message, authored, source } = located;
  const selectors = message.signals.filter(({ multiplexer }) => multiplexer);
  const tops = selectors.filter(({ mux }) => mux === undefined).length;
  const byName = new Map([...selectors].reverse().map((selector) => [selector.name, selector]));
  const index = new SelectorIndex(message.signals);
  return locatedSignals(located).flatMap(({ signal, at }, s): Diagnostic[] => {
    if (signal.mux === undefined) return [];
    const named = authored.signals[s]?.muxBy;
    const report = (key: string, text: string, hint: string): Diagnostic[] => [
      canFinding(source, `${at}/${key}`, { code: "can-multiplexer", message: text, hint }),
    ];
    if (named === undefined && tops !== 1) {
      return report(
        "mux",
        `It is not clear which signal of "${message.name}" selects "${signal.name}".`,
        selectors.length === 0
          ? "Mark one signal with multiplexer: true."
          : `Name it with muxBy; multiplexers are ${namesOf(selectors)}.`,
      );
    }
    const selector = byName.get(signal.mux.by);
    if (selector === undefined) {
      return report(
        "muxBy",
        `The message "${message.name}" has no multiplexer "${named}".`,
        suggestNearest(
          named ?? "",
          selectors.map(({ name }) => name),
          "Mark that signal with multiplexer: true.",
        ),
      );
    }
    if (index.isCircular(signal)) {
      return report(
        "muxBy",
        `The signal "${signal.name}" selects itself.`,
        "Let it be selected by another signal.",
      );
    }
    const range = rawRange(selector);
    const beyond = signal.mux.values.find((value) => range === undefined || BigInt(value) > range.max);
    if (beyond === undefined) return [];
    return report(
      "mux",
      `The multiplexer "${selector.name}" can never be ${beyond}.`,
      range === undefined
        ? "A float cannot select."
        : `Its ${selector.length} bits reach up to ${range.max}.`,
    );
  });
});

/** Names that a hint lists at most. */
const MOST_NAMES = 12;

function namesOf(selectors: readonly ContentSignal[]): string {
  const names = selectors.slice(0, MOST_NAMES).map(({ name }) => name);
  const rest = selectors.length - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
