import type { ReactNode } from "react";
import type { ContactChannel, PageRecord, Question } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";
import { partId } from "../section/anchor-of.ts";

/**
 * The values that are not published, once for the whole page: a closed panel with their names, and a link to ask for
 * them.
 */
export function NotPublished({ record }: { readonly record: PageRecord }): ReactNode {
  const { unknown = [], question } = record;
  if (question === undefined) return null;
  return (
    <div className="prose not-published">
      <details id={partId(record, "not-published")}>
        <summary>{unknown.length === 0 ? "Question" : `Not published (${unknown.length})`}</summary>
        {unknown.length > 0 && (
          <ul>
            {unknown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <AskedAs question={question} />
      </details>
    </div>
  );
}

/** The question as a message to send where a channel takes one, else as a text to copy; and each way on that the site has. */
function AskedAs({ question }: { readonly question: Question }): ReactNode {
  const { text, href, contact } = question;
  const first = firstWay(question);
  return (
    <>
      {href === undefined ? (
        <pre>
          <code>{text}</code>
        </pre>
      ) : (
        <p>{text}</p>
      )}
      {first !== undefined && (
        <p>
          <Link className="button" href={first.href}>
            {first.label}
          </Link>
        </p>
      )}
      {contact !== undefined && contact.href !== first?.href && (
        <p>
          More ways to ask: <Link href={contact.href}>{contact.title}</Link>
        </p>
      )}
    </>
  );
}

function firstWay({ href, channel, contact }: Question): { label: string; href: string } | undefined {
  if (href !== undefined) return { label: "Ask this question", href };
  if (channel !== undefined) return { label: `${ways[channel.kind]} ${channel.label}`, href: channel.href };
  return contact === undefined ? undefined : { label: contact.title, href: contact.href };
}

/** The verb of the link to ask, by the kind of the channel. */
const ways: { readonly [K in ContactChannel["kind"]]: string } = {
  email: "Write to",
  telephone: "Call",
  form: "Ask by",
  chat: "Ask in",
  link: "Ask at",
};
