import type { Template } from "../../renderer/shared/compose/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { hashOf } from "../core/hash.ts";
import { once } from "../core/once.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { type DrawTools, drawPages } from "./draw-pages.ts";
import type { PageShell } from "./page-files.ts";
import type { BuildInput, DrawnSite } from "./producer.ts";
import { searchTexts } from "./search-texts.ts";
import { loadServerEntry } from "./server-entry.ts";
import { sidebarKeys } from "./sidebar-keys.ts";
import { sitePolicy } from "./site-policy.ts";
import { treeName } from "./tree-name.ts";

/** Draws the pages of a site and the frame around them; pages that were drawn before are not drawn again. */
export async function drawSite(input: BuildInput): Promise<DrawnSite> {
  const { content, tools } = input;
  const { bundle, engine } = tools;
  const { shell } = content;
  const shellKey = hashOf(canonicalJson(shell), bundle.fingerprint);
  const [{ pages, plan, rendered }, template] = await Promise.all([
    drawPages(content, shellKey, tools),
    siteTemplate(content, shellKey, tools),
  ]);
  const pageShell = pageShellOf(template, input);
  return {
    content,
    tools,
    shellKey,
    pageShell,
    pages,
    plan,
    rendered,
    policy: sitePolicy(pageShell.template, content),
    texts: once(() => searchTexts(pages, { base: shell.base, engine })),
  };
}

function pageShellOf(drawn: Template, { content, tools }: BuildInput): PageShell {
  const { bundle, engine, rootAttributes = "", head = "", isLazy = false } = tools;
  const template = {
    ...drawn,
    head: drawn.head + head,
    rootAttributes: `${drawn.rootAttributes} ${rootAttributes}`.trim(),
  };
  return {
    template,
    templateKey: hashOf(canonicalJson({ ...template, sidebars: {} }), bundle.fingerprint),
    // `dev` makes what is asked for: there every page of a tree that has changed is made anew.
    sidebarKey: isLazy ? treeName : sidebarKeys(content.records, content.shell.base, engine),
  };
}

/** The frame around all pages; `shellKey` names the shell that it is drawn from. */
async function siteTemplate(
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
