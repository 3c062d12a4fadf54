import { expect, test } from "vitest";
import { nearAddresses, wordsOf } from "./lost-page.tsx";

const known = [
  "/",
  "/docs",
  "/docs/CLIM/Wiring",
  "/docs/hub/wiring",
  "/docs/hub/Introduction",
  "/docs/v1.2",
  "/about",
];

test.each([
  ["a page that moved to another folder", "/hub/wiring", ["/docs/CLIM/Wiring", "/docs/hub/wiring"]],
  ["the folder that is shared decides", "/docs/hub/Wirings", ["/docs/hub/wiring", "/docs/CLIM/Wiring"]],
  ["slips of the finger", "/docs/hub/Introdcution", ["/docs/hub/Introduction"]],
  ["the ending of another system", "/manual/introduction.md", ["/docs/hub/Introduction"]],
  ["the index of a folder", "/en/about/index.php", ["/about"]],
  ["short words are meant as they are", "/abc", []],
  ["nothing is like it", "/cookery/recipes", []],
  ["the home page has no parts", "/", []],
])("%s", (_, pathname, addresses) => {
  expect(nearAddresses(pathname, known)).toEqual(addresses);
});

test("no more than five are named", () => {
  const many = Array.from({ length: 9 }, (_, at) => `/docs/${at}/wiring`);
  expect(nearAddresses("/wiring", many)).toEqual(many.slice(0, 5));
});

test("the words of an address are those of its last part", () => {
  expect(wordsOf("/docs/CAN-DPS310/wiring_the-sensor.html")).toBe("wiring the sensor");
  expect(wordsOf("/docs/0x1F03/")).toBe("0x1F03");
  expect(wordsOf("/hub/index.html")).toBe("hub");
  expect(wordsOf("/")).toBe("");
});
