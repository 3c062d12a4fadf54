import { itemsBelow, type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { starlightOptions } from "../../../../sources/navigation/starlight-menu.ts";
import { foundSettings } from "./found-settings.ts";
import { repositoryAt, repositoryOfEdit } from "./repository.ts";
import { scriptAt, scriptNames, scriptPlaces } from "./script-at.ts";
import { starlightSettings } from "./setting-rules.ts";
import { noFacts, type Place, type RepositoryFacts, type System } from "./system.ts";

/** `astro.config` with Starlight among its integrations, and the docs in `src/content/docs`. */
export const starlight: System = {
  dialect: "starlight",
  read(source, below) {
    const folder = below.replace(/src\/content\/$/, "");
    const config = scriptAt(source, scriptNames(`${folder}astro.config`));
    const options = starlightOptions(config?.literal);
    const statics: Place[] = [
      [`${folder}public`, "public"],
      [`${folder}src/assets`, "assets"],
    ];
    return {
      ...noFacts,
      keys: config && foundSettings(config, starlightSettings),
      docs: `${folder}src/content/docs`,
      settings: scriptPlaces([config], folder),
      statics: statics.filter(([from]) => source.hasFolder(from)),
      title: mainText(options, "title"),
      tagline: mainText(options, "description"),
      lang: langOf(options),
      url: /^https?:\/\/[^/]+/.exec(textBelow(config?.literal, "site") ?? "")?.[0],
      base: textBelow(config?.literal, "base"),
      repository: repositoryOf(options, folder),
    };
  },
};

/** A text, or that of the main language. */
function mainText(options: Literal | undefined, key: string): string | undefined {
  return textBelow(options, key) ?? textBelow(options, key, langOf(options) ?? "en");
}

function langOf(options: Literal | undefined): string | undefined {
  const main = textBelow(options, "defaultLocale") ?? "root";
  return textBelow(options, "locales", main, "lang") ?? (main === "root" ? undefined : main);
}

function repositoryOf(options: Literal | undefined, folder: string): RepositoryFacts | undefined {
  const base = textBelow(options, "editLink", "baseUrl");
  if (base !== undefined) return repositoryOfEdit(`${base.replace(/\/+$/, "")}/src/content/docs`);
  const listed = itemsBelow(options, "social").find((link) => textBelow(link, "icon") === "github");
  const found = repositoryAt(textBelow(listed, "href") ?? textBelow(options, "social", "github"));
  return found && { ...found, folder: `${folder}src/content/docs` };
}
