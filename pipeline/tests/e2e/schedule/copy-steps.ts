import { pick } from "../../fixtures/random.ts";
import { type PanelSays, pressButton, readPanel, tickParts } from "./seen.ts";
import type { StepKind } from "./step.ts";
import { open } from "./visitor-steps.ts";
import type { World } from "./world.ts";

/** How long a visitor looks at the panel until it knows something, and then at work that it does, in milliseconds. */
const LOOK_MS = 3000;
const WORK_MS = 4000;

const isReady = (): boolean =>
  document.querySelector(".copy-panel[aria-busy=false] .copy-actions button") !== null;
const isAtRest = (): boolean =>
  ![...document.querySelectorAll(".copy-panel button")].some(({ textContent }) => textContent === "Stop");

/**
 * The actions of a visitor with the copy. No step waits for the end of a long one: the next comes in the
 * middle.
 */
export const copySteps: Readonly<Record<string, StepKind>> = {
  save: {
    weight: 12,
    draw: (random) => [pick(["docs", "docs", "all", "0", "1", "2", "3"], random)],
    run: async (world, [which = "docs"]) => {
      if (!(await openPanel(world))) return;
      await world.ask(tickParts, which);
      if (await press(world, "^Save \\d+ parts?")) world.promised.saving();
    },
  },
  update: { weight: 6, run: (world) => pressInPanel(world, "^(?:Update now|Go on now)$") },
  look: { weight: 2, run: (world) => pressInPanel(world, "^Check for updates$") },
  verify: { weight: 3, run: (world) => pressInPanel(world, "^Verify$") },
  repair: { weight: 3, run: (world) => pressInPanel(world, "^Repair$") },
  remove: {
    weight: 2,
    run: async (world) => {
      if (!(await openPanel(world))) return;
      const panel: PanelSays | null | undefined = await world.ask(readPanel);
      if (panel?.buttons.includes("Remove all") !== true) return;
      world.promised.removing();
      await press(world, "^Remove all$");
    },
  },
};

async function openPanel(world: World): Promise<boolean> {
  await open(world, "/offline");
  return (await world.askUntil(LOOK_MS, isReady)) === true;
}

async function pressInPanel(world: World, pattern: string): Promise<void> {
  if (await openPanel(world)) await press(world, pattern);
}

async function press(world: World, pattern: string): Promise<boolean> {
  const isPressed = (await world.askUntil(1000, pressButton, pattern)) === true;
  if (isPressed) await world.askUntil(WORK_MS, isAtRest);
  return isPressed;
}
