import { expect, test } from "vitest";
import { readFormerAddress } from "./read-former-address.ts";

test.each([
  ["/old", "/old"],
  ["/o%20ld", "/o%20ld"],
  ["/%6fld", "/old"],
  ["/%6Fld%2Ehtml", "/old"],
  ["/old.html", "/old"],
  ["/old/index.html", "/old"],
  ["/index.html", "/"],
  ["/%c3%bcber", "/%C3%BCber"],
  ["/100%25", "/100%25"],
  ["/a%2541", "/a%2541"],
  ["/a%26b&c", "/a&b&c"],
  ["/C%23", "/C%23"],
  ["/page%3Fid=3", "/page%3Fid=3"],
  ["/exports/a.csv", "/exports/a.csv"],
  ["/assets/guide.0123456789.html", "/assets/guide.0123456789.html"],
])("%s is the former address %s", (written, address) => {
  expect(readFormerAddress(written)).toEqual({ address });
  expect(readFormerAddress(address)).toEqual({ address });
});

test.each([
  ["/a%2", 'A "%" is not followed by two hexadecimal digits of a character.'],
  ["/a%zz", 'A "%" is not followed by two hexadecimal digits of a character.'],
  ["/a%C3%28", 'A "%" is not followed by two hexadecimal digits of a character.'],
  ["/a%2Fb", 'Servers take "%2F" for a slash.'],
  ["/a%5Cb", "It has a backslash or a control character."],
  ["/a%0Ab", "It has a backslash or a control character."],
  ["/a/../b", 'Browsers resolve "." and ".." before they ask.'],
  ["/%2E/b", 'Browsers resolve "." and ".." before they ask.'],
  ["/a/..html", 'Browsers resolve "." and ".." before they ask.'],
  ["/a/...html", 'Browsers resolve "." and ".." before they ask.'],
])("%s is asked for by no browser", (written, problem) => {
  expect(readFormerAddress(written)).toMatchObject({ problem });
});
