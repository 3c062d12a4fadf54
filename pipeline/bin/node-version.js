// Which Node can run Fairlead. Plain JavaScript of the oldest kind that has modules: whatever Node is there reads this first.

/**
 * The first minor release of each of these versions that can run it; every release of 23 and later can, and
 * no other.
 */
const FIRST_MINOR = { 20: 19, 22: 12 };
const FROM = 23;

/** The message to a Node that cannot run Fairlead, in one sentence; undefined if it can. */
export function nodeProblem(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major >= FROM || minor >= FIRST_MINOR[major]) return undefined;
  return `Fairlead runs on Node 20 from 20.19 on, on Node 22 from 22.12 on, and on Node 24 and later; this is Node ${version}.`;
}
