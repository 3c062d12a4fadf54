import { docsInstances } from "../../../../sources/navigation/docusaurus-menu.ts";
import { itemsBelow, type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { plainPath } from "../../../../sources/navigation/settings-file.ts";
import type { SourceFolder } from "../source-folder.ts";
import { foundSettings } from "./found-settings.ts";
import { menuItems, textsBelow } from "./literals.ts";
import { repositoryOfEdit } from "./repository.ts";
import { type ScriptAt, scriptAt, scriptNames, scriptPlaces } from "./script-at.ts";
import { docusaurusSettings } from "./setting-rules.ts";
import { noFacts, type Pair, type System, type SystemFacts } from "./system.ts";
import { translatedDocs } from "./translated-docs.ts";

/** `docusaurus.config` and the sidebars that it names. */
export const docusaurus: System = {
  dialect: "docusaurus",
  read(source, folder) {
    const config = scriptAt(source, scriptNames(`${folder}docusaurus.config`));
    const { literal } = config ?? {};
    const [options, ...others] = docsInstances(literal);
    const route = textBelow(options, "routeBasePath") ?? "docs";
    const docs = `${folder}${plainPath(textBelow(options, "path") ?? "docs")}`;
    return {
      ...noFacts,
      keys: config && foundSettings(config, docusaurusSettings, others),
      docs,
      settings: settingsOf(source, folder, {
        config,
        sidebarPath: textBelow(options, "sidebarPath"),
      }),
      versions: source.hasFolder(`${folder}versioned_docs`)
        ? [[`${folder}versioned_docs`, "versioned_docs"]]
        : [],
      statics: staticFolders(literal, source, folder),
      translated: translatedDocs(source, folder + plainPath(textBelow(literal, "i18n", "path") ?? "i18n")),
      ...factsOf(literal),
      route: `/${route.replace(/^\/+|\/+$/g, "")}`,
      repository: repositoryOfEdit(withDocs(textBelow(options, "editUrl"), docs.slice(folder.length))),
      redirects: redirectsOf(literal),
      navigation: menuItems(itemsBelow(literal, "themeConfig", "navbar", "items"), {
        label: "label",
        to: ["to", "href"],
      }),
    };
  },
};

function factsOf(literal: Literal | undefined): Partial<SystemFacts> {
  return {
    title: textBelow(literal, "title"),
    tagline: textBelow(literal, "tagline"),
    lang: textBelow(literal, "i18n", "defaultLocale"),
    url: textBelow(literal, "url"),
    base: textBelow(literal, "baseUrl"),
  };
}

function settingsOf(
  source: SourceFolder,
  folder: string,
  {
    config,
    sidebarPath,
  }: { readonly config: ScriptAt | undefined; readonly sidebarPath: string | undefined },
): SystemFacts["settings"] {
  const named = sidebarPath === undefined ? [] : [`${folder}${plainPath(sidebarPath)}`];
  const menu = scriptAt(source, [...named, ...scriptNames(`${folder}sidebars`), `${folder}sidebars.json`]);
  const versions = `${folder}versions.json`;
  return [
    ...(source.fileAt(versions) === undefined ? [] : [[versions, "versions.json"] as const]),
    ...scriptPlaces([config, menu], folder),
  ];
}

function staticFolders(
  literal: Literal | undefined,
  source: SourceFolder,
  folder: string,
): SystemFacts["statics"] {
  const stated = textsBelow(literal, "staticDirectories").map(plainPath);
  const folders = stated.length === 0 ? ["static"] : stated;
  return folders.filter((each) => source.hasFolder(folder + each)).map((each) => [folder + each, "static"]);
}

/** The address of the editor counts from the folder of the site. */
function withDocs(edit: string | undefined, docs: string): string | undefined {
  return edit === undefined ? undefined : `${edit.replace(/\/+$/, "")}/${docs}`;
}

/** Redirects of `@docusaurus/plugin-client-redirects` that are written out. */
function redirectsOf(literal: Literal | undefined): Pair[] {
  const plugins = itemsBelow(literal, "plugins").filter(
    (plugin) =>
      plugin.kind === "list" &&
      plugin.items[0]?.kind === "text" &&
      /client-redirects$/.test(plugin.items[0].text),
  );
  return plugins.flatMap((plugin) =>
    itemsBelow(plugin.kind === "list" ? plugin.items[1] : undefined, "redirects").flatMap((redirect) => {
      const to = textBelow(redirect, "to");
      return to === undefined ? [] : textsBelow(redirect, "from").map((from) => [from, to] as const);
    }),
  );
}
