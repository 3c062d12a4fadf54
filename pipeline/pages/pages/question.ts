import type { Question } from "../../../schema/generated/types.ts";

/** How a question reaches the publisher of the site: the address that sends it, from its subject and text. */
export type QuestionChannel = (subject: string, text: string) => string;

/** The channel that `site.yaml` knows; undefined where it names none. */
export function questionChannel(
  organization: { readonly email?: string | undefined } | undefined,
): QuestionChannel | undefined {
  const email = organization?.email;
  if (email === undefined) return undefined;
  return (subject, text) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
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
