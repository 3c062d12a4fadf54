import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { Boundary } from "./boundary.tsx";
import { view } from "./load-view.ts";
import { type RouteData, type Router, routeDataOf } from "./router.ts";
import { settle } from "./settle.ts";
import { showMessage } from "./show-message.ts";
import { tellShown } from "./watch-shown.ts";

const FAILED = "This page could not be loaded";
const OFFLINE =
  "There is no network at present, or it does not answer, and no copy of this page is stored here.";
const REFUSED = "The server did not answer as expected.";

type RouterState = Router["state"];

/**
 * The React part of the page shell: it puts the parts of a page in place, announces it, and shows that one is on its way.
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

/** The data and location of the last page that was shown. */
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

/** Shows what the route has loaded. */
function showRoute(data: RouteData): void {
  if (data.kind === "page") data.show(data.page, data.tree);
  if (data.kind === "failed") {
    if (view === undefined) document.title = FAILED;
    else view.leavePage(data.pathname, FAILED);
    showMessage(FAILED, [data.offline ? OFFLINE : REFUSED], "Retry");
  }
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
