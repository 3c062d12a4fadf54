import { createBrowserRouter, type LoaderFunctionArgs } from "react-router-dom";
import type { Navigation } from "../../schema/generated/types.ts";
import { encodePathname, siteBase, urlToPathname } from "./addresses.ts";
import { PageProbe } from "./has-page.ts";
import { loadPage } from "./load-page.ts";
import { loadView, view as shown } from "./load-view.ts";
import type { LoadedPage } from "./page-data.ts";
import { takePrefetched } from "./prefetched-pages.ts";
import { openByBrowser } from "./recover-stale-client.ts";
import type { showPage } from "./show-page.ts";

/** Loader data of the catch-all route. */
export type RouteData =
  | { readonly kind: "adopted" }
  | {
      readonly kind: "page";
      readonly page: LoadedPage;
      /** The sidebar, where it has to be drawn. */
      readonly tree: Navigation | undefined;
      readonly show: typeof showPage;
    }
  | { readonly kind: "failed"; readonly offline: boolean; readonly pathname: string };

/** How the shown page is made anew: it is at hand, or it is loaded so. */
export interface Refreshing {
  readonly page?: LoadedPage;
  readonly init?: RequestInit;
}

export type Router = ReturnType<typeof createBrowserRouter>;

const ROUTE = "page";
const failed: RouteData = { kind: "failed", offline: false, pathname: "" };
let refreshing: Refreshing | undefined;

/** One route for all addresses. The page that the server sent is adopted: nothing is fetched for it. */
export function createRouter(): Router {
  const base = siteBase();
  // Below a base the home page has a final slash, wherever a host lets it go.
  if (`${location.pathname}/` === base)
    history.replaceState(history.state, "", base + location.search + location.hash);
  const adopted: RouteData = { kind: "adopted" };
  return createBrowserRouter(
    [
      {
        id: ROUTE,
        path: "*",
        loader: loadRoute,
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          refreshing !== undefined || urlToPathname(currentUrl, base) !== urlToPathname(nextUrl, base),
      },
    ],
    { basename: base, hydrationData: { loaderData: { [ROUTE]: adopted } } },
  );
}

/** The data that the route has loaded for the present address. */
export function routeDataOf(state: Router["state"]): RouteData {
  return (state.loaderData[ROUTE] as RouteData | undefined) ?? failed;
}

async function loadRoute({ request }: LoaderFunctionArgs): Promise<RouteData> {
  const base = siteBase();
  // An address that no page can have is requested all the same: the answer is the not-found page.
  const pathname = urlToPathname(new URL(request.url), base) ?? "/404";
  const { page: given, init: own } = refreshing ?? {};
  const { url: href, signal } = request;
  const init = { ...own, signal };
  const probe = new PageProbe(href, init);
  try {
    const ahead = given?.record.pathname === pathname ? given : takePrefetched(pathname);
    const [page, view] = await Promise.all([
      Promise.resolve(ahead ?? loadPage({ pathname, base, init })).catch((error) => {
        if (shown === undefined) throw error;
        return shown.recall(pathname, error);
      }),
      loadView(),
    ]);
    return { kind: "page", page, tree: await view.loadNeeds(page), show: view.showPage };
  } catch (error) {
    if (signal.aborted) throw error;
    // The browser is leaving: keep the old page until it has left.
    if (await openByBrowser({ href, error, signal, probe })) return await new Promise<never>(() => {});
    return { kind: "failed", offline: !navigator.onLine || error instanceof TypeError, pathname };
  } finally {
    probe.end();
  }
}

/** Loads and shows the present page anew at the same scroll position. If two calls overlap, the later one counts. */
export async function refresh(router: Router, wanted: Refreshing = {}): Promise<void> {
  refreshing = wanted;
  try {
    await router.revalidate();
  } finally {
    if (refreshing === wanted) refreshing = undefined;
  }
}

/** Opens the page of a link; the address shown is the public one, whatever the link says. */
export function goTo(router: Router, pathname: string, link: HTMLAnchorElement): void {
  const target = encodePathname(pathname) + link.search + link.hash;
  // The open menu of small windows has an entry of its own, which the page takes over.
  const isMenu = (history.state as { menu?: boolean } | null)?.menu === true;
  void router.navigate(target, { replace: isMenu || link.href === location.href });
}
