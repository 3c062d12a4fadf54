import type { Template } from "../../renderer/shared/compose/types.ts";
import { aliasScript, scriptHash } from "../core/http/alias-script.ts";
import type { SitePolicy } from "../core/http/response-headers.ts";
import type { SiteContent } from "../pages/site-content.ts";

type FrameHtml = Pick<Template, "head" | "before" | "after" | "scripts">;

/**
 * The sources that the pages of a site may load and run: the inline scripts of their shell, and the hosts
 * that the site names.
 */
export function sitePolicy(
  frame: FrameHtml,
  { redirects, hosts }: Pick<SiteContent, "redirects" | "hosts">,
): SitePolicy {
  const aliases = redirects.length === 0 ? [] : [aliasScript];
  return { inlineScripts: [...inlineScripts(frame), ...aliases].map(scriptHash), ...hosts };
}

function inlineScripts({ head, before, after, scripts }: FrameHtml): string[] {
  const html = head + before + after + scripts;
  const found = html.matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  return [...found].map(([, code = ""]) => code);
}
