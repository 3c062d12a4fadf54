import type { SiteShell } from "../../../schema/generated/types.ts";

/**
 * The colours of Fairlead by their roles in both modes, as `styles/tokens.css` has them, with which a test compares them:
 * for what no style sheet reaches, such as the frame of the browser, the icons of the installed site and the pictures
 * beside links, and for comparing the colours of a site with them.
 */
export const themeColours = {
  light: {
    paper: "#f8f4ea",
    plate: "#fdfbf5",
    tint: "#e3edf0",
    deep: "#cfe0e6",
    land: "#eee0b6",
    ink: "#12242f",
    soft: "#475862",
    hairline: "#d3ccb9",
    rule: "#837f70",
    signal: "#b5350a",
    onSignal: "#fffaf2",
    link: "#0b5580",
    note: "#0b5580",
    tip: "#1b6b4a",
    warning: "#8a5400",
    danger: "#a3195b",
    busPower: "#a3195b",
    busCan: "#1b56a5",
    busSerial: "#1b6b4a",
    busUsb: "#5d3f9e",
    busPwm: "#8a5400",
    busIo: "#55651b",
    busRadio: "#0c6b7c",
    busOther: "#475862",
  },
  dark: {
    paper: "#0c1b25",
    plate: "#11242f",
    tint: "#142c39",
    deep: "#0f3040",
    land: "#2b2f28",
    ink: "#d9e5e4",
    soft: "#a3b6bc",
    hairline: "#2a4451",
    rule: "#64818e",
    signal: "#ff9065",
    onSignal: "#1b0c05",
    link: "#8cc7e6",
    note: "#8cc7e6",
    tip: "#83cfa8",
    warning: "#e3b45d",
    danger: "#f096bd",
    busPower: "#f096bd",
    busCan: "#93b9f2",
    busSerial: "#83cfa8",
    busUsb: "#bfa8f0",
    busPwm: "#e3b45d",
    busIo: "#b9c973",
    busRadio: "#74cbdb",
    busOther: "#a3b6bc",
  },
} as const;

/** The colours that replace those of a mode where a reader wants more contrast, as `styles/contrast.css` has them. */
export const contrastColours = {
  light: {
    paper: "#ffffff",
    plate: "#ffffff",
    tint: "#ffffff",
    ink: "#000000",
    soft: "#1c2a31",
    hairline: "#5c5c55",
    rule: "#000000",
    signal: "#8a2400",
    link: "#00385c",
  },
  dark: {
    paper: "#000000",
    plate: "#000000",
    tint: "#000000",
    ink: "#ffffff",
    soft: "#dde8ea",
    hairline: "#93a9b3",
    rule: "#ffffff",
    signal: "#ffb08f",
    link: "#b5e0f7",
  },
} as const;

export type ColourMode = keyof typeof themeColours;
export type ColourRole = keyof typeof themeColours.light;
/** Colours by their roles, each as `#` and six digits. */
export type Colours = Readonly<Record<ColourRole, string>>;

/** The colours of a site in one mode: its own, where it has them. */
export function siteColours({ colours }: Pick<SiteShell, "colours">, mode: ColourMode): Colours {
  return { ...themeColours[mode], ...colours?.[mode] };
}

/** The name of a role in style sheets: `onSignal` is `--on-signal`. */
export function colourProperty(role: string): string {
  return `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
