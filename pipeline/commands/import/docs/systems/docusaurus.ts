import { docsInstances } from "../../../../sources/navigation/docusaurus-menu.ts";
import { itemsBelow, type Literal, textBelow } from "../../../../sources/navigation/literal.ts";
import { plainPath } from "../../../../sources/navigation/settings-file.ts";
import type { SourceFolder } from "../source-folder.ts";
import { furtherDocs, i18nFolder, mirroredRoutes, routeOf } from "./docusaurus-further.ts";
import { foundSettings } from "./found-settings.ts";
import { menuItems, textsBelow } from "./literals.ts";
import { otherDocs } from "./other-docs.ts";
import { repositoryOfEdit } from "./repository.ts";
import { type ScriptAt, scriptAt, scriptNames, scriptPlaces } from "./script-at.ts";
import { docusaurusSettings } from "./setting-rules.ts";
import { noFacts, type Pair, type System, type SystemFacts } from "./system.ts";

/** `docusaurus.config` and the sidebars that it names. */
export const docusaurus: System = {
  dialect: "docusaurus",
  read(source, folder) {
    const config = scriptAt(source, scriptNames(`${folder}docusaurus.config`));
    const { literal } = config ?? {};
    const instances = docsInstances(literal);
    const [options, ...others] = instances;
    const further = furtherDocs(instances, { source, folder, config: literal });
    const docs = `${folder}${plainPath(textBelow(options, "path") ?? "docs")}`;
    return {
      ...noFacts,
      keys: config && foundSettings(config, docusaurusSettings),
      docs,
      settings: settingsOf(source, folder, {
        config,
        sidebarPath: textBelow(options, "sidebarPath"),
        further: others.map((other) => textBelow(other, "sidebarPath")),
      }),
      versions: source.hasFolder(`${folder}versioned_docs`)
        ? [[`${folder}versioned_docs`, "versioned_docs"]]
        : [],
      statics: staticFolders(literal, source, folder),
      further,
      mirrored: mirroredRoutes(instances, literal),
      others: otherDocs(source, {
        folder,
        i18n: i18nFolder(literal),
        taken: further.map(({ from }) => from),
      }),
      ...factsOf(literal),
      route: routeOf(options),
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
    further,
  }: {
    readonly config: ScriptAt | undefined;
    readonly sidebarPath: string | undefined;
    readonly further: readonly (string | undefined)[];
  },
): SystemFacts["settings"] {
  const named = sidebarPath === undefined ? [] : [`${folder}${plainPath(sidebarPath)}`];
  const menu = scriptAt(source, [...named, ...scriptNames(`${folder}sidebars`), `${folder}sidebars.json`]);
  const others = further.map((path) =>
    path === undefined ? undefined : scriptAt(source, [`${folder}${plainPath(path)}`]),
  );
  const versions = `${folder}versions.json`;
  return [
    ...(source.fileAt(versions) === undefined ? [] : [[versions, "versions.json"] as const]),
    ...scriptPlaces([config, menu, ...others], folder),
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
