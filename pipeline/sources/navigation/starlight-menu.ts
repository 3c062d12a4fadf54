import { itemsBelow, type Literal, textBelow, valueBelow } from "./literal.ts";
import { isExternal, type MenuItem, type MenuReader } from "./menu.ts";

/** The options that the settings of Astro give Starlight. */
export function starlightOptions(config: Literal | undefined): Literal | undefined {
  for (const item of itemsBelow(config, "integrations")) {
    const call = item.kind === "unread" ? item.call : undefined;
    if (call !== undefined && /^(?:@astrojs\/starlight|starlight)$/.test(call.of)) return call.given[0];
  }
  return undefined;
}

/** One language of the docs. */
interface Locale {
  /** The folder of its docs, "" or with a final slash. */
  readonly folder: string;
  readonly lang: string;
  readonly label: string | undefined;
}

/** The sidebar of Starlight in each language: that of the main one, then each other one as a group with its name. */
export function starlightItems(options: Literal | undefined, reader: MenuReader): MenuItem[] {
  const sidebar = valueBelow(options, "sidebar");
  if (sidebar === undefined) return [];
  const [main, ...others] = localesOf(options);
  if (sidebar.kind !== "list" || main === undefined) return reader.computed(sidebar) ?? [];
  const items = new LocaleItems(main, reader, false).of(sidebar.items);
  return [
    ...items,
    ...others.map((locale) => ({
      label: locale.label ?? locale.lang,
      items: new LocaleItems(locale, reader, true).of(sidebar.items),
      position: reader.positionOf(sidebar),
    })),
  ];
}

function localesOf(options: Literal | undefined): Locale[] {
  const locales = valueBelow(options, "locales");
  if (locales?.kind !== "map") return [{ folder: "", lang: "en", label: undefined }];
  const main = locales.entries.has("root") ? "root" : (textBelow(options, "defaultLocale") ?? "");
  return [...locales.entries]
    .map(([key, locale]) => ({
      key,
      folder: key === "root" ? "" : `${key}/`,
      lang: textBelow(locale, "lang") ?? key,
      label: textBelow(locale, "label"),
    }))
    .sort((a, b) => Number(b.key === main) - Number(a.key === main));
}

class LocaleItems {
  constructor(
    readonly locale: Locale,
    readonly reader: MenuReader,
    /** Whether pages may be missing: the system shows those of the main language then. */
    readonly isTranslation: boolean,
  ) {}

  of(items: readonly Literal[]): MenuItem[] {
    return items.flatMap((item) => this.#item(item));
  }

  #item(item: Literal): MenuItem[] {
    const { reader } = this;
    const position = reader.positionOf(item);
    if (item.kind === "text") return [this.#doc(item.text, undefined, item)];
    if (item.kind !== "map") return this.#computed(item);
    const label = this.#label(item);
    const [inside, generated, slug, link] = ["items", "autogenerate", "slug", "link"].map((key) =>
      item.entries.get(key),
    );
    const collapsed = textBelow(item, "collapsed");
    const group = { label, collapsed: collapsed === undefined ? undefined : collapsed === "true", position };
    if (generated !== undefined) {
      const folder = this.#folder(generated);
      if (folder === undefined) return this.#computed(generated);
      return label === undefined
        ? [{ ...folder, position }]
        : [{ ...group, items: [{ ...folder, position }] }];
    }
    if (inside?.kind === "list") return [{ ...group, items: this.of(inside.items) }];
    if (slug?.kind === "text") return [this.#doc(slug.text, label, item)];
    return link?.kind === "text" ? this.#link(link.text, label, item) : this.#computed(item);
  }

  #computed(item: Literal): MenuItem[] {
    // The same part is reported once, in the main language.
    return this.isTranslation ? [] : (this.reader.computed(item) ?? []);
  }

  /** The label in the language of the docs. */
  #label(item: Literal): string | undefined {
    const { lang } = this.locale;
    return (
      textBelow(item, "translations", lang) ?? textBelow(item, "label") ?? textBelow(item, "label", lang)
    );
  }

  #doc(slug: string, label: string | undefined, item: Literal): MenuItem {
    const path = slug.replace(/^\/+|\/+$/g, "");
    const id = `${this.locale.folder}${path === "" ? "index" : path}`;
    return { label, id, isOptional: this.isTranslation, position: this.reader.positionOf(item) };
  }

  #folder(generated: Literal): Pick<MenuItem, "folder" | "isOptional"> | undefined {
    const directory = textBelow(generated, "directory");
    if (directory === undefined) return undefined;
    const folder = `${this.locale.folder}${directory.replace(/^\/+|\/+$/g, "")}`.replace(/\/$/, "");
    return { folder: folder === "" ? "." : folder, isOptional: this.isTranslation };
  }

  #link(target: string, label: string | undefined, item: Literal): MenuItem[] {
    const position = this.reader.positionOf(item);
    if (isExternal(target)) return this.isTranslation ? [] : (this.reader.elsewhere(position, target) ?? []);
    const path = `/${this.locale.folder}${target.replace(/^\/+/, "")}`;
    return [{ label, target: path, isOptional: this.isTranslation, position }];
  }
}
