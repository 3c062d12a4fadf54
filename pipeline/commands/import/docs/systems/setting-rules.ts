import { type SettingRules, settingNames } from "./found-settings.ts";

const docsKeys = ["path", "routeBasePath", "sidebarPath", "editUrl", "id"];
const docsOptions = [
  "presets[*].docs",
  "plugins[@docusaurus/plugin-content-docs]",
  "plugins[@docusaurus/content-docs]",
  "plugins[content-docs]",
];

/** Settings of Docusaurus. */
export const docusaurusSettings: SettingRules = {
  read: settingNames(
    ...[
      "title",
      "tagline",
      "url",
      "baseUrl",
      "trailingSlash",
      "staticDirectories",
      "i18n.defaultLocale",
      "i18n.locales",
      "i18n.localeConfigs.*.label",
      "i18n.localeConfigs.*.path",
      "i18n.path",
    ],
    ...docsOptions.flatMap((options) => docsKeys.map((key) => `${options}.${key}`)),
    ...["themeConfig.navbar.items", "plugins[@docusaurus/plugin-client-redirects]"],
    ...docsOptions.flatMap((options) => [`${options}.remarkPlugins`, `${options}.rehypePlugins`]),
  ),
  unneeded: settingNames(
    ...["onBrokenLinks", "onBrokenAnchors", "onBrokenMarkdownLinks", "onDuplicateRoutes", "organizationName"],
    ...[
      "projectName",
      "deploymentBranch",
      "githubHost",
      "future",
      "webpack",
      "markdown",
      "customFields",
      "themes*",
    ],
    ...[
      "i18n.localeConfigs.*.htmlLang",
      "i18n.localeConfigs.*.calendar",
      "themeConfig.colorMode",
      "themeConfig.prism",
      "themeConfig.algolia",
    ],
    ...[
      "themeConfig.docs",
      "themeConfig.tableOfContents",
      "themeConfig.mermaid",
      "themeConfig.respectPrefersColorScheme",
    ],
    ...["themeConfig.navbar.hideOnScroll", "themeConfig.navbar.style", "themeConfig.footer.style"],
    ...docsOptions.flatMap((options) =>
      [
        "breadcrumbs",
        "showLastUpdateTime",
        "showLastUpdateAuthor",
        "sidebarCollapsible",
        "sidebarCollapsed",
      ].map((key) => `${options}.${key}`),
    ),
    ...["presets[*].sitemap", "presets[*].gtag", "presets[*].googleAnalytics", "presets[*].debug"],
    ...["plugins[*search*]", "plugins[*analytics]", "plugins[*sitemap]", "plugins[*ideal-image]"],
  ),
  holders: settingNames(
    ...[
      "presets",
      "presets[*]",
      "plugins",
      "themeConfig",
      "themeConfig.navbar",
      "themeConfig.footer",
      "i18n",
      "i18n.localeConfigs",
      "i18n.localeConfigs.*",
    ],
    ...docsOptions,
  ),
};

/** Settings of VitePress, also those of its languages. */
export const vitepressSettings: SettingRules = {
  read: settingNames(
    ...["title", "description", "lang", "base", "srcDir", "srcExclude", "rewrites", "sitemap.hostname"],
    ...["markdown.math", "locales.*.label", "locales.*.lang", "locales.*.title", "locales.*.description"],
    ...["nav", "sidebar", "editLink", "socialLinks"].flatMap((key) => [
      `themeConfig.${key}`,
      `locales.*.themeConfig.${key}`,
    ]),
  ),
  unneeded: settingNames(
    ...[
      "cleanUrls",
      "lastUpdated",
      "outDir",
      "cacheDir",
      "assetsDir",
      "ignoreDeadLinks",
      "vite",
      "vue",
      "mpa",
    ],
    ...[
      "appearance",
      "metaChunk",
      "buildEnd",
      "transformHead",
      "transformHtml",
      "transformPageData",
      "postRender",
    ],
    ...["titleTemplate", "router", "scrollOffset", "useWebFonts", "markdown.*", "sitemap.*", "locales.*.dir"],
    ...[
      "search",
      "algolia",
      "carbonAds",
      "outline",
      "docFooter",
      "lastUpdated",
      "externalLinkIcon",
      "notFound",
    ].flatMap((key) => [`themeConfig.${key}`, `locales.*.themeConfig.${key}`]),
    ...["themeConfig.*Label", "locales.*.themeConfig.*Label", "themeConfig.i18nRouting", "locales.*.link"],
    ...[
      "themeConfig.*Title",
      "locales.*.themeConfig.*Title",
      "themeConfig.*Text",
      "locales.*.themeConfig.*Text",
    ],
  ),
  holders: settingNames(
    "themeConfig",
    "locales",
    "locales.*",
    "locales.*.themeConfig",
    "markdown",
    "sitemap",
  ),
};

const starlightOptions = "integrations[@astrojs/starlight]";

/** Settings of Astro with Starlight. */
export const starlightSettings: SettingRules = {
  read: settingNames(
    ...["site", "base", "trailingSlash"],
    ...["title", "description", "locales", "defaultLocale", "sidebar", "editLink", "social"].map(
      (key) => `${starlightOptions}.${key}`,
    ),
  ),
  unneeded: settingNames(
    ...[
      "output",
      "adapter",
      "build",
      "vite",
      "server",
      "devToolbar",
      "prefetch",
      "compressHTML",
      "experimental",
    ],
    ...["outDir", "srcDir", "publicDir", "cacheDir", "scopedStyleStrategy", "image", "security", "env"],
    ...[
      "lastUpdated",
      "pagefind",
      "expressiveCode",
      "pagination",
      "credits",
      "prerender",
      "disable404Route",
    ].map((key) => `${starlightOptions}.${key}`),
    ...["tableOfContents", "routeMiddleware", "titleDelimiter"].map((key) => `${starlightOptions}.${key}`),
    "integrations[@astrojs/*]",
  ),
  holders: settingNames("integrations", starlightOptions),
};
