import { largest } from "../../core/largest.ts";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import type { Impact } from "./find-impact.ts";

/** The impact for people: pages with their places, exports, links. */
export function impactText(reference: string, { everyPage, pages, exports, links }: Impact): string {
  const blocks = [
    block(
      "Pages",
      pages.map(({ pathname, places }) => [pathname, places.join(" ")]),
    ),
    everyPage ? "The frame around every page: navigation, footer or another setting of site.yaml\n" : "",
    block(
      "Exports",
      exports.map(({ pathname, title }) => [pathname, title]),
    ),
    block(
      "Links",
      links.map(({ file, line, column }) => [
        [file, line, column].filter((part) => part !== undefined).join(":"),
        "",
      ]),
    ),
  ].filter((text) => text !== "");
  const head = `What depends on ${reference}\n`;
  const total = `${countOf(pages.length, "page")}, ${countOf(exports.length, "export")}, ${countOf(links.length, "link")}.\n`;
  return [head, ...blocks, total].join("\n").split("\n").map(escapeControls).join("\n");
}

function block(title: string, lines: readonly (readonly [name: string, words: string])[]): string {
  if (lines.length === 0) return "";
  const width = largest(lines.map(([name]) => name.length));
  return [title, ...lines.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`.trimEnd()), ""].join(
    "\n",
  );
}
