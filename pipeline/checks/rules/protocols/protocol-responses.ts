import { suggestNearest } from "../../../core/text/nearest.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** The answer to a message is a message of the same protocol. */
export const protocolResponses = ruleOfProtocols((protocol) => {
  const ids = protocol.source.data.messages.map(({ id }) => id);
  return locatedMessages(protocol).flatMap(({ source, at, authored: { response } }) => {
    if (response === undefined || ids.includes(response)) return [];
    return [
      diagnosticAt(source, `${at}/response`, {
        code: "reference-not-found",
        message: `This protocol has no message "${response}".`,
        hint: suggestNearest(response, ids, "Write the id of the message that answers."),
      }),
    ];
  });
});
