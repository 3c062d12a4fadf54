import { siteBase, urlToPathname } from "./addresses.ts";
import { type DevMessage, isConcerned, toDevMessage } from "./dev-message.ts";
import { showDiagnostics } from "./dev-overlay.ts";
import { forgetTrees } from "./navigation-trees.ts";
import { forgetPrefetched } from "./prefetch.ts";
import { onShown } from "./show-route.ts";
import { redrawSidebar } from "./sidebar-pane.ts";

/** Follows what `fairlead dev` says: pages that changed are loaded anew in place, mistakes are shown over the page. */
export function watchSources(refresh: (init: RequestInit) => Promise<void>): void {
  const events = new EventSource(`${siteBase()}__fairlead/events`);
  events.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const message = toDevMessage(data);
    if (message !== undefined) void answer(message, refresh);
  });
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

async function answer(message: DevMessage, refresh: (init: RequestInit) => Promise<void>): Promise<void> {
  switch (message.type) {
    case "pages":
      forgetPrefetched();
      forgetTrees();
      if (!isConcerned(message, urlToPathname(location, siteBase()))) return;
      await refresh({ cache: "no-store" });
      return redrawSidebar();
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
