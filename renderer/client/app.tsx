import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Boundary } from "./boundary.tsx";
import { type RouteData, type Router, routeDataOf } from "./router.ts";
import { settle } from "./settle.ts";
import { showRoute } from "./show-route.ts";

type RouterState = Router["state"];

/**
 * What React draws of the frame: it puts the parts of a page in place, announces it, and shows that one is on its way.
 * It reads the router's state itself. The one route has no element of its own, and drawing those is what RouterProvider
 * is for, at four kilobytes of every first visit.
 */
export function App({ router }: { readonly router: Router }): ReactNode {
  const state = useSyncExternalStore(
    (changed) => router.subscribe(changed),
    () => router.state,
  );
  const data = routeDataOf(state);
  return (
    <>
      <Boundary data={data}>
        <Page data={data} state={state} />
      </Boundary>
      <Progress state={state} />
    </>
  );
}

function Page({ data, state }: { readonly data: RouteData; readonly state: RouterState }): ReactNode {
  const { location, historyAction } = state;
  const before = useRef<{ data: RouteData; location: RouterState["location"] }>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { data, location };
    if (last?.data !== data) showRoute(data);
    if (last !== undefined && last.location !== location) settle(last.location, location, historyAction);
  }, [data, location, historyAction]);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement(data)}
    </div>
  );
}

function announcement(data: RouteData): string {
  if (data.kind === "page") return data.page.parts.title;
  return data.kind === "failed" ? "The page could not be loaded" : "";
}

/** Waits 200 ms in the style sheet: a page that comes sooner shows no bar. */
function Progress({ state }: { readonly state: RouterState }): ReactNode {
  const { navigation, location } = state;
  if (navigation.state !== "loading" || navigation.location.pathname === location.pathname) return null;
  return <div className="progress-bar" role="progressbar" aria-label="Loading the page" />;
}
