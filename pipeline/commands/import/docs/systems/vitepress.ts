import { itemsBelow, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { linksOf, menuItems, pairsBelow, scriptAt, scriptNames, textsBelow } from "./literals.ts";
import { repositoryAt, repositoryOfEdit } from "./repository.ts";
import { noFacts, type Pair, type System } from "./system.ts";

/** `.vitepress/config`. The pages lie beside that folder, or in `srcDir`. */
export const vitepress: System = {
  dialect: "vitepress",
  read(source, folder) {
    const settings = `${folder}.vitepress/config`;
    const config = scriptAt(source, [...scriptNames(settings), ...scriptNames(`${settings}/index`)]);
    const { literal } = config ?? {};
    const theme = valueBelow(literal, "themeConfig");
    const below = (textBelow(literal, "srcDir") ?? "").replace(/^(?:\.\/)+|^\.$|\/+$/g, "");
    const nav = itemsBelow(theme, "nav");
    return {
      ...noFacts,
      docs: (folder + below).replace(/\/$/, ""),
      settings: config === undefined ? [] : [[config.path, `docs/.vitepress/config${endingOf(config.path)}`]],
      title: textBelow(literal, "title"),
      tagline: textBelow(literal, "description"),
      lang: textBelow(literal, "lang"),
      url: textBelow(literal, "sitemap", "hostname")?.replace(/^(https?:\/\/[^/]+).*$/, "$1"),
      base: textBelow(literal, "base"),
      repository:
        repositoryOfEdit(textBelow(theme, "editLink", "pattern")) ??
        repositoryAt(githubOf(linksOf(itemsBelow(theme, "socialLinks"), { label: "icon", to: ["link"] }))),
      redirects: pairsBelow(literal, "rewrites").flatMap(rewrite),
      navigation: menuItems(nav, { label: "text", to: ["link"] }),
      excluded: textsBelow(literal, "srcExclude"),
    };
  },
};

function endingOf(path: string): string {
  return /\.[^./]+$/.exec(path)?.[0] ?? "";
}

function githubOf(links: ReturnType<typeof linksOf>): string | undefined {
  return links.find(({ label, to }) => label === "github" && /^https:\/\/github\.com\/[^/]+\/[^/]+/.test(to))
    ?.to;
}

/**
 * `"packages/a/x.md": "a/x.md"`: the page of the first file had the address of the second. Patterns are
 * reported later.
 */
function rewrite([from, to]: Pair): Pair[] {
  return [[addressOf(to), addressOf(from)]];
}

function addressOf(file: string): string {
  return `/${file.replace(/^\/+/, "").replace(/(?:(^|\/)index)?\.md$/, "$1")}`;
}
