import type { Template } from "../../renderer/shared/compose/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { hashOf } from "../core/hash.ts";
import { aliasScript, scriptHash } from "../core/http/alias-script.ts";
import type { SitePolicy } from "../core/http/response-headers.ts";
import { once } from "../core/once.ts";
import type { SiteContent } from "../pages/site-content.ts";
import { type DrawTools, drawPages } from "./draw-pages.ts";
import type { PageShell } from "./page-files.ts";
import type { BuildInput, DrawnSite } from "./producer.ts";
import { searchTexts } from "./search-texts.ts";
import { loadServerEntry } from "./server-entry.ts";
import { sidebarKeys, treeName } from "./sidebar-keys.ts";

/** Draws the pages of a site and the frame around them; pages that were drawn before are not drawn again. */
export async function drawSite(input: BuildInput): Promise<DrawnSite> {
  const { content, tools } = input;
  const { bundle, engine } = tools;
  const { shell } = content;
  const shellKey = hashOf(canonicalJson(shell), bundle.fingerprint);
  const [{ pages, plan, rendered }, { frame, inlineScripts }] = await Promise.all([
    drawPages(content, shellKey, tools),
    drawFrame(content, shellKey, tools),
  ]);
  const pageShell = pageShellOf({ ...frame, sidebars: content.sidebars }, input);
  return {
    content,
    tools,
    shellKey,
    pageShell,
    pages,
    plan,
    rendered,
    policy: sitePolicy(inlineScripts, content),
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

/** The frame around all pages, and the scripts in it; `shellKey` names the shell that it is drawn from. */
function drawFrame(
  { shell }: Pick<SiteContent, "shell">,
  shellKey: string,
  { bundle, engine }: Pick<DrawTools, "bundle" | "engine">,
): Promise<{ frame: Omit<Template, "sidebars">; inlineScripts: readonly string[] }> {
  return engine.memoLater("frame", shellKey, async () => {
    const { renderTemplate, bootstrapScript } = await loadServerEntry(bundle.serverEntry);
    return { frame: renderTemplate(shell), inlineScripts: [bootstrapScript] };
  });
}

/**
 * The sources that the pages of a site may load and run: the inline scripts of their frame, and the hosts
 * that the site names.
 */
export function sitePolicy(
  inlineScripts: readonly string[],
  { redirects, hosts }: Pick<SiteContent, "redirects" | "hosts">,
): SitePolicy {
  const aliases = redirects.length === 0 ? [] : [aliasScript];
  return { inlineScripts: [...inlineScripts, ...aliases].map(scriptHash), ...hosts };
}
