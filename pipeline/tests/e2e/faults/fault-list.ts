import type { EngineName } from "../engines/engine.ts";

/** A fault of offline reading that was met in the wild, and the tests that prove what must be shown then. */
interface NamedFault {
  readonly id: string;
  /** A description of the fault. */
  readonly fault: string;
  /** Titles of tests, as they are written in the sources. */
  readonly tests: readonly string[];
  /** Why it is shown neither in an engine nor against fakes. */
  readonly notRun?: Readonly<Partial<Record<EngineName, string>>>;
}

/** All faults, in groups: installation of the shell, download, storage, updates, serving. */
export const faultList: readonly NamedFault[] = [
  {
    id: "F01",
    fault: "one file of the shell answers 404 or 500",
    tests: [
      "F01 in each engine: a file of the shell answers 404",
      "F01 a file answers 404",
      "F01 a file answers 500",
    ],
  },
  {
    id: "F02",
    fault: "the server dies after some files of the shell",
    tests: [
      "F02 in each engine: the server refuses one of the files",
      "F02 the server dies after some files: the next visit fetches only what is missing",
      "F02 the server dies after some files, and the page stays open: the worker comes all the same",
    ],
  },
  {
    id: "F03",
    fault: "the connection is cut inside a body",
    tests: [
      "F03 in each engine: the connection is cut inside a body",
      "F03 the connection is cut inside a body",
    ],
  },
  {
    id: "F04",
    fault: "a body ends cleanly and too early",
    tests: [
      "F04 in each engine: a list ends too early",
      "F04 a script ends cleanly and too early",
      "F04 a list ends cleanly and too early",
    ],
  },
  {
    id: "F05",
    fault: "headers never arrive",
    tests: [
      "F05 in each engine: headers never arrive",
      "F05, F06: headers that never arrive, a body that stalls: given up within 20 s, and the page never waits",
    ],
  },
  {
    id: "F06",
    fault: "headers arrive, the body stalls",
    tests: [
      "F06 in each engine: a body stalls",
      "F05, F06: headers that never arrive, a body that stalls: given up within 20 s, and the page never waits",
    ],
  },
  {
    id: "F07",
    fault: "HTML with status 200 in the place of a file: captive portals, single-page fallbacks",
    tests: [
      "F07 in each engine: a portal answers for a script",
      "F07 a portal answers with a page of its own for a script",
      "F07 a portal answers with a page of its own for JSON",
      "F07: %s instead of a file is reported as a network that answers with its own pages",
      "F07: a captive portal is named, whatever it answered",
    ],
  },
  {
    id: "F08",
    fault: "old bytes under a new name",
    tests: [
      "F08 in each engine: a cache answers with the bytes of another release",
      "F08 a cache answers with the bytes of another release",
      "F08 a stale HTTP cache is gone past: one more request each, then the shell is installed",
    ],
  },
  {
    id: "F09",
    fault: "one bit is flipped",
    tests: [
      "F09 in each engine: one bit is flipped",
      "F09 one bit is flipped",
      "F09: one flipped byte is refused, and only that object is fetched again",
    ],
  },
  {
    id: "F10",
    fault: "a redirect in the place of a file",
    tests: [
      "F10 in each engine: a file is redirected",
      "F10 a file is redirected",
      "F10: a redirect is never followed",
    ],
  },
  {
    id: "F11",
    fault: "a blocker refuses one file",
    tests: [
      "F11 in each engine: what looks like advertising is refused",
      "F11 a blocker that refuses what looks like advertising or tracking: the shell is installed all the same",
    ],
  },
  {
    id: "F12",
    fault: "a file is left out of the list without a word",
    tests: [
      "F12 a build fails where a page shows a file that the site does not have, and names both",
      "F12 every script, style and font of the client is in the shell, or is left to every copy; none is in neither",
    ],
    notRun: {
      firefox: "it is a fault of a build, which no browser takes part in",
      webkit: "it is a fault of a build, which no browser takes part in",
    },
  },
  {
    id: "F13",
    fault: "thousands of items: bursts of requests, or minutes of waiting",
    tests: ["F13: a thousand pages are at most 40 requests, four at a time"],
  },
  {
    id: "F14",
    fault: "the worker is ended during the download",
    tests: [
      "F14 in each engine: the worker is ended again and again during a download",
      "F14 the service worker is ended again and again while content is downloaded: it goes on",
    ],
    notRun: {
      webkit: "WebKitGTK has no command that ends a worker; that its engine goes on is shown in F15 and F16",
    },
  },
  {
    id: "F15",
    fault: "the tab is closed during the download",
    tests: [
      "F15 in each engine: the tab is closed during a download, the next visit goes on",
      "F15 the tab is closed during the download: the next visit goes on by itself",
      "F15, F16: a download that is cut",
    ],
  },
  {
    id: "F16",
    fault: "the browser is killed, or the power is cut",
    tests: [
      "F16 in each engine: the browser is killed in the middle of updates",
      "F16 the browser is killed during a save: the next page goes on by itself, and the copy is whole",
      "F16 the browser is killed in the middle of an update: the copy is of the old release or of the new one, whole",
      "F15, F16: a download that is cut",
    ],
  },
  {
    id: "F17",
    fault: "two tabs start the same download",
    tests: [
      "F17 in each engine: two tabs start the same download, each file is fetched once",
      "F17 three tabs start the same download: each file is fetched once, and all show it",
      "F17 what waits for another tab is stopped at once, and that tab goes on",
      "F17: of three tabs that are asked to save one works, and each object is fetched once",
    ],
  },
  {
    id: "F18",
    fault: "no space in the first download",
    tests: [
      "F18 no space in a first download: said, cleaned up, and no harm done",
      "F18: no space in a first download",
      "F18 in each engine: no space for the docs, said, nothing is left of them, and the site is as before",
    ],
  },
  {
    id: "F19",
    fault: "no space in an update",
    tests: [
      "F19: a cache without room for the pointer does not keep the former one, which would be shown",
      "F19: no space in an update",
    ],
  },
  {
    id: "F20",
    fault: "the host adds or strips Content-Encoding",
    tests: [
      "F20 a host that changes the coding of packs (%s): the copy is whole",
      "F20: a host that adds or strips Content-Encoding",
    ],
  },
  {
    id: "F21",
    fault: "a hostile or broken pack",
    tests: ["F21: a hostile or broken pack"],
  },
  {
    id: "F22",
    fault: "half of all requests fail",
    tests: [
      "F22 the first request for each pack is cut: the second try gets it",
      "F22: half of all requests fail",
    ],
  },
  {
    id: "F23",
    fault: "site data is blocked, or the window is private",
    tests: [
      "F23 in each engine: a browser that refuses site data shows the whole site",
      "F23 in each engine: a private window shows the whole site, and the panel says what is true",
      "F23 a browser that refuses site data: the whole site works online, without a trouble",
      "F23: a browser that refuses storage is recognized, and nothing is fetched for it",
      "F23: a browser that refuses storage is named, and that reading online works",
    ],
  },
  {
    id: "F24",
    fault: "IndexedDB never answers, or throws",
    tests: [
      "F24 in each engine: IndexedDB never answers the worker, pages are read all the same",
      "F24 in each engine: IndexedDB throws in the worker, pages are read all the same",
      "F24, F26: the cache has lost the pointer and the database does not answer: nothing is removed, written or called lost",
      "F24, F26: a place without one beside a place that does not answer leaves it unknown, not none",
      "F24: a database that does not answer is no reason not to save, as long as nothing is stored",
      "F24 IndexedDB %s: pages are read by the copy of the pointer",
      "F24: a database that never answers is covered by the cache, within its deadline",
    ],
  },
  {
    id: "F25",
    fault: "a call of the Cache never resolves",
    tests: [
      "F25 in each engine: a Cache that never answers, the network then a plain page",
      "F25 a Cache that never answers: the network after 1.5 s, without it a plain page",
    ],
  },
  {
    id: "F26",
    fault: "the caches are emptied, worker and database stay",
    tests: [
      "F26 in each engine: the caches are emptied, online as usual, offline an honest page",
      "F24, F26: the cache has lost the pointer and the database does not answer: nothing is removed, written or called lost",
      "F24, F26: a place without one beside a place that does not answer leaves it unknown, not none",
      "F26 the caches are emptied while something is written: what is saved since is there after the browser was killed",
      "F26: what is saved after the caches were emptied in the middle of a write outlives a killed browser",
      "F26 the caches are emptied, worker and database stay: online as usual, offline an honest page",
      "F26 single caches are thrown away: the next visit brings shell and pointer back",
      "F26 the cache of the pointer is thrown away: offline the saved pages are found by search all the same",
      "F26, F27: the %s has lost the pointer: a start writes it there again, unless the objects are gone too",
      "F26: objects are gone and the pointer is there: every section needs repair, and a repair brings it back",
    ],
  },
  {
    id: "F27",
    fault: "the database is emptied, the caches stay",
    tests: [
      "F27 in each engine: the database is emptied, every page opens and nothing is downloaded",
      "F27 the database is emptied, the caches stay: every page opens and nothing is downloaded",
      "F26, F27: the %s has lost the pointer: a start writes it there again, unless the objects are gone too",
      "F27: the database is emptied: the pointer's copy counts and nothing is downloaded again",
    ],
  },
  {
    id: "F28",
    fault: "one object is missing",
    tests: [
      "F28 in each engine: one object is missing, and the repair fetches it alone",
      "F28 one object is missing: the panel says what needs repair, and the repair fetches it alone",
      "F28: one object is missing: its section needs repair, and the repair fetches that object",
    ],
  },
  {
    id: "F29",
    fault: "everything is gone between visits",
    tests: [
      "F29 in each engine: everything is gone between visits, the next one says so",
      "F29 the marker of a copy is gone and the copy is there: a visit keeps it up to date all the same",
      "F29 everything is gone between visits: the next visit misses the copy and offers to save it again",
    ],
  },
  {
    id: "F30",
    fault: "estimate() and persist() mislead",
    tests: ["F30 a browser that lies about space and promises nothing: saving works all the same"],
    notRun: {
      firefox: "it needs a script before the page's own, which only Chromium's driver has here",
      webkit: "it needs a script before the page's own, which only Chromium's driver has here",
    },
  },
  {
    id: "F31",
    fault: "the stored format is older or newer than the code",
    tests: ["F31: the stored format is"],
  },
  {
    id: "F32",
    fault: "a new release while a tab is open: lazy scripts",
    tests: [
      "F32 in each engine: an open tab works to its end, its scripts are gone from the server",
      "F32 a tab of the first release stays open beside tabs that come and go: the worker keeps its scripts",
      "F32 an open tab of the first release works to its end: its scripts are gone from the server",
    ],
  },
  {
    id: "F33",
    fault: "a new release while a tab is open: records and search",
    tests: [
      "F33 in each engine: a tab stays on the release that it shows, and is offered the newer one",
      "F33 a tab stays on the release that it shows when the copy is switched, and is offered the newer one",
    ],
  },
  {
    id: "F34",
    fault: "a release that is half deployed",
    tests: [
      "F34 in each engine: lists of a release before its files, the copy waits and takes it later",
      "F34: a release that is half deployed",
      "F34 a release whose lists arrive before its files: the copy waits, says so, and takes it when it is whole",
    ],
  },
  {
    id: "F35",
    fault: "an update that fails again and again",
    tests: [
      "F35: an update that fails again and again: the copy serves, the waits grow to an hour, requests stay few",
      "F35 an update that cannot be had: the panel says why, the copy serves, and nothing is asked without end",
    ],
  },
  {
    id: "F36",
    fault: "many releases behind",
    tests: ["F36: many releases behind costs what changed, not how far it is"],
  },
  {
    id: "F37",
    fault: "a rollback to earlier content",
    tests: [
      "F37: a rollback is a release with a higher number; its objects are there already",
      "F37 a rollback that is a release of its own: the copy follows, for the price of the lists",
    ],
  },
  {
    id: "F38",
    fault: "an edge that shows N, then N-1",
    tests: [
      "F38: an edge that shows N, then N-1: the copy never goes back",
      "F38 an edge that goes back to the release before: no update is offered, and the copy stays",
    ],
  },
  {
    id: "F39",
    fault: "reading while an update runs",
    tests: ["F39 pages of the copy open as quickly during an update as without one"],
    notRun: {
      firefox: "it compares times of loads, which the drivers of the other engines add their own waits to",
      webkit: "it compares times of loads, which the drivers of the other engines add their own waits to",
    },
  },
  {
    id: "F40",
    fault: "the old copy is removed before the new one is ready",
    tests: [
      "F40: whatever step an update is cut at, the copy shows the old release or the new one, whole",
      "F40: whatever step a save is cut at, what was saved before is there",
      "F40: the release before goes when a start has verified the new one, not earlier",
    ],
  },
  {
    id: "F41",
    fault: "a status that is not true",
    tests: [
      "F41 the %s is missing: panel and last page say that the copy needs repair, and nothing else",
      "F41: a list of one section is missing, without a network: that section needs repair, the others are saved",
      "F41: a copy is called %s",
      "F41: the status says what a verification finds, after each kind of trouble",
      "F41: a release that lacks a saved section",
      "F41: %i changed and %i removed pages are counted apart",
    ],
  },
  {
    id: "F42",
    fault: "a waiting worker that never takes over",
    tests: [
      "F42 in each engine: a waiting worker takes over by one press",
      "F42 a waiting worker takes over by one press, also on the very first update",
      "F42 a press without a network says why nothing is loaded; the page stays, and a later press loads it",
      "F42 a waiting worker takes over by itself when the only tab was loaded with the newer scripts",
    ],
  },
  {
    id: "F43",
    fault: "a loop of reloads",
    tests: [
      "F43 in each engine: a chunk that is broken on both releases, at most one load by itself",
      "F43 a chunk that is broken on both releases: at most one load by itself",
    ],
  },
  {
    id: "F44",
    fault: "the worker's script is cached by the host or by HTTP",
    tests: [
      "F44 in each engine: a worker script with a year in the HTTP cache",
      "F44 a worker script with a year in the HTTP cache: the update is seen all the same",
    ],
  },
  {
    id: "F45",
    fault: "the worker's script is missing, empty or something else",
    tests: [
      "F45 in each engine: a worker script that is missing removes nothing",
      "F45 in each engine: a worker script that is a page removes nothing",
      "F45 a worker script that is missing or something else removes nothing",
      "F45 an empty worker script, which browsers accept: the copy stays, and is served again by the next one",
    ],
  },
  {
    id: "F46",
    fault: "the worker has to go in an emergency",
    tests: [
      "F46 in each engine: a build that removes the worker leaves no registration and no copy",
      "F46 a build that removes the worker: no registration, no copy, open tabs are loaded once from the network",
      "F46 the header Clear-Site-Data on the answer to the worker removes worker and copy too",
    ],
  },
  {
    id: "F47",
    fault: "the base path changes",
    tests: [
      "F47 in each engine: below another base path the worker serves that path",
      "F47 the site moves to another base path: the worker of the old one removes itself",
      "F47 below another base path the worker serves that path, and knows nothing of the one before",
    ],
  },
  {
    id: "F48",
    fault: "an unknown address without a network",
    tests: [
      "F48 in each engine: unknown addresses offline",
      "F48 unknown addresses offline: the not-found page with status 404",
    ],
  },
  {
    id: "F49",
    fault: "other spellings of an address",
    tests: [
      "F49 in each engine: other spellings of an address, online and offline alike",
      "F49 other spellings of an address: online and offline alike",
    ],
  },
  {
    id: "F50",
    fault: "a network that accepts and never answers",
    tests: [
      "F50 in each engine: a network that never answers, saved pages and an honest one",
      "F50 the panel on a silent network, %s a copy: it says soon what the device holds",
      "F50 a network that accepts and never answers: saved pages in 300 ms, others get a message in 3.5 s",
      "F50 a click on a silent network: a message as soon, by one request for data and page each; Retry is given the time that it takes",
      "F50 seven pages that the network took and never answered: once it answers again, the eighth is there soon",
      "F50, F56 a part of a file that is not saved is still asked for as a part",
      "F50: how long the network may take for",
    ],
  },
  {
    id: "F51",
    fault: "navigator.onLine is wrong",
    tests: [
      "F51: a browser that thinks it is offline is not believed: one request, and no wait where it is right",
      "F51 navigator.onLine says %s whatever is true: the same pages",
    ],
  },
  {
    id: "F52",
    fault: "the worker's code throws",
    tests: [
      "F52 in each engine: a worker whose code throws, the network answers",
      "F52 a worker whose code throws: the network answers, and after three failures it stands aside",
    ],
  },
  {
    id: "F53",
    fault: "a reload past the worker, or a first visit without a network",
    tests: ["F53 a reload past the worker: after the next normal load all is well"],
    notRun: {
      firefox: "the driver has no reload past the worker by hand, which is what the fault is about",
      webkit: "the driver has no reload past the worker by hand, which is what the fault is about",
    },
  },
  {
    id: "F54",
    fault: "a clock that is wrong by years",
    tests: [
      "F54 in each engine: workers whose clock says 2010, only the shown age is odd",
      "F54 a clock that goes back by weeks while a download waits: no visit follows another at once",
      "F54 clocks that say %i: only the shown age is odd",
    ],
  },
  {
    id: "F55",
    fault: "third parties cannot be reached",
    tests: [
      "F55 in each engine: docs ask no host but their own",
      "F55 docs ask no host but their own, online and offline",
    ],
  },
  {
    id: "F56",
    fault: "a request for a part of a file",
    tests: [
      "F56 in each engine: a part of a stored file, status 206 and those bytes",
      "F50, F56 a part of a file that is not saved is still asked for as a part",
      "F56 a viewer asks for a part of a stored file: status 206 and those bytes",
    ],
  },
  {
    id: "F57",
    fault: "the security headers of pages that the worker makes",
    tests: [
      "F57 in each engine: an inline script does not run on a page of the worker",
      "F57 pages of the worker have the headers of the server, and an inline script does not run",
    ],
  },
  {
    id: "F58",
    fault: "a page of a section that is not saved",
    tests: [
      "F58 in each engine: a page that is not saved, offline, and Retry",
      "F58 a page that is not saved, offline: its section, what is saved, search and Retry",
      "F58 Retry asks the network anew, also once the scripts of the page have run",
    ],
  },
  {
    id: "F59",
    fault: "a page whose scripts are dead",
    tests: [
      "F59 in each engine: a page whose scripts are missing can be read",
      "F59 a page without its scripts can be read: scripts %s",
    ],
  },
  {
    id: "F60",
    fault: "the search index is missing, damaged or old",
    tests: [
      "F60 in each engine: the database with the search index is gone, the search without a network finds the same",
      "F60: search index missing, damaged, stale",
      "F60: a new copy has no index yet: titles at once, everything as soon as it is made",
      "F60: a kept index that is %s is made again from the records, with the same answers to 100 queries",
      "F60: a kept index is used as it is: no record is read before the first result",
    ],
  },
];
