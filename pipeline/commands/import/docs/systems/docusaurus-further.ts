import { nameInWords } from "../../../../model/resolve/name-in-words.ts";
import { furtherName } from "../../../../sources/navigation/docusaurus-menu.ts";
import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { readYaml } from "../../../../sources/navigation/read-yaml.ts";
import { plainPath } from "../../../../sources/navigation/settings-file.ts";
import type { SourceFolder } from "../source-folder.ts";
import { textsBelow } from "./literals.ts";
import type { FurtherDocs, Pair } from "./system.ts";

/** The docs of one instance of the plugin. */
interface Instance {
  /** Its id; "" for the docs of the site. */
  readonly id: string;
  readonly options: Literal | undefined;
  readonly route: string;
}

interface Reading {
  readonly source: SourceFolder;
  /** The folder of the site. */
  readonly folder: string;
  readonly config: Literal | undefined;
}

/** The second addresses of all docs: each language has those that it lacks at an address of its own. */
export function mirroredRoutes(instances: readonly Literal[], config: Literal | undefined): Pair[] {
  const routes = [...new Set([routeOf(instances[0]), ...instances.slice(1).map(routeOf)])];
  return otherLanguages(config).flatMap((locale) =>
    routes.map((route): Pair => [inLanguage(locale, route), route]),
  );
}

function inLanguage(locale: string, route: string): string {
  return `/${locale}${route === "/" ? "" : route}`;
}

/** The instances of docs beside that of the site, and the docs in other languages of each. */
export function furtherDocs(instances: readonly Literal[], reading: Reading): FurtherDocs[] {
  const [main, ...more] = instances;
  const others = more.map(
    (options): Instance => ({ id: furtherName(options), options, route: routeOf(options) }),
  );
  const known = [{ id: "", options: main, route: routeOf(main) }, ...others];
  const found = [
    ...others.map((instance) => ownDocs(instance, reading)),
    ...known.flatMap((instance) => translationsOf(instance, reading)),
  ];
  return found.filter(({ from }) => reading.source.hasFolder(from));
}

/** Address of the docs that some options state. */
export function routeOf(options: Literal | undefined): string {
  return `/${(textBelow(options, "routeBasePath") ?? "docs").replace(/^\/+|\/+$/g, "")}`;
}

function ownDocs({ id, options, route }: Instance, { source, folder }: Reading): FurtherDocs {
  const released = releasedFolder(source, folder, `${textBelow(options, "id") ?? id}_`);
  const from = `${folder}${released ?? plainPath(textBelow(options, "path") ?? "docs")}`;
  return { name: id, from, route };
}

/** The folder of the newest version, where there are released ones. */
function releasedFolder(source: SourceFolder, folder: string, prefix: string): string | undefined {
  const [newest] = releasedVersions(source, folder, prefix);
  return newest === undefined ? undefined : `${prefix}versioned_docs/version-${newest}`;
}

function releasedVersions(source: SourceFolder, folder: string, prefix: string): string[] {
  // JSON is YAML.
  return textsBelow(readYaml(source.textAt(`${folder}${prefix}versions.json`) ?? ""));
}

/** The docs of an instance in each language that the settings list beside the main one. */
function translationsOf({ id, route, options }: Instance, reading: Reading): FurtherDocs[] {
  const { source, folder, config } = reading;
  const plugin = `docusaurus-plugin-content-docs${id === "" ? "" : `-${textBelow(options, "id") ?? id}`}`;
  const [newest] = releasedVersions(source, folder, id === "" ? "" : `${textBelow(options, "id") ?? id}_`);
  const version = newest === undefined ? "current" : `version-${newest}`;
  return otherLanguages(config).map((locale) => ({
    name: id === "" ? locale : `${locale}-${id}`,
    from: `${folder}${i18nFolder(config)}/${pathOfLocale(config, locale)}/${plugin}/${version}`,
    route: inLanguage(locale, route),
    label: labelOf(config, locale, id),
    translates: id === "" ? "docs" : id,
  }));
}

/** The name of the language, and of docs that are not those of the site. */
function labelOf(config: Literal | undefined, locale: string, id: string): string {
  const language = textBelow(config, "i18n", "localeConfigs", locale, "label") ?? locale;
  return id === "" ? language : `${nameInWords(id)} (${language})`;
}

/** The languages that the settings list, but for the main one. */
function otherLanguages(config: Literal | undefined): string[] {
  const main = textBelow(config, "i18n", "defaultLocale") ?? "en";
  return itemsBelow(config, "i18n", "locales").flatMap((locale) =>
    locale.kind === "text" && locale.text !== main && /^[\w-]+$/.test(locale.text) ? [locale.text] : [],
  );
}

/** The folder with the languages, below that of the site. */
export function i18nFolder(config: Literal | undefined): string {
  return plainPath(textBelow(config, "i18n", "path") ?? "i18n");
}

function pathOfLocale(config: Literal | undefined, locale: string): string {
  return textBelow(valueBelow(config, "i18n", "localeConfigs", locale), "path") ?? locale;
}
