import type { Checked } from "../../core/diagnostics.ts";
import { mkdocsByFile, mkdocsFiles } from "../dialects/address-rules.ts";
import type { Dialect, DialectName, MovedDocs, TargetRule } from "../dialects/dialect.ts";
import { dialects } from "../dialects/dialects.ts";
import type { FormulaRule } from "../dialects/formula-rules.ts";
import { docsInstances, docusaurusItems, furtherName } from "./docusaurus-menu.ts";
import { formulaRule, type SystemSettings } from "./formula-settings.ts";
import { itemsBelow, type Literal, textBelow, valueBelow } from "./literal.ts";
import { type Menu, type MenuItem, MenuReader } from "./menu.ts";
import { mkdocsItems } from "./mkdocs-menu.ts";
import { rewrittenDocs } from "./moved-docs.ts";
import { plainPath, type ReadableFiles, type SettingsFile, settingsFile } from "./settings-file.ts";
import { starlightItems, starlightOptions } from "./starlight-menu.ts";
import { summaryItems } from "./summary.ts";
import { vitepressMenu } from "./vitepress-menu.ts";

/** How the docs of a data folder are read, as its files say. */
export interface DocsSettings {
  readonly dialect: Dialect;
  /** Absent: folders are the menu. */
  readonly menu?: Menu | undefined;
  /** The menus of further docs by their folders, such as `further_docs/api`. */
  readonly furtherMenus?: ReadonlyMap<string, Menu>;
  /** Which texts are formulas. */
  readonly formulas: FormulaRule;
}

/** Reads the settings of the system that docs were written for; nothing of them is run. */
export function docsSettings(name: DialectName, files: ReadableFiles): Checked<DocsSettings> {
  const dialect = dialects[name];
  const read = readers[name];
  const found = read === undefined ? {} : read(files);
  const { targets = dialect.addresses.targets, base, menu, items, settings, moved } = found;
  const isMenu = menu !== undefined && items !== undefined && !isWholeTree(items);
  return {
    value: {
      dialect: targets === undefined ? dialect : withTargets(dialect, targets, { base, moved }),
      menu: isMenu ? { ...menu, items } : undefined,
      ...(found.furtherMenus !== undefined && { furtherMenus: found.furtherMenus }),
      formulas: formulaRule(name, settings),
    },
    diagnostics: (found.readers ?? []).flatMap((reader) => reader.diagnostics),
  };
}

/** The settings in a system's own file. */
interface Found {
  readonly targets?: TargetRule | undefined;
  readonly base?: string | undefined;
  readonly menu?: Pick<Menu, "file" | "folder">;
  readonly items?: readonly MenuItem[];
  readonly readers?: readonly MenuReader[];
  readonly settings?: SystemSettings | undefined;
  readonly moved?: MovedDocs | undefined;
  readonly furtherMenus?: ReadonlyMap<string, Menu>;
}

const readers: Partial<Record<DialectName, (files: ReadableFiles) => Found>> = {
  docusaurus,
  vitepress,
  starlight,
  mkdocs,
  mdbook,
  gitbook: (files) => summary(files, "SUMMARY.md") ?? summary(files, "docs/SUMMARY.md") ?? {},
};

/** All docs in the order of their folders, which needs no menu. */
function isWholeTree(items: readonly MenuItem[]): boolean {
  return items.length === 1 && items[0]?.folder === ".";
}

function withTargets(dialect: Dialect, targets: TargetRule, { base, moved }: Found): Dialect {
  const path = base === undefined || !/^\/.+/.test(base) ? undefined : `${base.replace(/\/$/, "")}/`;
  const rule = path === undefined ? targets : { ...targets, base: path };
  return { ...dialect, addresses: { ...dialect.addresses, targets: { ...rule, moved } } };
}

function docusaurus(files: ReadableFiles): Found {
  const settings = settingsFile(files, /^docusaurus\.config\.[cm]?[jt]s$/);
  const config = settings?.literal;
  const [options, ...others] = docsInstances(config);
  const sidebars = sidebarsOf(options, files) ?? settingsFile(files, /^sidebars\.(?:[cm]?[jt]s|json)$/);
  const route = textBelow(options, "routeBasePath");
  const { targets } = dialects.docusaurus.addresses;
  const found = {
    targets: targets && {
      ...targets,
      route: route === undefined ? "/docs" : `/${route.replace(/^\/|\/$/g, "")}`,
      finalSlash: finalSlashOf(textBelow(config, "trailingSlash")),
    },
    base: textBelow(config, "baseUrl"),
    settings,
  };
  const own = sidebars === undefined ? {} : menuOf(sidebars, docusaurusItems);
  const further = others.flatMap((other) => furtherMenu(other, files) ?? []);
  const furtherMenus = new Map(
    further.flatMap(({ folder, menu }) => (menu ? [[folder, menu] as const] : [])),
  );
  const readers = [...(own.readers ?? []), ...further.flatMap((one) => one.readers)];
  return { ...found, ...own, readers, furtherMenus };
}

/** The sidebars that the options of some docs name. */
function sidebarsOf(options: Literal | undefined, files: ReadableFiles): SettingsFile | undefined {
  const stated = textBelow(options, "sidebarPath");
  return stated === undefined ? undefined : settingsFile(files, (path) => path === plainPath(stated));
}

