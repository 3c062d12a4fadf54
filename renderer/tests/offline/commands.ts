import fc from "fast-check";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { PowerCut, type Run } from "./model.ts";

type Model = Record<string, never>;

/** A step of a random run. Its check is in `Run`. */
class Step implements fc.AsyncCommand<Model, Run> {
  constructor(
    private readonly name: string,
    private readonly action: (run: Run) => Promise<void> | void,
  ) {}
  check = () => true;
  run = async (_: Model, run: Run): Promise<void> => this.action(run);
  toString = () => this.name;
}

const step = (name: string, action: (run: Run) => Promise<void> | void) => new Step(name, action);
const SECTIONS = ["docs", "boards"];
const sections = fc.subarray(SECTIONS, { minLength: 1 });

/** The commands of the model, which run in any order. */
export const commands = [
  // The server.
  fc.nat({ max: 4 }).map((at) => step(`deploy ${at}`, (run) => run.deploy(at))),
  fc.nat({ max: 4 }).map((at) => step(`half deploy ${at}`, (run) => halfDeploy(run, at))),
  fc.nat({ max: 4 }).map((at) => step(`an edge still serves ${at}`, (run) => stale(run, at))),
  fc.boolean().map((down) => step(`server down: ${down}`, (run) => setDown(run, down))),
  fc.constantFrom(0, 0.2, 0.5).map((rate) => step(`${rate} of requests fail`, (run) => setRate(run, rate))),
  // The visitor.
  sections.map((ids) => step(`save ${ids}`, (run) => save(run, ids, false))),
  sections.map((ids) => step(`save ${ids} in place`, (run) => save(run, ids, true))),
  sections.map((ids) => step(`remove ${ids}`, (run) => remove(run, ids))),
  fc
    .boolean()
    .map((bySelf) => step(`update by itself: ${bySelf}`, (run) => run.act((tab) => tab.update({ bySelf })))),
  fc.constant(step("verify", (run) => run.act((tab) => tab.verify()))),
  fc.constant(step("repair", (run) => run.act((tab) => tab.repair()))),
  fc.constant(step("check", (run) => run.act((tab) => tab.check()))),
  fc.boolean().map((may) => step(`new visit, may download: ${may}`, (run) => visit(run, may))),
  fc.constant(step("two tabs update", (run) => twoTabs(run))),
  fc.nat({ max: 40 }).map((at) => step(`update, power gone at step ${at}`, (run) => cutUpdate(run, at))),
  fc
    .tuple(sections, fc.nat({ max: 60 }))
    .map(([ids, at]) => step(`save ${ids}, power gone at ${at}`, (run) => cutSave(run, ids, at))),
  // The device.
  fc.nat().map((pick) => step(`lose object ${pick}`, (run) => lose(run, pick))),
  fc.nat().map((pick) => step(`damage object ${pick}`, (run) => damage(run, pick))),
  fc.nat({ max: 3000 }).map((room) => step(`room for ${room} more bytes`, (run) => shrink(run, room))),
  fc.constant(step("room for everything", (run) => setQuota(run, Number.POSITIVE_INFINITY))),
  fc
    .constantFrom("cache" as const, "database" as const)
    .map((storage) => step(`lose the pointer in ${storage}`, (run) => losePointer(run, storage))),
  fc.constant(step("empty the caches in the middle of a write", (run) => emptyCaches(run))),
  fc.constant(step("kill the browser", (run) => killBrowser(run))),
  fc.constant(step("lose all notes", (run) => run.world.device.noted.clear())),
  fc.integer({ min: 1, max: 9_000_000 }).map((ms) => step(`${ms} ms pass`, (run) => pass(run, ms))),
];

function halfDeploy(run: Run, at: number): void {
  const release = run.releases[at];
  if (release === undefined || at <= run.deployed) return;
  run.world.files.set("latest.json", release.latest);
}

function stale(run: Run, at: number): void {
  const release = run.releases[Math.min(at, run.deployed)];
  if (release !== undefined) run.world.files.set("latest.json", release.latest);
}

function setDown(run: Run, down: boolean): void {
  run.world.isDown = down;
}

function setRate(run: Run, rate: number): void {
  run.failRate = rate;
}

function setQuota(run: Run, quota: number): void {
  run.world.device.quota = quota;
}

/** A request is stored until it is fulfilled or the visitor has seen that it failed. */
async function save(run: Run, ids: readonly string[], replace: boolean): Promise<void> {
  await run.act(async (tab) => {
    const { kind } = await tab.save(ids, replace);
    const requested = run.requests();
    if (kind !== "waiting" && kind !== "done") return;
    if (!ids.every((id) => requested.includes(id))) throw new Error(`${ids} were forgotten after ${kind}.`);
  });
}

function remove(run: Run, ids: readonly string[]): Promise<void> {
  return run.act((tab) => tab.remove(ids));
}

async function visit(run: Run, may: boolean): Promise<void> {
  run.tab = run.world.tab();
  await run.act((tab) => tab.start(may));
}

async function twoTabs(run: Run): Promise<void> {
  const other = run.world.tab();
  await run.act((tab) => Promise.all([tab.update({ bySelf: false }), other.update({ bySelf: false })]));
}

function cutAfter(run: Run, steps: number): void {
  let left = steps;
  run.world.device.fault = ({ action }) => {
    if (action !== "read" && action !== "list") left--;
    if (left < 0) throw new PowerCut();
  };
}

async function cutUpdate(run: Run, at: number): Promise<void> {
  cutAfter(run, at);
  await run.act((tab) => tab.update({ bySelf: false }));
}

async function cutSave(run: Run, ids: readonly string[], at: number): Promise<void> {
  cutAfter(run, at);
  await run.act((tab) => tab.save(ids));
}

function pickOf(run: Run, pick: number): string | undefined {
  const hashes = [...run.world.device.stored.keys()].sort();
  return hashes[pick % Math.max(1, hashes.length)];
}

function lose(run: Run, pick: number): void {
  const hash = pickOf(run, pick);
  if (hash === undefined) return;
  run.world.device.stored.delete(hash);
  run.isHurt = true;
}

function damage(run: Run, pick: number): void {
  const hash = pickOf(run, pick);
  const stored = hash === undefined ? undefined : run.world.device.stored.get(hash);
  if (hash === undefined || stored === undefined) return;
  run.world.device.stored.set(hash, { ...stored, bytes: stored.bytes.map((byte) => byte ^ 1) });
  run.isHurt = true;
}

function emptyCaches(run: Run): void {
  run.world.device.stored.clear();
  run.world.device.isUnlisted = true;
  run.isHurt = true;
}

async function killBrowser(run: Run): Promise<void> {
  run.world.device.kill();
  run.tab = run.world.tab();
  await run.checkInvariants(undefined);
}

function shrink(run: Run, room: number): void {
  run.world.device.quota = run.world.device.usage + room;
}

/** The newer of two pointers may be lost after an unlucky write; then the older one is whole and counts. */
function losePointer(run: Run, storage: "cache" | "database"): void {
  const { copies } = run.world.device;
  const other = storage === "cache" ? "database" : "cache";
  const both = [copies[storage], copies[other]] as (Pointer | undefined)[];
  if (both[0]?.revision !== both[1]?.revision) return;
  copies[storage] = undefined;
}

function pass(run: Run, ms: number): void {
  run.world.clock.time += ms;
}
