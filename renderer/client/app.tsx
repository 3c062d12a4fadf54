import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Boundary } from "./boundary.tsx";
import { type RouteData, type Router, routeDataOf } from "./router.ts";
import { settle } from "./settle.ts";
import { showRoute } from "./show-route.ts";
import { tellShown } from "./watch-shown.ts";

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
  // Kept here, where a crash of the page does not reach it.
  const before = useRef<Shown>(undefined);
  return (
    <>
      <Boundary data={data} news={announcement(data)}>
        <Page data={data} state={state} before={before} />
      </Boundary>
      <Progress state={state} />
    </>
  );
}

/** What was shown last, and where. */
interface Shown {
  readonly data: RouteData;
  readonly location: RouterState["location"];
}

function Page(props: {
  readonly data: RouteData;
  readonly state: RouterState;
  readonly before: RefObject<Shown | undefined>;
}): null {
  const { data, before } = props;
  const { location, historyAction } = props.state;
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { data, location };
    if (last?.data !== data) showRoute(data);
    if (last !== undefined && last.location !== location) settle(last.location, location, historyAction);
    if (data.kind !== "failed") tellShown();
  }, [data, location, historyAction, before]);
  return null;
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