interface FurtherMenu {
  readonly folder: string;
  readonly menu: Menu | undefined;
  readonly readers: readonly MenuReader[];
}

/** The menu of docs beside those of the site, which an import puts into a folder by their id. */
function furtherMenu(options: Literal, files: ReadableFiles): FurtherMenu | undefined {
  const sidebars = sidebarsOf(options, files);
  if (sidebars === undefined) return undefined;
  const folder = `further_docs/${furtherName(options)}`;
  const { menu, items, readers = [] } = menuOf(sidebars, docusaurusItems);
  const isMenu = menu !== undefined && items !== undefined && !isWholeTree(items);
  return { folder, menu: isMenu ? { ...menu, folder: `${folder}/`, items } : undefined, readers };
}

/** By default, pages of folders end in a slash. */
function finalSlashOf(stated: string | undefined): "all" | "none" | "folders" {
  if (stated === "true") return "all";
  return stated === "false" ? "none" : "folders";
}

function vitepress(files: ReadableFiles): Found {
  const config = settingsFile(files, /^(?:docs\/)?\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/);
  if (config === undefined) return {};
  const { moved, unread } = rewrittenDocs(valueBelow(config.literal, "rewrites"), files.paths());
  const found = { base: textBelow(config.literal, "base"), settings: config, moved };
  const { items, readers } = vitepressMenu(config, (folder) => {
    const names = ["js", "mjs", "ts", "mts"].map((ending) => `docs/${folder}config.${ending}`);
    return settingsFile(files, (path) => names.includes(path));
  });
  const [reader] = readers;
  for (const part of unread) reader?.computedAddress(part);
  return items.length === 0
    ? { ...found, readers }
    : { ...found, readers, items, menu: { file: config.path, folder: "docs/" } };
}

function starlight(files: ReadableFiles): Found {
  const config = settingsFile(files, /^astro\.config\.[cm]?[jt]s$/);
  if (config === undefined) return {};
  const found = { base: textBelow(config.literal, "base"), settings: config };
  const menu = menuOf(config, (literal, reader) => starlightItems(starlightOptions(literal), reader));
  return { ...found, ...menu };
}

function mkdocs(files: ReadableFiles): Found {
  const config = zensical(files) ?? settingsFile(files, /^(?:docs\/(?:[^/]+\/)?)?mkdocs\.ya?ml$/);
  const { literal } = config ?? {};
  const isFiles = /^(?:false|no|off)$/i.test(textBelow(literal, "use_directory_urls") ?? "");
  const address = /^https?:\/\/[^/]+(\/.*)$/.exec(textBelow(literal, "site_url") ?? "")?.[1];
  const targets = isFiles
    ? mkdocsFiles.targets
    : mkdocsPlugins(literal).has("alternate-link")
      ? mkdocsByFile.targets
      : undefined;
  const found = { targets, base: address, settings: config };
  const nav = itemsBelow(literal, "nav");
  if (config === undefined || nav.length === 0) return found;
  const reader = new MenuReader(config.path, config.text);
  return {
    ...found,
    menu: { file: config.path, folder: "docs/" },
    items: mkdocsItems(nav, reader),
    readers: [reader],
  };
}

/** Zensical reads the settings of MkDocs, or the same below `project` in a file of its own. */
function zensical(files: ReadableFiles): SettingsFile | undefined {
  const config = settingsFile(files, /^zensical\.toml$/);
  return config && { ...config, literal: valueBelow(config.literal, "project") };
}

/** Names of the plugins of MkDocs, which are a list of names and maps, or a map. */
function mkdocsPlugins(literal: Literal | undefined): ReadonlySet<string> {
  const plugins = valueBelow(literal, "plugins");
  const listed = plugins?.kind === "list" ? plugins.items : plugins === undefined ? [] : [plugins];
  return new Set(
    listed.flatMap((plugin) => {
      if (plugin.kind === "text") return [plugin.text];
      return plugin.kind === "map" ? [...plugin.entries.keys()] : [];
    }),
  );
}

function mdbook(files: ReadableFiles): Found {
  const book = files.textOf("book.toml") ?? files.textOf("docs/book.toml") ?? "";
  const base = /^site-url\s*=\s*["']([^"'\n]*)["']/m.exec(book)?.[1];
  return { base, settings: { text: book }, ...summary(files, "docs/SUMMARY.md") };
}

function menuOf(
  { path, text, literal, isSound }: SettingsFile,
  read: (literal: Literal, reader: MenuReader) => MenuItem[],
): Found {
  const reader = new MenuReader(path, text);
  if (!isSound) return { readers: [reader.unsound()] };
  const whole: Literal = literal ?? { kind: "unread", start: 0, end: 0 };
  const items = read(whole, reader);
  const readers = [reader];
  return items.length === 0 ? { readers } : { menu: { file: path, folder: "docs/" }, items, readers };
}

function summary(files: ReadableFiles, path: string): Found | undefined {
  const text = files.textOf(path);
  if (text === undefined) return undefined;
  const reader = new MenuReader(path, text);
  const items = summaryItems(reader);
  return { menu: { file: path, folder: path.replace(/[^/]*$/, "") }, items, readers: [reader] };
}
