import type { ReactNode } from "react";
import type { AnalyticsProps } from "./analytics/analytics.tsx";
import type { AnnouncementCloseProps } from "./announcement-close/announcement-close.tsx";
import type { ColourModeProps } from "./colour-mode/colour-mode.tsx";
import type { ComparisonProps } from "./comparison/comparison.tsx";
import type { FinderProps } from "./finder/finder-props.ts";
import type { SearchFieldProps } from "./search/search-field.tsx";
import type { SerialCheckProps } from "./serial-check/serial-check.tsx";
import type { SheetToolsProps } from "./sheet-tools/sheet-tools.tsx";
import type { VersionMenuProps } from "./version-menu/version-menu.tsx";

type NoProps = Readonly<Record<string, never>>;

/** Props of each island. Props travel as JSON in the page, so they hold plain data only. */
export interface IslandProps {
  analytics: AnalyticsProps;
  "announcement-close": AnnouncementCloseProps;
  "back-to-top": NoProps;
  "colour-mode": ColourModeProps;
  comparison: ComparisonProps;
  finder: FinderProps;
  "glossary-filter": NoProps;
  menus: NoProps;
  "offline-panel": NoProps;
  "scene-motion": NoProps;
  search: SearchFieldProps;
  "serial-check": SerialCheckProps;
  "set-filter": NoProps;
  "sheet-tools": SheetToolsProps;
  "version-menu": VersionMenuProps;
}

export type IslandName = keyof IslandProps;

/** A component that runs on the server and in the browser with the same first result. */
export type IslandComponent<N extends IslandName> = (props: IslandProps[N]) => ReactNode;
