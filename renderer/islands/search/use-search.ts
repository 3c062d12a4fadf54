import { useCallback, useEffect, useState } from "react";
import type { Limits } from "../../shared/search/find.ts";
import type { EngineAnswer } from "../../shared/search/search-engine.ts";
import { askSearch, onImproved } from "./search-client.ts";

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly offline: boolean }
  | ({
      readonly kind: "answer";
      /** The query that is answered; the reader may have typed on. */
      readonly query: string;
    } & EngineAnswer);

export interface Search {
  readonly query: string;
  readonly state: SearchState;
  readonly setQuery: (query: string) => void;
  readonly retry: () => void;
  /** Asks for as many pages again as at first. */
  readonly more: () => void;
}

const idle: SearchState = { kind: "idle" };
const loading: SearchState = { kind: "loading" };

/** A query and its answer. While a new answer is on its way the former one stays; answers that come too late are dropped. */
export function useSearch({ pages, sections }: Limits): Search {
  const [query, setQuery] = useState("");
  const [state, setState] = useState(idle);
  const [attempt, setAttempt] = useState({ fresh: false });
  const [rounds, setRounds] = useState(1);
  useEffect(() => onImproved(() => setAttempt({ fresh: false })), []);
  useEffect(() => {
    if (query.trim() === "") {
      setState(idle);
      return undefined;
    }
    let isLate = false;
    setState((before) => (before.kind === "answer" ? before : loading));
    void askSearch({ query, pages: pages * rounds, sections, fresh: attempt.fresh }).then((reply) => {
      if (isLate || reply?.kind === "stale") return;
      if (reply === undefined || reply.kind === "failed")
        setState({ kind: "failed", offline: !navigator.onLine });
      else {
        const { answer, titlesOnly, savedOnly } = reply;
        setState({ kind: "answer", query, answer, titlesOnly, savedOnly });
      }
    });
    return () => {
      isLate = true;
    };
  }, [query, pages, rounds, sections, attempt]);
  const ask = useCallback((next: string) => {
    setQuery(next);
    setRounds(1);
  }, []);
  return {
    query,
    state,
    setQuery: ask,
    retry: () => setAttempt({ fresh: true }),
    more: () => setRounds(rounds + 1),
  };
}
