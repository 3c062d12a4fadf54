import { type ReactNode, useState } from "react";
import { forgetSearches, readSearches } from "./recent-searches.ts";
import { focusField } from "./result-keys.ts";

/** Searches that led to a page, to be asked again. They are on this device and nowhere else. */
export function RecentList({ search }: { readonly search: (query: string) => void }): ReactNode {
  const [searches, setSearches] = useState(readSearches);
  if (searches.length === 0) return null;
  return (
    <div className="search-recent">
      <p id="recent-searches">Recent searches on this device</p>
      <ul className="search-recent-list" aria-labelledby="recent-searches">
        {searches.map((query) => (
          <li key={query}>
            <button type="button" className="search-again" onClick={() => search(query)}>
              {query}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="search-again search-forget"
            onClick={({ currentTarget }) => {
              // The button goes with the list.
              focusField(currentTarget);
              forgetSearches();
              setSearches([]);
            }}
          >
            Clear
          </button>
        </li>
      </ul>
    </div>
  );
}
