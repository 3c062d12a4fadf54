import type { IslandComponent, IslandName } from "./islands.ts";

/** Every island, loaded when a page has it. */
export const clientIslands: { readonly [N in IslandName]: () => Promise<IslandComponent<N>> } = {
  "announcement-close": async () =>
    (await import("./announcement-close/announcement-close.tsx")).AnnouncementClose,
  "back-to-top": async () => (await import("./back-to-top/back-to-top.tsx")).BackToTop,
  "colour-mode": async () => (await import("./colour-mode/colour-mode.tsx")).ColourMode,
  menus: async () => (await import("./menus/menus.tsx")).Menus,
  "serial-check": async () => (await import("./serial-check/serial-check.tsx")).SerialCheck,
};
