import { describe, expect, test } from "vitest";
import { drawSchedule, parseScript, scriptText, stepKinds } from "./schedule.ts";

const choice = { releases: ["v1", "v2"], pathnames: ["/", "/docs/intro"] };

describe("a schedule", () => {
  test("is the same for the same seed, and another one for another", () => {
    const first = drawSchedule(7, 150, choice);
    expect(drawSchedule(7, 150, choice)).toEqual(first);
    expect(drawSchedule(8, 150, choice)).not.toEqual(first);
    expect(first).toHaveLength(150);
    expect(first.at(-1)).toMatch(/^check /);
  });

  test("has each kind of step in some seed", () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => drawSchedule(seed, 150, choice)).flat();
    const names = new Set(drawn.map((step) => step.split(" ")[0]));
    expect([...names].sort()).toEqual(Object.keys(stepKinds).sort());
  });

  test("is read from its text as it was written, and an unknown step is refused", () => {
    const script = { site: "small", engine: "firefox", steps: drawSchedule(7, 150, choice) };
    expect(parseScript(scriptText(script))).toEqual(script);
    expect(() => parseScript("small; firefox; sail away")).toThrow('A schedule has no step "sail away".');
  });
});
