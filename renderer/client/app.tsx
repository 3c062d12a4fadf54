import { type ReactNode, useLayoutEffect, useRef } from "react";
import {
  type Location,
  useLoaderData,
  useLocation,
  useNavigation,
  useNavigationType,
  useRouteError,
} from "react-router-dom";
import { focusSkipRegion, focusTarget } from "./focus.ts";
import type { RouteData } from "./router.tsx";
import { enterPage, hashTarget, jumpTo } from "./scroll-memory.ts";
import { showCrash, showRoute } from "./show-route.ts";

/** What React draws of the frame: it announces pages, shows that one is on its way, and puts its parts in place. */
export function App(): ReactNode {
  const data = useLoaderData() as RouteData;
  useShownRoute(data);
  return (
    <>
      <Announcer text={announcement(data)} />
      <Progress />
    </>
  );
}

/** What React draws when putting a page in place failed; it goes away with the next navigation. */
export function Crash(): ReactNode {
  const error = useRouteError();
  useLayoutEffect(() => showCrash(error), [error]);
  return <Announcer text="This page crashed" />;
}

function Announcer({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

function announcement(data: RouteData): string {
  if (data.kind === "page") return data.page.parts.title;
  return data.kind === "failed" ? "The page could not be loaded" : "";
}

/** Waits 200 ms in the style sheet: a page that comes sooner shows no bar. */
function Progress(): ReactNode {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  if (state !== "loading" || location?.pathname === pathname) return null;
  return <div className="progress-bar" role="progressbar" aria-label="Loading the page" />;
}

function useShownRoute(data: RouteData): void {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<{ data: RouteData; location: Location }>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { data, location };
    if (last?.data !== data) showRoute(data);
    if (last !== undefined && last.location !== location) settle(last.location, location, type);
  }, [data, location, type]);
}

/** Scrolls and moves the focus as a full load would. */
function settle(last: Location, location: Location, type: string): void {
  const left = enterPage();
  const isSamePlace = last.pathname === location.pathname && last.hash === location.hash;
  const target = hashTarget(location.hash);
  if (type === "POP") {
    if (last.key !== location.key || !isSamePlace) jumpTo(left ?? target ?? 0);
  } else if (isSamePlace && last.search !== location.search) {
    // Another query of the same page: the reader stays where they are.
  } else if (target !== null) {
    jumpTo(target);
    focusTarget(target);
  } else if (location.hash === "") {
    jumpTo(0);
    focusSkipRegion();
  }
}
