import type { BrowserWishes } from "../engine.ts";

type Preferences = Readonly<Record<string, string | number | boolean>>;

/** No call to anybody, no first page, nothing asked; and what a driver needs. */
const QUIET: Preferences = {
  "marionette.port": 0,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.cache.disk.smart_size.enabled": false,
  "browser.newtabpage.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage": "about:blank",
  "browser.startup.page": 0,
  "browser.tabs.warnOnClose": false,
  "browser.translations.enable": false,
  "datareporting.healthreport.uploadEnabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.getAddons.cache.enabled": false,
  "extensions.update.enabled": false,
  "media.gmp-manager.updateEnabled": false,
  "messaging-system.rsexperimentloader.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "network.manage-offline-status": false,
  "services.settings.server": "http://127.0.0.1:9/",
  "toolkit.startup.max_resumed_crashes": -1,
  "toolkit.telemetry.enabled": false,
  "toolkit.telemetry.server": "",
  // Every host but this machine is reached through a proxy that is not there.
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.allow_hijacking_localhost": false,
  // Being offline is meant for this machine's own servers too.
  "network.disable-localhost-when-offline": true,
};

const REJECT_ALL_STORAGE = 2;

/** The text of a profile's `user.js`. */
export function preferencesText({ storage, quota }: BrowserWishes): string {
  const wished: Preferences = {
    ...(storage === "private" ? { "browser.privatebrowsing.autostart": true } : {}),
    ...(storage === "refused" ? { "network.cookie.cookieBehavior": REJECT_ALL_STORAGE } : {}),
    ...(quota === undefined
      ? {}
      : { "dom.quotaManager.temporaryStorage.fixedLimit": Math.ceil(quota / 1024) }),
  };
  return Object.entries({ ...QUIET, ...wished })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}
