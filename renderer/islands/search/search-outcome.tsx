import type { MouseEvent, ReactNode } from "react";
import type { FoundGroup, SearchAnswer } from "../../shared/search/answer.ts";
import type { Stretch } from "../../shared/search/excerpts.ts";
import type { FoundPage, FoundSection } from "../../shared/search/find.ts";
import { useOwnStyle } from "../use-own-style.ts";
import { focusField } from "./result-keys.ts";
import css from "./results.css?inline";
import type { Search } from "./use-search.ts";

/** The outcome of a search: a count that is announced, and the results or advice if there are no results. */
export function SearchOutcome(props: {
  readonly search: Search;
  /** Content before a query is typed, and while the index is loading. */
  readonly idle: ReactNode;
  /** Address of the list of all pages. */
  readonly list: string;
  /** Content below results that are limited to the best. */
  readonly rest: ReactNode;
}): ReactNode {
  const { search, idle, list, rest } = props;
  const { state, query } = search;
  useOwnStyle(css);
  return (
    <>
      <p className="search-count" role="status">
        {state.kind === "loading" && "Loading the index …"}
        {state.kind === "answer" && countText(state.answer)}
      </p>
      {(state.kind === "idle" || state.kind === "loading") && idle}
      {state.kind === "failed" && <Failed search={search} offline={state.offline} />}
      {state.kind === "answer" && state.titlesOnly && (
        <p className="search-note">
          Only titles are searched while the index of the saved pages is made on this device.
        </p>
      )}
      {state.kind === "answer" && state.savedOnly && (
        <p className="search-note">
          The server cannot be reached: only pages saved on this device are searched.
        </p>
      )}
      {state.kind === "answer" && state.answer.total === 0 && <Nothing query={query} list={list} />}
      {state.kind === "answer" && state.answer.total > 0 && (
        <>
          {state.answer.groups.map((group) => (
            <Group key={`${group.title} ${group.isPartial}`} group={group} />
          ))}
          {pagesIn(state.answer) < state.answer.totalPages && rest}
        </>
      )}
    </>
  );
}

function Failed({ search, offline }: { readonly search: Search; readonly offline: boolean }): ReactNode {
  const retry = ({ currentTarget }: MouseEvent) => {
    // The button goes with the message.
    focusField(currentTarget);
    search.retry();
  };
  return (
    <div className="search-empty" role="alert">
      <p className="search-empty-title">The index could not be loaded.</p>
      <p>
        {offline
          ? "There is no network at present, and no copy of the index is stored here. Pages that are open stay readable."
          : "The server did not answer as expected. Menus and links work as before."}
      </p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

function Nothing({ query, list }: { readonly query: string; readonly list: string }): ReactNode {
  return (
    <div className="search-empty">
      <p className="search-empty-title">No section holds “{query.trim()}”.</p>
      <p>
        Try a part of the number or register, a shorter word, or another spelling. Or look through the{" "}
        <a href={list}>list of all pages</a>.
      </p>
    </div>
  );
}

/** Pages that are listed, without those that have only some of the words. */
export function pagesIn({ groups }: SearchAnswer): number {
  return groups.reduce((sum, { pages, isPartial }) => sum + (isPartial ? 0 : pages.length), 0);
}

/** Pages of one kind. */
function Group({ group }: { readonly group: FoundGroup }): ReactNode {
  const { title, isPartial, isGap, pages } = group;
  return (
    <section className="search-group">
      <h2>
        {title}
        {isGap && <span className="search-some"> where it is not published</span>}
        {isPartial && <span className="search-some"> with some of the words</span>}
      </h2>
      <ol className="search-pages">
        {pages.map((page) => (
          <PageResult key={page.href} page={page} />
        ))}
      </ol>
    </section>
  );
}

function PageResult({ page }: { readonly page: FoundPage }): ReactNode {
  const isTitled = page.sections[0]?.isPage !== true;
  return (
    <li>
      {page.trail.length > 0 && <p className="search-trail">{page.trail.join(" / ")}</p>}
      {isTitled && <p className="search-title">{page.title}</p>}
      <ul>
        {page.sections.map((section) => (
          <li key={section.href}>
            <SectionResult section={section} isTitle={!isTitled && section.isPage} />
          </li>
        ))}
      </ul>
      {page.more > 0 && <p className="search-more">{page.more} more on this page</p>}
    </li>
  );
}

function SectionResult(props: { readonly section: FoundSection; readonly isTitle: boolean }): ReactNode {
  const { href, heading, trail, text } = props.section;
  return (
    <a className="search-hit" href={href}>
      <span className={props.isTitle ? "search-title" : "search-heading"}>
        {trail.length > 0 && <span className="search-above">{trail.join(" / ")} / </span>}
        <Marked stretches={heading} />
      </span>
      {text.length > 0 && (
        <span className="search-text" dir="auto">
          <Marked stretches={text} />
        </span>
      )}
    </a>
  );
}

function Marked({ stretches }: { readonly stretches: readonly Stretch[] }): ReactNode {
  return stretches.map(([text, isHit], at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no identity but their place.
    isHit ? <mark key={at}>{text}</mark> : text,
  );
}

/** How much was found, in words: "12 results on 5 pages". */
function countText({ total, totalPages, isPartial }: SearchAnswer): string {
  if (total === 0) return "No results";
  const pages = totalPages === 1 ? "1 page" : `${totalPages} pages`;
  const results = `${total === 1 ? "1 result" : `${total} results`} on ${pages}`;
  return isPartial ? `No section has all of the words. ${results} with some of them` : results;
}
