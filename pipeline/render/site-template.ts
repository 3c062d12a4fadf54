import type { ServerEntry } from "../../renderer/compose/server-entry.ts";
import type { Template } from "../../renderer/compose/types.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { DrawTools } from "./draw-pages.ts";
import { loadServerEntry } from "./render-pages.ts";

/** The frame around all pages; `shellKey` names the shell that it is drawn from. */
export async function siteTemplate(
  { shell, sidebars }: Pick<SiteContent, "shell" | "sidebars">,
  shellKey: string,
  { bundle, store }: Pick<DrawTools, "bundle" | "store">,
): Promise<Template> {
  const key = `template ${shellKey}`;
  const known = store.getJson<ReturnType<ServerEntry["renderTemplate"]>>(key);
  if (known !== undefined) return { ...known, sidebars };
  const { renderTemplate } = await loadServerEntry(bundle.serverEntry);
  const drawn = renderTemplate(shell);
  store.putJson(key, drawn);
  return { ...drawn, sidebars };
}
