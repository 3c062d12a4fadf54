import { siteBase, urlToPathname } from "./addresses.ts";
import { type DevMessage, isConcerned, toDevMessage } from "./dev-message.ts";
import { showDiagnostics } from "./dev-overlay.ts";
import { forgetTrees } from "./navigation-trees.ts";
import type { Refreshing } from "./router.ts";
import { currentSidebar, redrawSidebar } from "./sidebar-pane.ts";
import { onShown } from "./watch-shown.ts";

/** Shows the present page anew, in place. */
type Refresh = (wanted: Refreshing) => Promise<void>;

/** Follows what `fairlead dev` says: pages that changed are shown anew in place, mistakes are shown over the page. */
export function watchSources(refresh: Refresh): void {
  let events = listen(refresh);
  let followed = currentPathname();
  onShown(() => {
    if (currentPathname() === followed) return;
    followed = currentPathname();
    events.close();
    events = listen(refresh);
  });
}

/** Says which page is shown, and in which state, so that the server makes this one first. */
function listen(refresh: Refresh): EventSource {
  const { record = "" } = document.documentElement.dataset;
  const query = new URLSearchParams({ page: currentPathname(), hash: record });
  const events = new EventSource(`${siteBase()}__fairlead/events?${query}`);
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const message = toDevMessage(data);
    if (message !== undefined) void answer(message, refresh);
  });
  return events;
}

function currentPathname(): string {
  return document.documentElement.dataset.pathname ?? "/";
}

/** That of the running server; one that was started anew has another. */
let token: string | undefined;

/** The form is no part of any site: only the development server has its module. */
async function offerForm(fresh: string): Promise<void> {
  const isOffered = token !== undefined;
  token = fresh;
  if (isOffered) return;
  const address = `${siteBase()}__fairlead/edit-form.js`;
  const { offerEditing } = (await import(
    /* @vite-ignore */ address
  )) as typeof import("./dev-form/dev-form.ts");
  const pageOf = (): string | undefined => urlToPathname(location, siteBase());
  offerEditing({ tokenOf: () => token ?? "", base: siteBase(), pageOf, onShown });
}

async function answer(message: DevMessage, refresh: Refresh): Promise<void> {
  switch (message.type) {
    case "page": {
      const { page } = message;
      // A reader who has gone on meanwhile gets it where they come back.
      return page.record.pathname === currentPathname() ? refresh({ page }) : undefined;
    }
    case "pages": {
      if (message.sidebars.length > 0) forgetTrees();
      if (isConcerned(message, urlToPathname(location, siteBase())))
        await refresh({ init: { cache: "no-store" } });
      if (message.sidebars.includes(currentSidebar() ?? "")) await redrawSidebar();
      return;
    }
    case "diagnostics":
      return showDiagnostics(message);
    case "form":
      return offerForm(message.token);
    case "shell":
      return location.reload();
    default:
      return message satisfies never;
  }
}
