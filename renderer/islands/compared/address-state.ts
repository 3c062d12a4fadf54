import { useCallback, useEffect, useRef, useState } from "react";

/** Encodes the state of an island in the query of the address. */
export interface AddressCodec<S> {
  readonly read: (query: URLSearchParams) => S;
  /** Sets and deletes the words of this island and leaves the others. */
  readonly write: (state: S, query: URLSearchParams) => void;
}

/** Sent when an island has written its state, so that others of the page that read it follow. */
const CHANGED = "fairlead:query";
/** Browsers limit the rate of changes to the address, so that it is not written after every key. */
const QUIET_MS = 250;

/**
 * State in the query of the address, so that it can be bookmarked and shared: read from there at first and after Back
 * and Forward, and written there when the reader pauses. The first value is that of an address without a query.
 */
export function useAddressState<S>(codec: AddressCodec<S>): [S, (next: S) => void] {
  const [state, setState] = useState(() => codec.read(new URLSearchParams()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useRef(() => {});
  useEffect(() => {
    const own = location.pathname;
    const read = () => {
      // A state that is about to be written is newer than the address.
      if (location.pathname === own && timer.current === undefined)
        setState(codec.read(new URLSearchParams(location.search)));
    };
    // The state is that of an address without a query already; to set it anew would draw the island once more.
    if (location.search !== "") read();
    const leaving = new AbortController();
    addEventListener("popstate", read, { signal: leaving.signal });
    document.addEventListener(CHANGED, read, { signal: leaving.signal });
    // A link may be followed, or the page reloaded, before the reader has paused.
    for (const end of ["pagehide", "click"])
      addEventListener(end, () => flush.current(), { capture: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer.current);
    };
  }, [codec]);
  const change = useCallback(
    (next: S) => {
      setState(next);
      const own = location.pathname;
      clearTimeout(timer.current);
      flush.current = () => {
        if (timer.current === undefined) return;
        clearTimeout(timer.current);
        timer.current = undefined;
        if (location.pathname === own) writeAddress((query) => codec.write(next, query));
      };
      timer.current = setTimeout(() => flush.current(), QUIET_MS);
    },
    [codec],
  );
  return [state, change];
}

function writeAddress(change: (query: URLSearchParams) => void): void {
  const address = new URL(location.href);
  change(address.searchParams);
  if (address.href === location.href) return;
  history.replaceState(history.state, "", address);
  document.dispatchEvent(new Event(CHANGED));
}
