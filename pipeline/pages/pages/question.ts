import type { Question } from "../../../schema/generated/types.ts";
import { contactChannels } from "../../model/contact-channels.ts";
import { contactPage } from "../../model/contact-page.ts";
import type { CompileContext } from "../context.ts";

/**
 * The question about what a page does not publish, with the names of the thing and of what is asked for, and how it
 * reaches the publisher: as a message where a channel takes one, else by the first other channel of `site.yaml`, and by
 * the contact page.
 */
export function questionOf(subject: string, names: readonly string[], context: CompileContext): Question {
  const text =
    names.length === 0
      ? `Please tell me what ${subject} is and what it is made for.`
      : `Please tell me about ${subject}: ${names.join("; ")}.`;
  return { text, ...channelFor(subject, text, context), ...contactOf(context) };
}

function channelFor(subject: string, text: string, { index }: CompileContext): Partial<Question> {
  const channels = contactChannels(index);
  const mail = channels.find(({ kind }) => kind === "email");
  if (mail !== undefined)
    return { href: `${mail.href}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}` };
  const [other] = channels;
  if (other === undefined) return {};
  const { kind, label, href } = other;
  return { channel: { kind, label, href } };
}

function contactOf(context: CompileContext): Pick<Question, "contact"> {
  const page = contactPage(context.index);
  return page === undefined ? {} : { contact: { title: page.title, href: context.href(page.pathname) } };
}
