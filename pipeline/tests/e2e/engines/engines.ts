import { chromium } from "./chromium/chromium.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox/firefox.ts";
import { webkit } from "./webkit/webkit.ts";

/** All engines that the suite drives, in the order of reports. */
export const engines: readonly Engine[] = [chromium, firefox, webkit];
