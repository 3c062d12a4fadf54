import type { Question } from "../../../schema/generated/types.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** How a question reaches the publisher of the site: the address that sends it, from its subject and text. */
export type QuestionChannel = (subject: string, text: string) => string;

/** The first address of `site.yaml` to which a message can be sent; undefined where it names none. */
export function questionChannel(index: Pick<SiteIndex, "config">): QuestionChannel | undefined {
  const channel = contactChannels(index).find(({ kind }) => kind === "email");
  if (channel === undefined) return undefined;
  return (subject, text) =>
    `${channel.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** The question about what a page does not publish, with the names of the thing and of what is asked for. */
export function questionOf(
  subject: string,
  names: readonly string[],
  channel: QuestionChannel | undefined,
): Question {
  const text =
    names.length === 0
      ? `Please tell me what ${subject} is and what it is made for.`
      : `Please tell me about ${subject}: ${names.join("; ")}.`;
  return { text, ...(channel === undefined ? {} : { href: channel(subject, text) }) };
}
