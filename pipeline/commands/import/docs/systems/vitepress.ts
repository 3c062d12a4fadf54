import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { foundSettings } from "./found-settings.ts";
import { linksOf, menuItems, textsBelow } from "./literals.ts";
import { repositoryAt, repositoryOfEdit } from "./repository.ts";
import { scriptAt, scriptNames, scriptPlaces } from "./script-at.ts";
import { vitepressSettings } from "./setting-rules.ts";
import { noFacts, type System } from "./system.ts";

/** `.vitepress/config`. The pages lie beside that folder, or in `srcDir`. */
export const vitepress: System = {
  dialect: "vitepress",
  read(source, folder) {
    const settings = `${folder}.vitepress/config`;
    const config = scriptAt(source, [...scriptNames(settings), ...scriptNames(`${settings}/index`)]);
    const { literal } = config ?? {};
    const inFolders = localeFolders(literal).flatMap((locale) => {
      const found = scriptAt(source, scriptNames(`${folder}${locale}config`));
      return found === undefined ? [] : [found];
    });
    const main = [literal, valueBelow(literal, "locales", "root"), inFolders[0]?.literal];
    const theme = (key: string): Literal | undefined =>
      main.map((one) => valueBelow(one, "themeConfig", key)).find((found) => found !== undefined);
    const text = (key: string): string | undefined =>
      main.map((one) => textBelow(one, key)).find((found) => found !== undefined);
    const below = (textBelow(literal, "srcDir") ?? "").replace(/^(?:\.\/)+|^\.$|\/+$/g, "");
    return {
      ...noFacts,
      keys: [config, ...inFolders].flatMap((one) =>
        one === undefined ? [] : foundSettings(one, vitepressSettings),
      ),
      docs: (folder + below).replace(/\/$/, ""),
      settings: scriptPlaces([config, ...inFolders], folder, "docs/"),
      title: text("title"),
      tagline: text("description"),
      lang: text("lang"),
      url: textBelow(literal, "sitemap", "hostname")?.replace(/^(https?:\/\/[^/]+).*$/, "$1"),
      base: textBelow(literal, "base"),
      repository:
        repositoryOfEdit(textBelow(theme("editLink"), "pattern")) ??
        repositoryAt(githubOf(linksOf(itemsBelow(theme("socialLinks")), { label: "icon", to: ["link"] }))),
      navigation: menuItems(itemsBelow(theme("nav")), { label: "text", to: ["link"] }),
      excluded: textsBelow(literal, "srcExclude"),
    };
  },
};

/** The folders whose languages have settings of their own; the first one is that of the whole site. */
function localeFolders(literal: Literal | undefined): string[] {
  const locales = valueBelow(literal, "locales");
  const names = locales?.kind === "map" ? [...locales.entries.keys()].filter((name) => name !== "root") : [];
  return ["", ...names.filter((name) => /^[\w-]+$/.test(name)).map((name) => `${name}/`)];
}

function githubOf(links: ReturnType<typeof linksOf>): string | undefined {
  return links.find(({ label, to }) => label === "github" && /^https:\/\/github\.com\/[^/]+\/[^/]+/.test(to))
    ?.to;
}
