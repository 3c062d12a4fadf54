import type { Diagnostic } from "../../../core/diagnostics.ts";
import { nearest } from "../../../core/text/nearest.ts";
import { rawRange } from "../../../domain/codecs/can/signal-value.ts";
import type { ContentSignal } from "../../../exports/can-message-set/can-content.ts";
import { canFinding } from "./can-finding.ts";
import { locatedSignals, ruleOfMessages } from "./can-rule.ts";

/** What selects a signal is a multiplexer of the same message that can have the value, and no circle. */
export const canMultiplexing = ruleOfMessages((located) => {
  const { message, authored, source } = located;
  const selectors = message.signals.filter(({ multiplexer }) => multiplexer);
  return locatedSignals(located).flatMap(({ signal, at }, s): Diagnostic[] => {
    if (signal.mux === undefined) return [];
    const named = authored.signals[s]?.muxBy;
    const report = (key: string, text: string, hint: string): Diagnostic[] => [
      canFinding(source, `${at}/${key}`, { code: "can-multiplexer", message: text, hint }),
    ];
    if (named === undefined && selectors.filter(({ mux }) => mux === undefined).length !== 1) {
      return report(
        "mux",
        `It is not clear which signal of "${message.name}" selects "${signal.name}".`,
        selectors.length === 0
          ? "Mark one signal with multiplexer: true."
          : `Name it with muxBy; multiplexers are ${selectors.map(({ name }) => name).join(", ")}.`,
      );
    }
    const selector = selectors.find(({ name }) => name === signal.mux?.by);
    if (selector === undefined) {
      const near = nearest(
        named ?? "",
        selectors.map(({ name }) => name),
      );
      return report(
        "muxBy",
        `The message "${message.name}" has no multiplexer "${named}".`,
        near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Mark that signal with multiplexer: true.",
      );
    }
    if (isCircle(signal, message.signals)) {
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

function isCircle(signal: ContentSignal, signals: readonly ContentSignal[]): boolean {
  let at: ContentSignal | undefined = signal;
  for (let steps = 0; at?.mux !== undefined; steps++) {
    if (steps > signals.length) return true;
    const by: string = at.mux.by;
    at = signals.find(({ name }) => name === by);
  }
  return false;
}
