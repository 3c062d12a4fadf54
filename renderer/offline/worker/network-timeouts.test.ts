import { beforeEach, describe, expect, test } from "vitest";
import { NetworkTimeouts } from "./network-timeouts.ts";

let time = 0;
let timeouts: NetworkTimeouts;
beforeEach(() => {
  time = 0;
  timeouts = new NetworkTimeouts(() => time);
});

describe("F50: how long the network may take for", () => {
  test("a page: little, long when its reader asks again soon, little on a later visit", () => {
    expect(timeouts.forPage("/x")).toBe(3000);
    timeouts.notePage("/x", false);
    expect(timeouts.forPage("/y")).toBe(3000);
    time += 50_000;
    expect(timeouts.forPage("/x")).toBe(30_000);
    time += 60_000;
    expect(timeouts.forPage("/x")).toBe(3000);
    timeouts.notePage("/x", false);
    timeouts.notePage("/x", true);
    expect(timeouts.forPage("/x")).toBe(3000);
  });

  test("a record: nothing for the second try of the client; for the page itself as for any", () => {
    expect(timeouts.forRecord("/x", "default")).toBe(3000);
    timeouts.noteRecord("/x", true);
    time += 300;
    expect(timeouts.forRecord("/x", "reload")).toBe(0);
    expect(timeouts.forPage("/x")).toBe(3000);
    timeouts.notePage("/x", false);
    time += 500;
    expect(timeouts.forPage("/x")).toBe(30_000);
  });

  test("a record: the same little time on each click, long when Retry is pressed", () => {
    for (let click = 0; click < 3; click++) {
      expect(timeouts.forRecord("/x", "default")).toBe(3000);
      timeouts.noteRecord("/x", true);
      time += 10_000;
    }
    expect(timeouts.forRecord("/x", "no-cache")).toBe(30_000);
  });

  test("a record that failed otherwise: the second try is made", () => {
    timeouts.noteRecord("/x", true);
    timeouts.noteRecord("/x", false);
    expect(timeouts.forRecord("/x", "reload")).toBe(3000);
  });

  test("a file: little, long while a reader waits for a page", () => {
    expect(timeouts.forFile()).toBe(3000);
    timeouts.notePage("/x", false);
    timeouts.forPage("/x");
    expect(timeouts.forFile()).toBe(30_000);
    time += 61_000;
    expect(timeouts.forFile()).toBe(3000);
  });
});
