import type { SerialProtocolSource } from "../../../schema/generated/types.ts";
import { diagnosticAt } from "../../resolve/source.ts";
import type { Rule } from "./rule.ts";

/** The example frames of a text protocol begin, end and read as its framing and message say. */
export const serialExamples: Rule = (index) =>
  [...(index.records.get("serial-protocol")?.values() ?? [])].flatMap((source) => {
    const { framing, messages } = source.data as unknown as SerialProtocolSource;
    if (framing.kind !== "text") return [];
    return messages.flatMap((message, m) =>
      (message.examples ?? []).flatMap((example, e) => {
        const bytes = example.bytes.split(" ").map((byte) => Number.parseInt(byte, 16));
        const text = String.fromCharCode(...bytes.slice(1, -1));
        const problem =
          bytes[0] !== framing.start
            ? "does not begin with the first byte of the framing"
            : bytes.at(-1) !== framing.end
              ? "does not end with the last byte of the framing"
              : !text.startsWith(message.token ?? "")
                ? `does not hold the token "${message.token}"`
                : undefined;
        if (problem === undefined) return [];
        return [
          diagnosticAt(source, `/messages/${m}/examples/${e}/bytes`, {
            code: "example-frame",
            message: `This example of "${message.name}" ${problem}.`,
            hint: "Correct the bytes, or the framing.",
          }),
        ];
      }),
    );
  });
