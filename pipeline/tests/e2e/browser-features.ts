/**
 * The features that playwright switches off by itself. The last list on the command line is the only one that
 * counts, so an addition to it needs all of it; a test compares both.
 */
const PLAYWRIGHTS = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * The suggestions below the address bar are pages of their own, loaded with every window and so with every visitor of a
 * test, though a browser without a screen has no address bar: more work than most pages of a site.
 */
const SUGGESTIONS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * A spare process for the next site. Most visitors of a test open one page, and starting an unused process is
 * a seventh of the cost of such a visit.
 */
const SPARE_PROCESS = ["SpareRendererForSitePerProcess"];

/** Features of the browser that tests do without. */
export const DISABLED_FEATURES: readonly string[] = [...PLAYWRIGHTS, ...SUGGESTIONS, ...SPARE_PROCESS];
