import { expect, test } from "vitest";
import { buildOf, type DevEvent, type DevState, isInPart, nextState } from "./dev-state.ts";

const states = {
  unopened: { name: "unopened" },
  early: { name: "early", build: "a" },
  stalled: { name: "stalled", build: "a" },
  whole: { name: "whole", build: "a" },
  "lost in part": { name: "lost", build: "a", isWhole: false },
  "lost whole": { name: "lost", build: "a", isWhole: true },
} as const satisfies Record<string, DevState<string>>;

const events = {
  begun: { type: "begun", build: "b" },
  completed: { type: "completed", build: "b" },
  remade: { type: "remade", former: "a", build: "b" },
  "remade from a replaced site": { type: "remade", former: "before a", build: "b" },
  failed: { type: "failed" },
  "folder lost": { type: "folder-lost" },
} as const satisfies Record<string, DevEvent<string>>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

/** The state that follows, by the present one and the event; an event that is not in the table changes nothing. */
const transitions: Record<StateName, Partial<Record<EventName, string>>> = {
  unopened: { begun: "early b", completed: "whole b" },
  early: { completed: "whole b", remade: "early b", failed: "stalled a", "folder lost": "lost in part a" },
  stalled: { completed: "whole b", remade: "stalled b", "folder lost": "lost in part a" },
  whole: { completed: "whole b", remade: "whole b", "folder lost": "lost whole a" },
  "lost in part": { completed: "whole b", remade: "lost in part b" },
  "lost whole": { completed: "whole b", remade: "lost whole b" },
};

const cases = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(events) as EventName[]).map((event) => ({ state, event, after: transitions[state][event] })),
);

test.each(cases)("$state, $event: $after", ({ state, event, after }) => {
  const next = nextState<string>(states[state], events[event]);
  if (after === undefined) expect(next).toBe(states[state]);
  else expect(textOf(next)).toBe(after);
});

test("a site is in part until the whole of it was made, also while its folder is missing", () => {
  const inPart = (Object.keys(states) as StateName[]).filter((name) => isInPart<string>(states[name]));
  expect(inPart).toEqual(["early", "stalled", "lost in part"]);
});

function textOf(state: DevState<string>): string {
  const name = state.name === "lost" ? `lost ${state.isWhole ? "whole" : "in part"}` : state.name;
  return [name, buildOf(state)].join(" ").trim();
}
