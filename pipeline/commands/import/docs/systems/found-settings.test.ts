import { expect, test } from "vitest";
import { readScript } from "../../../../sources/navigation/read-script.ts";
import { foundSettings, type SettingRules } from "./found-settings.ts";
import { docusaurusSettings, starlightSettings, vitepressSettings } from "./setting-rules.ts";

/** Each setting of a file in one line. */
function linesOf(text: string, rules: SettingRules): string[] {
  const script = { path: "config.ts", text, ...readScript({ path: "config.ts", text }) };
  return foundSettings(script, rules).map(
    ({ state, name, line, expression }) =>
      `${line} ${state} ${name}${expression === undefined ? "" : ` = ${expression}`}`,
  );
}

test("each key, plugin and preset of Docusaurus is read, not needed, lost or computed", () => {
  const text = `export default async () => ({
  title: "Board", favicon: "a.ico", onBrokenLinks: "throw",
  url: process.env.URL,
  themeConfig: { navbar: { logo: {}, items: [{ label: "A", to: "/a" }, cond ? a : b] }, announcementBar: {} },
  plugins: ["@docusaurus/plugin-client-redirects", ["docusaurus-search-local", {}], () => ({}), path.resolve(dir, "x"),
    ["@docusaurus/plugin-content-docs", { id: "sdk", path: "sdk" }]],
  presets: [["classic", { docs: { path: "docs", admonitions: {} }, blog: false }]],
  ...more(),
});`;
  expect(linesOf(text, docusaurusSettings)).toEqual([
    "2 read title",
    "2 lost favicon",
    "2 unneeded onBrokenLinks",
    "3 computed url = process.env.URL",
    "4 lost themeConfig.navbar.logo",
    "4 read themeConfig.navbar.items",
    "4 computed themeConfig.navbar.items = cond ? a : b",
    "4 lost themeConfig.announcementBar",
    "5 read plugins[@docusaurus/plugin-client-redirects]",
    "5 unneeded plugins[docusaurus-search-local]",
    "5 lost plugins[a function] = a function",
    "5 lost plugins[path.resolve] = path.resolve(…)",
    "6 read plugins[@docusaurus/plugin-content-docs].id",
    "6 read plugins[@docusaurus/plugin-content-docs].path",
    "7 read presets[classic].docs.path",
    "7 lost presets[classic].docs.admonitions",
    "7 lost presets[classic].blog",
    "8 computed ... = ...more()",
  ]);
});

test("settings of languages, and those that a call gets, are found", () => {
  const vitepress = `export default { locales: { root: { label: "English", themeConfig: { nav: nav(), footer: {} } } }, vite: { plugins: [a()] } }`;
  expect(linesOf(vitepress, vitepressSettings)).toEqual([
    "1 read locales.root.label",
    "1 computed locales.root.themeConfig.nav = nav()",
    "1 lost locales.root.themeConfig.footer",
    "1 unneeded vite",
  ]);
  const starlight = `import starlight from "@astrojs/starlight";
export default defineConfig({ site, integrations: [starlight({ title: "A", logo: {}, sidebar: [x()] }), react()] });`;
  expect(linesOf(starlight, starlightSettings)).toEqual([
    "2 computed site = site",
    "2 read integrations[@astrojs/starlight].title",
    "2 lost integrations[@astrojs/starlight].logo",
    "2 read integrations[@astrojs/starlight].sidebar",
    "2 computed integrations[@astrojs/starlight].sidebar = x()",
    "2 lost integrations[react] = react()",
  ]);
});
