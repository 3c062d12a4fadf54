import { Analytics } from "./analytics/analytics.tsx";
import { AnnouncementClose } from "./announcement-close/announcement-close.tsx";
import { BackToTop } from "./back-to-top/back-to-top.tsx";
import { ColourMode } from "./colour-mode/colour-mode.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Finder } from "./finder/finder.tsx";
import { GlossaryFilter } from "./glossary-filter/glossary-filter.tsx";
import type { IslandComponent, IslandName } from "./islands.ts";
import { Menus } from "./menus/menus.tsx";
import { OfflinePanel } from "./offline-panel/offline-panel.tsx";
import { SceneMotion } from "./scene-motion/scene-motion.tsx";
import { SearchField } from "./search/search-field.tsx";
import { SerialCheck } from "./serial-check/serial-check.tsx";
import { SetFilter } from "./set-filter/set-filter.tsx";
import { SheetTools } from "./sheet-tools/sheet-tools.tsx";
import { VersionMenu } from "./version-menu/version-menu.tsx";

/** Every island, for the server entry. The browser has its own list so that it can load them one by one. */
export const serverIslands: { readonly [N in IslandName]: IslandComponent<N> } = {
  analytics: Analytics,
  "announcement-close": AnnouncementClose,
  "back-to-top": BackToTop,
  "colour-mode": ColourMode,
  comparison: Comparison,
  finder: Finder,
  "glossary-filter": GlossaryFilter,
  menus: Menus,
  "offline-panel": OfflinePanel,
  "scene-motion": SceneMotion,
  search: SearchField,
  "serial-check": SerialCheck,
  "set-filter": SetFilter,
  "sheet-tools": SheetTools,
  "version-menu": VersionMenu,
};
