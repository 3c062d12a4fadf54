import type { ShellLink, SiteNavigationLink, SiteShell } from "../../schema/generated/types.ts";
import { contactPage } from "../model/contact-page.ts";
import { resolveLink } from "../model/resolve/resolve-link.ts";
import type { CompileContext } from "./context.ts";
import { defaultIcon } from "./icons/default-icon.ts";
import { iconsOf, markHash, plateOf } from "./icons/icon-set.ts";
import { MANIFEST_PATH } from "./icons/web-manifest.ts";
import { organizationOf } from "./organization.ts";
import { themeSheet } from "./theme/theme-sheet.ts";

/** Files of the built client, as the bundle's manifest names them, below the base path. */
export interface ClientFiles {
  readonly script: string;
  readonly styles: readonly string[];
  /** The part of them that docs come with. */
  readonly docStyles?: string;
  /** The part of that which docs of text alone come with. */
  readonly textStyles?: string;
  readonly fonts: readonly string[];
}

/** The parts that all pages share, links resolved. */
export function siteShell(context: CompileContext, client: ClientFiles, url: string | undefined): SiteShell {
  const { config, site } = context.index;
  const { source } = config;
  const asset = (path: string) => (site === undefined ? undefined : context.asset(path, site));
  const link = ({ label, to }: Pick<SiteNavigationLink, "label" | "to">): ShellLink[] => {
    const target = resolveLink(to, { path: site?.path ?? "site.yaml" }, context.index);
    if (target.kind === "broken") return context.isMarked ? [{ label, href: "#" }] : [];
    return [
      { label, href: context.hrefOf(target), ...(target.kind === "external" ? { external: true } : {}) },
    ];
  };
  const rooted = (path: string): string => context.base + path;
  const footerGroups = (source.footer?.groups ?? []).map((group) => ({
    ...(group.title === undefined ? {} : { title: group.title }),
    items: group.items.flatMap(link),
  }));
  const shell: SiteShell = {
    title: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter,
    lang: config.lang,
    dir: config.dir,
    base: context.base,
    navigation: (source.navigation ?? []).flatMap((item) => {
      const [own] =
        item.to === undefined ? [{ label: item.label }] : link({ label: item.label, to: item.to });
      const items = item.items?.flatMap(link) ?? [];
      if (own === undefined && items.length === 0) return [];
      return [
        {
          ...(own ?? { label: item.label }),
          position: item.position ?? "left",
          ...(item.items === undefined ? {} : { items }),
        },
      ];
    }),
    footer: {
      groups: footerGroups,
      ...footerContact(
        context,
        footerGroups.flatMap(({ items }) => items),
      ),
      ...(source.footer?.copyright === undefined ? {} : { copyright: source.footer.copyright }),
    },
    colourMode: config.colourMode,
    docs: {
      route: config.docs.route,
      label: config.docs.label,
      tocMin: config.docs.tocMin,
      tocMax: config.docs.tocMax,
    },
    assets: {
      script: rooted(client.script),
      styles: client.styles.map(rooted),
      ...(client.docStyles === undefined ? {} : { docStyles: rooted(client.docStyles) }),
      ...(client.textStyles === undefined ? {} : { textStyles: rooted(client.textStyles) }),
      fonts: client.fonts.map(rooted),
    },
    notFound: { title: source.notFound?.title ?? "Page Not Found", lines: [] },
  };
  const { colours } = source.theme ?? {};
  if (colours !== undefined) shell.colours = colours;
  const theme = themeSheet(shell);
  if (theme !== undefined) shell.assets.theme = rooted(theme.path);
  const address = url ?? source.url;
  if (address !== undefined) shell.url = address;
  const organization = organizationOf(context);
  if (organization !== undefined) shell.organization = organization;
  const logo = source.logo === undefined ? undefined : asset(source.logo.path);
  if (logo !== undefined && source.logo !== undefined) {
    const dark = source.logo.dark === undefined ? undefined : asset(source.logo.dark);
    const size = context.sizeOf(logo);
    const height = source.logo.height ?? 32;
    shell.logo = {
      href: context.hrefOf({ kind: "asset", asset: logo }),
      alt: source.logo.alt,
      height,
      ...(size === undefined ? {} : { width: Math.round((size.width / size.height) * height) }),
      ...(dark === undefined ? {} : { dark: context.hrefOf({ kind: "asset", asset: dark }) }),
    };
    if (logo.path.endsWith(".svg")) shell.assets.icon = shell.logo.href;
  }
  shell.assets.icon ??= rooted(defaultIcon.path);
  shell.assets.touchIcon = rooted(iconsOf(markHash(logo), plateOf(shell)).touch.path);
  shell.assets.manifest = rooted(MANIFEST_PATH);
  const announcement = site === undefined ? undefined : context.inline(site, "/announcement/text");
  if (source.announcement !== undefined && announcement !== undefined) {
    shell.announcement = {
      id: source.announcement.id,
      html: announcement,
      closable: source.announcement.closable ?? true,
    };
  }
  const { analytics } = source;
  if (analytics?.measurementId !== undefined || analytics?.tagManagerId !== undefined) {
    const { hosts: _, ...pageAnalytics } = analytics;
    shell.analytics = { anonymiseIp: true, consent: false, ...pageAnalytics };
  }
  return shell;
}

/** The contact page, where no list of the footer has it. */
function footerContact(
  context: CompileContext,
  items: readonly ShellLink[],
): Pick<SiteShell["footer"], "contact"> {
  const page = contactPage(context.index);
  if (page === undefined) return {};
  const href = context.href(page.pathname);
  return items.some((item) => item.href === href) ? {} : { contact: { label: page.title, href } };
}
