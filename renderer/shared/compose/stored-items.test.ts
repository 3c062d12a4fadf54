import { expect, test } from "vitest";
import { consentKey } from "../../islands/analytics/analytics.tsx";
import { announcementKey } from "../../islands/announcement-close/announcement-close.tsx";
import { CONTRAST_KEY } from "../../islands/colour-mode/contrast.ts";
import { MODE_KEY } from "../../islands/colour-mode/mode.ts";
import { UNITS_KEY } from "../../islands/sheet-tools/unit-system.ts";
import { TABS_KEY } from "../../islands/tabs/tab-choice.ts";
import { versionKey } from "../../islands/version-menu/version-choice.ts";
import { copyNames } from "../../offline/store/names.ts";
import { isStoredItem, type StorageKind, storedItems } from "./stored-items.ts";

const { objects, meta, database } = copyNames("/base/");

test.each<[StorageKind, string]>([
  ["localStorage", MODE_KEY],
  ["localStorage", CONTRAST_KEY],
  ["localStorage", UNITS_KEY],
  ["localStorage", TABS_KEY],
  ["localStorage", announcementKey("/base/")],
  ["localStorage", consentKey("/base/")],
  ["localStorage", versionKey("/base/")],
  ["localStorage", "fairlead/base/copy"],
  ["sessionStorage", "fairlead/base/said-hint"],
  ["sessionStorage", "fairlead-healed abc https://example.org/docs"],
  ["Cache storage", objects],
  ["Cache storage", meta],
  ["IndexedDB", database],
])("%s %s is listed once", (storage, name) => {
  expect(
    storedItems.filter((item) => item.storage === storage && isStoredItem(item, name, "/base/")),
  ).toHaveLength(1);
});

test("a name that is not listed is no stored item", () => {
  for (const name of ["", "them", "theme2", "fairlead", "fairlead/other/copy"])
    expect(storedItems.filter((item) => isStoredItem(item, name, "/base/"))).toEqual([]);
});
