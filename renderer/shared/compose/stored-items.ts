/** Browser storage that an item is kept in. */
export type StorageKind = "localStorage" | "sessionStorage" | "Cache storage" | "IndexedDB";

/** Something that the site keeps in a visitor's browser, as the privacy page says it. */
export interface StoredItem {
  readonly storage: StorageKind;
  /** Its name. `{base}` is replaced by the base path of the site, `*` by any text. */
  readonly name: string;
  /** Its content and its purpose. */
  readonly purpose: string;
  /** The action that creates it. */
  readonly when: string;
  /** How long it is stored if the visitor does not clear the data of the site. */
  readonly until: string;
  /** How long, where the colour mode can follow the system. */
  readonly untilFollowing?: string;
  /** The setting of the site without which it is never kept. */
  readonly needs?: "announcement" | "analytics" | "versions";
  /** The file that keeps it; a test finds files that keep something and are not named here. */
  readonly writtenBy: string;
}

const tab = "The tab is closed.";
const copy = "You delete the copy on the page “Read without a network”.";

/** Everything that the code of the site keeps in a browser. Nothing of it is sent anywhere. */
export const storedItems: readonly StoredItem[] = [
  {
    storage: "localStorage",
    name: "theme",
    purpose: "Light or dark, as you chose.",
    when: "You switch between light and dark.",
    until: "It stays; another choice takes its place.",
    untilFollowing: "You choose the setting of your system.",
    writtenBy: "renderer/islands/colour-mode/mode-store.ts",
  },
  {
    storage: "localStorage",
    name: "contrast",
    purpose: "High contrast or not, as you chose.",
    when: "You switch the high contrast on or off.",
    until: "You choose what your system asks for.",
    writtenBy: "renderer/islands/colour-mode/contrast-store.ts",
  },
  {
    storage: "localStorage",
    name: "fairlead-units",
    purpose: "The units in which you read values.",
    when: "You choose SI or imperial units.",
    until: "You choose the units as written.",
    writtenBy: "renderer/islands/sheet-tools/unit-store.ts",
  },
  {
    storage: "localStorage",
    name: "fairlead-tabs",
    purpose: "Which tabs of pages you chose last, so that others of the same name begin with them.",
    when: "You choose a tab.",
    until: "You choose thirty others.",
    writtenBy: "renderer/islands/tabs/tab-choice.ts",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}searches",
    purpose: "Your last searches, so that you can choose them again.",
    when: "A search leads you to a page.",
    until: "You clear the list below the search field.",
    writtenBy: "renderer/islands/search/recent-searches.ts",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}announcement",
    purpose: "The announcement that you closed, so that it is not shown again.",
    when: "You close the announcement.",
    until: "You close another one.",
    needs: "announcement",
    writtenBy: "renderer/islands/announcement-close/announcement-close.tsx",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}analytics-consent",
    purpose: "Whether you allowed that page views are counted.",
    when: "You answer the question.",
    until: "You change the answer; then it holds that one.",
    needs: "analytics",
    writtenBy: "renderer/islands/analytics/analytics.tsx",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}docs-version",
    purpose: "The version of the docs that you read, so that it is offered again.",
    when: "You choose a version.",
    until: "You choose another one, or the site no longer has it.",
    needs: "versions",
    writtenBy: "renderer/islands/version-menu/version-menu.tsx",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}copy",
    purpose:
      "That there is a saved copy, and of what day, so that the site can say when the browser has removed it; or that you are removing it.",
    when: "You save or remove the documentation.",
    until: copy,
    writtenBy: "renderer/offline/client/copy-marker.ts",
  },
  {
    storage: "localStorage",
    name: "fairlead{base}hint",
    purpose:
      "In how many tabs a page of the documentation was opened, until the hint about saving it is closed.",
    when: "You open a page of the documentation.",
    until: "It stays.",
    writtenBy: "renderer/offline/client/keep-copy.ts",
  },
  {
    storage: "sessionStorage",
    name: "fairlead-scroll",
    purpose: "How far each page was scrolled, for Back and Forward.",
    when: "You leave a page.",
    until: tab,
    writtenBy: "renderer/client/scroll-memory.ts",
  },
  {
    storage: "sessionStorage",
    name: "fairlead-healed *",
    purpose: "That a page was loaded again after a failure, so that this happens once.",
    when: "The data of a page do not load.",
    until: tab,
    writtenBy: "renderer/client/recover-stale-client.ts",
  },
  {
    storage: "sessionStorage",
    name: "fairlead{base}said-*",
    purpose: "Which messages about the saved copy were shown in this tab, so that each is shown once.",
    when: "A page of the documentation opens, or the copy has changed.",
    until: tab,
    writtenBy: "renderer/offline/client/once-per-tab.ts",
  },
  {
    storage: "Cache storage",
    name: "fairlead{base}objects",
    purpose: "The saved copy: public pages, pictures and files of this site.",
    when: "You save the documentation.",
    until: copy,
    writtenBy: "renderer/offline/store/cache-objects.ts",
  },
  {
    storage: "Cache storage",
    name: "fairlead{base}meta",
    purpose: "Which release the saved copy is.",
    when: "You save the documentation.",
    until: copy,
    writtenBy: "renderer/offline/store/browser-stores.ts",
  },
  {
    storage: "Cache storage",
    name: "fairlead{base}shell",
    purpose: "Scripts, styles and frame of the pages, so that a saved page looks as it should.",
    when: "The browser has set up the part of the site that works without a network.",
    until: "A newer release replaces it.",
    writtenBy: "renderer/offline/worker/shell.ts",
  },
  {
    storage: "IndexedDB",
    name: "fairlead{base}",
    purpose: "Which release the saved copy is, how far a download has come, and the index of its search.",
    when: "The site looks whether there is a saved copy.",
    until: copy,
    writtenBy: "renderer/offline/store/database.ts",
  },
];

/** Whether a name that a browser shows is that of an item, for a site at a base path. */
export function isStoredItem({ name }: StoredItem, storedName: string, base: string): boolean {
  const [head = "", ...tail] = name.replace("{base}", base).split("*");
  return tail.length === 0 ? storedName === head : storedName.startsWith(head);
}
