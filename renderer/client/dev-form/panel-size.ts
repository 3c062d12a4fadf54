/** Width of the panel, in em of the root. */
export const PANEL_EM = 28;

/** Width of the window from which on the panel is beside the page; below, it covers the page. */
export const BESIDE_EM = 62.25;
