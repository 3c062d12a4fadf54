import type { FrameDrawing } from "../../../schema/generated/types.ts";
import { countOf } from "../../core/text/phrase.ts";
import { bitPositions } from "../../domain/codecs/can/bit-positions.ts";
import { presentSignals } from "../../domain/codecs/can/can-frame.ts";
import type { CanMessage, CanSignal } from "../../domain/codecs/can/can-types.ts";
import { byteDrawing } from "./bit-drawing.ts";

/** The bit layouts of a message: one, or one for each choice of its multiplexers. */
export function canDrawings(message: CanMessage): FrameDrawing[] {
  const choices = choicesOf(message);
  return choices.map((choice) => {
    const present = presentSignals(message, ({ name }) => BigInt(choice.get(name) ?? -1));
    const drawn = present.filter((signal) => !("overlaps" in signal && signal.overlaps === true));
    const fields = drawn.map((signal) => ({
      name: signal.name,
      bits: bitPositions(signal),
      field: message.signals.indexOf(signal),
    }));
    const condition = [...choice].map(([name, value]) => `${name} = ${value}`).join(", ");
    const when = condition === "" ? "" : ` when ${condition}`;
    const shared = drawn.length < present.length ? " Signals that share bits are in the table alone." : "";
    return byteDrawing(fields, message.length, {
      caption: `Bits of ${message.name}${when}.${shared}`,
      summary: `Bits of ${message.name}${when}, ${countOf(message.length, "byte")}: ${drawn.map(bitsText).join("; ")}.`,
    });
  });
}

function bitsText({ name, start, length, order }: CanSignal): string {
  return `${name} from bit ${start}, ${countOf(length, "bit")}, ${order}-endian`;
}

/**
 * Values of the multiplexers for which different signals are present; one empty choice without multiplexers.
 */
function choicesOf(message: CanMessage): ReadonlyMap<string, number>[] {
  let choices: Map<string, number>[] = [new Map()];
  for (const selector of message.signals.filter(({ multiplexer }) => multiplexer)) {
    const values = [
      ...new Set(message.signals.flatMap(({ mux }) => (mux?.by === selector.name ? mux.values : []))),
    ].sort((a, b) => a - b);
    choices = choices.flatMap((choice) => {
      const isPresent = presentSignals(message, ({ name }) => BigInt(choice.get(name) ?? -1)).includes(
        selector,
      );
      return isPresent && values.length > 0
        ? values.map((value) => new Map([...choice, [selector.name, value]]))
        : [choice];
    });
  }
  return withoutMarkdown(choices, message);
}

/** Two choices that select the same signals need one drawing. */
function withoutMarkdown(choices: readonly ReadonlyMap<string, number>[], message: CanMessage) {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const names = presentSignals(message, ({ name }) => BigInt(choice.get(name) ?? -1)).map(
      ({ name }) => name,
    );
    const key = names.join(" ");
    return seen.size !== seen.add(key).size;
  });
}
