import { expect, test } from "vitest";
import { likelyPaths, pathsByName } from "./likely-targets.ts";

const paths = pathsByName([
  "/",
  "/docs/drive/setup",
  "/docs/hub/setup",
  "/docs/hub/serial-protocol",
  "/docs/hub/intro",
  "/docs/drive/intro",
  "/docs/sensor/intro",
  "/docs/frame/intro",
]);

test.each([
  ["a slip", "/docs/hub/serial-protocl", ["/docs/hub/serial-protocol"]],
  ["a page that was moved far", "/guides/boards/of/the/past/serial-protocol", ["/docs/hub/serial-protocol"]],
  ["a slip in its folder: the nearest first", "/docs/hubb/setup", ["/docs/hub/setup", "/docs/drive/setup"]],
  [
    "a name of many pages: those with a folder like it",
    "/docs/drvie/intro",
    ["/docs/drive/intro", "/docs/frame/intro", "/docs/hub/intro"],
  ],
  [
    "a name that is like another, elsewhere",
    "/guides/of/the/past/serial-protocols",
    ["/docs/hub/serial-protocol"],
  ],
  ["nothing like it", "/nowhere/else", []],
  ["no name at all", "", []],
])("%s", (_, wanted, expected) => {
  expect(likelyPaths(wanted, paths)).toEqual(expected);
});

test("a folder of thousands that was renamed costs no comparison of each with all", () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `module-${at % 50}/reading-${at}-of-a-board`);
  const renamed = pathsByName(names.map((name) => `/docs/hydraulics/${name}`));
  // Time of the processor: on a busy machine a clock measures what others do.
  const start = process.cpuUsage();
  for (const name of names)
    expect(likelyPaths(`/docs/area-3/${name}`, renamed)).toEqual([`/docs/hydraulics/${name}`]);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
