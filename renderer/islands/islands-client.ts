import { AnnouncementClose } from "./announcement-close/announcement-close.tsx";
import { ColourMode } from "./colour-mode/colour-mode.tsx";
import type { IslandComponent, IslandName } from "./islands.ts";
// Small, and used by several islands that come late: here it costs none of them a request.
import "./use-own-style.ts";

/** Every island as the browser gets it: what changes the look at once comes along, the others when the page can be read. */
export const clientIslands: {
  readonly [N in IslandName]: () => IslandComponent<N> | Promise<IslandComponent<N>>;
} = {
  analytics: async () => (await import("./analytics/analytics.tsx")).Analytics,
  "announcement-close": () => AnnouncementClose,
  "back-to-top": async () => (await import("./at-rest.ts")).BackToTop,
  "colour-mode": () => ColourMode,
  comparison: async () => (await import("./comparison/comparison.tsx")).Comparison,
  finder: async () => (await import("./finder/finder.tsx")).Finder,
  "glossary-filter": async () => (await import("./filters.ts")).GlossaryFilter,
  menus: async () => (await import("./menus/menus.tsx")).Menus,
  "offline-panel": async () => (await import("./offline-panel/offline-panel.tsx")).OfflinePanel,
  "scene-motion": async () => (await import("./scene-motion/scene-motion.tsx")).SceneMotion,
  search: async () => (await import("./search/search-field.tsx")).SearchField,
  "serial-check": async () => (await import("./serial-check/serial-check.tsx")).SerialCheck,
  "set-filter": async () => (await import("./filters.ts")).SetFilter,
  "sheet-tools": async () => (await import("./sheet-tools/sheet-tools.tsx")).SheetTools,
  "version-menu": async () => (await import("./version-menu/version-menu.tsx")).VersionMenu,
};
