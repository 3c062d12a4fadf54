import type { ReactNode } from "react";

const MOST = 8;

/** Pages of a list in the document whose titles have all words of a query: what a reader can use before the index is there. */
export function TitleMatches(props: { readonly query: string; readonly list: string }): ReactNode {
  const words = props.query.toLowerCase().trim().split(/\s+/);
  const links = [...document.querySelectorAll<HTMLAnchorElement>(props.list)];
  const found = links.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  if (found.length === 0) return null;
  return (
    <section className="search-group">
      <h2>Titles with these words</h2>
      <ul className="search-pages">
        {found.slice(0, MOST).map((link) => (
          <li key={link.href}>
            <a className="search-hit" href={link.href}>
              <span className="search-trail">{groupOf(link)}</span>
              <span className="search-title">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of the group in which a link is listed: a product and its manual may have one title. */
function groupOf(link: Element): string | undefined {
  return link.closest("section")?.querySelector("h3")?.textContent;
}
