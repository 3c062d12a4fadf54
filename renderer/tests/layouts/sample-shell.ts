import type { SiteShell } from "../../../schema/generated/types.ts";
import type { LayoutContext } from "../../layouts/layout.ts";

/** The frame for the samples. */
export const sampleShell: SiteShell = {
  title: "Sample works",
  tagline: "Electronics for vehicles on, under and above the water",
  titleDelimiter: "|",
  lang: "en",
  dir: "ltr",
  base: "/",
  navigation: [
    { label: "Home", href: "/", position: "left" },
    {
      label: "Vehicles",
      position: "left",
      items: [
        { label: "Position keeping", href: "/tool/dp" },
        { label: "Studio", href: "/tool" },
        { label: "Telemetry", href: "/tool/telemetry" },
      ],
    },
    { label: "Services", href: "/service", position: "left" },
    { label: "Products", position: "left", items: [{ label: "Navigation", href: "/family" }] },
    { label: "About", href: "/page", position: "left" },
    { label: "Documentation", href: "/doc", position: "right" },
  ],
  footer: {
    groups: [
      { title: "Services", items: [{ label: "Control engineering", href: "/service" }] },
      { title: "Legal", items: [{ label: "Disclaimer", href: "/legal" }] },
      {
        title: "Links",
        items: [
          { label: "Documentation", href: "/doc" },
          { label: "Other site & friends", href: "https://example.org/?a=1&b=2", external: true },
        ],
      },
    ],
    copyright: "© 2018\u20132025 Sample works",
  },
  announcement: { id: "news-1", html: 'The <a href="/doc">docs</a> can be read offline.', closable: true },
  colourMode: { default: "light", switch: true, followSystem: false },
  docs: { route: "/docs", label: "Documentation", tocMin: 2, tocMax: 5 },
  assets: { script: "/client.js", styles: [], fonts: [] },
  notFound: { title: "Page Not Found", lines: [] },
};

export const sampleContext: LayoutContext = sampleShell;
