import { beforeEach, describe, expect, test } from "vitest";
import { Patience } from "./patience.ts";

let time = 0;
let patience: Patience;
beforeEach(() => {
  time = 0;
  patience = new Patience(() => time);
});

describe("F50: how long the network may take for", () => {
  test("a page: little, long when its reader asks again soon, little on a later visit", () => {
    expect(patience.forPage("/x")).toBe(3000);
    patience.notePage("/x", false);
    expect(patience.forPage("/y")).toBe(3000);
    time += 50_000;
    expect(patience.forPage("/x")).toBe(30_000);
    time += 60_000;
    expect(patience.forPage("/x")).toBe(3000);
    patience.notePage("/x", false);
    patience.notePage("/x", true);
    expect(patience.forPage("/x")).toBe(3000);
  });

  test("a record: nothing for the second try of the client, nor for the page that it opens then", () => {
    expect(patience.forRecord("/x", "default")).toBe(3000);
    patience.noteRecord("/x", true);
    time += 300;
    expect(patience.forRecord("/x", "reload")).toBe(0);
    expect(patience.forPage("/x")).toBe(0);
    patience.notePage("/x", false);
    time += 500;
    expect(patience.forPage("/x")).toBe(30_000);
  });

  test("a record: the same little time on each click, long when Retry is pressed", () => {
    for (let click = 0; click < 3; click++) {
      expect(patience.forRecord("/x", "default")).toBe(3000);
      patience.noteRecord("/x", true);
      time += 10_000;
    }
    expect(patience.forRecord("/x", "no-cache")).toBe(30_000);
  });

  test("a record that failed otherwise: the second try is made", () => {
    patience.noteRecord("/x", true);
    patience.noteRecord("/x", false);
    expect(patience.forRecord("/x", "reload")).toBe(3000);
  });

  test("a file: little, long while a reader waits for a page", () => {
    expect(patience.forFile()).toBe(3000);
    patience.notePage("/x", false);
    patience.forPage("/x");
    expect(patience.forFile()).toBe(30_000);
    time += 61_000;
    expect(patience.forFile()).toBe(3000);
  });
});
