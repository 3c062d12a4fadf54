import type { Template } from "../../renderer/shared/compose/types.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { DrawTools } from "./draw-pages.ts";
import { loadServerEntry } from "./server-entry.ts";

/** The frame around all pages; `shellKey` names the shell that it is drawn from. */
export async function siteTemplate(
  { shell, sidebars }: Pick<SiteContent, "shell" | "sidebars">,
  shellKey: string,
  { bundle, engine }: Pick<DrawTools, "bundle" | "engine">,
): Promise<Template> {
  const drawn = await engine.memoLater("template", shellKey, async () => {
    const { renderTemplate } = await loadServerEntry(bundle.serverEntry);
    return renderTemplate(shell);
  });
  return { ...drawn, sidebars };
}
