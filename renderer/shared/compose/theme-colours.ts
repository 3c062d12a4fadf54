/**
 * Colour of the paper in both modes, for what no style sheet reaches: the browser's frame and the icons of the
 * installed site. A test compares them with `styles/tokens.css`.
 */
export const themeColours = { light: "#f8f4ea", dark: "#0c1b25" } as const;
