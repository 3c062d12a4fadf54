import type { SiteSource } from "../../schema/generated/types.ts";
import { recordOf } from "../core/record-of.ts";
import type { Dialect, DialectName } from "./dialects/dialect.ts";
import { dialects } from "./dialects/dialects.ts";
import { type FileLimits, limitsWithinBounds } from "./limit-bounds.ts";
import type { Source } from "./parse/source.ts";

/** The settings of docs in a folder of `further_docs`. */
type FurtherDocs = NonNullable<NonNullable<SiteSource["docs"]>["further"]>[string];

/** Site configuration with every default filled in. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly docs: {
    readonly route: string;
    readonly label: string;
    readonly tocMin: number;
    readonly tocMax: number;
    readonly categoryPages: "generated" | "none";
    readonly currentLabel: string;
    /** The notices on pages of coming and former versions. */
    readonly versions: {
      readonly notice: boolean;
      readonly canonical: boolean;
      readonly noindex: "coming" | "others" | "none";
    };
    /** Docs beside those in docs/, by the names of their folders. */
    readonly further: Readonly<Record<string, FurtherDocs>>;
    /** How the docs are read. */
    readonly dialect: Dialect;
    /**
     * The content of "/" if no page has that address; absent: the first doc if its author put it first, else
     * an overview.
     */
    readonly home: "overview" | "first-doc" | undefined;
  };
  /** Templates of addresses by record type; a type without one uses that of its compile function. */
  readonly routes: Readonly<Record<string, string>>;
  readonly colourMode: {
    readonly default: "light" | "dark";
    readonly switch: boolean;
    readonly followSystem: boolean;
  };
  /** Whether there is a `site.yaml` that cannot be read at all; then the addresses of pages are not known. */
  readonly isUnread: boolean;
  /** The source as the author wrote it, for the parts that have no default. */
  readonly source: SiteSource;
}

/** Fills in defaults. Without `site.yaml` a folder of docs is a complete site. */
export function siteConfig(source: Source | undefined, dialect: Dialect = dialects.fairlead): SiteConfig {
  const site = source === undefined ? {} : readablePart(source);
  return {
    title: site.title ?? "Documentation",
    tagline: site.tagline ?? "Documentation",
    titleDelimiter: site.titleDelimiter ?? "|",
    lang: site.lang ?? "en",
    dir: site.dir ?? "ltr",
    docs: {
      route: site.docs?.route ?? "/docs",
      label: site.docs?.label ?? "Documentation",
      tocMin: site.docs?.tocMin ?? 2,
      tocMax: site.docs?.tocMax ?? (source === undefined ? 3 : 5),
      categoryPages: site.docs?.categoryPages ?? "none",
      currentLabel: site.docs?.currentLabel ?? "Next",
      versions: {
        notice: site.docs?.versions?.notice ?? true,
        canonical: site.docs?.versions?.canonical ?? true,
        noindex: site.docs?.versions?.noindex ?? "coming",
      },
      further: site.docs?.further ?? {},
      dialect,
      home: site.docs?.home,
    },
    routes: { ...site.routes },
    colourMode: {
      default: site.colourMode?.default === "dark" ? "dark" : "light",
      switch: site.colourMode?.switch ?? true,
      followSystem: site.colourMode?.followSystem ?? false,
    },
    isUnread: source?.valid === false && Object.keys(source.data).length === 0,
    source: site,
  };
}

/**
 * The configuration as far as it can be used. If it has mistakes, this is the part that decides addresses and
 * limits, so that a mistake in the footer does not make every link an error.
 */
export function readablePart({ valid, data }: Source): SiteSource {
  if (valid) return data as SiteSource;
  const { docs, routes, redirects, limits } = data;
  const texts = (value: unknown, isGood: (text: string) => boolean): Record<string, string> =>
    Object.fromEntries(
      Object.entries(recordOf(value)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string" && isGood(entry[1]),
      ),
    );
  const { route } = texts(docs, (text) => text.startsWith("/"));
  const { dialect } = texts(docs, isDialect);
  const numbers = Object.entries(recordOf(limits)).filter(
    ([, number]) => Number.isInteger(number) && Number(number) > 0,
  );
  return {
    ...docsOf(route, dialect),
    routes: texts(routes, (text) => text.startsWith("/")),
    redirects: (Array.isArray(redirects) ? redirects : []).filter(
      (item) => typeof item?.from === "string" && typeof item.to === "string",
    ),
    limits: Object.fromEntries(numbers),
  };
}

function docsOf(route: string | undefined, dialect: string | undefined): Pick<SiteSource, "docs"> {
  if (route === undefined && dialect === undefined) return {};
  return {
    docs: {
      ...(route === undefined ? {} : { route }),
      ...(dialect !== undefined && isDialect(dialect) ? { dialect } : {}),
    },
  };
}

function isDialect(name: string): name is DialectName {
  return Object.hasOwn(dialects, name);
}

/** Limits for one file; they are needed before anything else is parsed. */
export function limitsOf(site: SiteSource | undefined): FileLimits {
  const components = site?.docs?.components;
  return { ...limitsWithinBounds(site?.limits ?? {}), ...(components === undefined ? {} : { components }) };
}
