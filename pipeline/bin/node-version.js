// Which Node can run Fairlead. Plain JavaScript of the oldest kind that has modules: whatever Node is there reads this first.

/** Of these versions the first release that can; of 23 and later every one can, and of others none. */
const FIRST_MINOR = { 20: 19, 22: 12 };
const FROM = 23;

/** What to say to a Node that cannot run Fairlead, in one sentence; undefined where it can. */
export function nodeProblem(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major >= FROM || minor >= FIRST_MINOR[major]) return undefined;
  return `Fairlead runs on Node 20 from 20.19 on, on Node 22 from 22.12 on, and on Node 24 and later; this is Node ${version}.`;
}
