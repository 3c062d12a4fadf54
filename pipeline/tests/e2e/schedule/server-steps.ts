import { pick } from "../../fixtures/random.ts";
import type { Fault } from "../faults/server/fault.ts";
import { oneOf, type StepKind, upTo } from "./step.ts";
import type { World } from "./world.ts";

/** The subject of a fault, by the path of the address. */
const TARGETS: Readonly<Record<string, RegExp>> = {
  all: /^/,
  latest: /\/latest\.json$/,
  packs: /\/packs\//,
  pages: /^\/(?!packs\/)[^.]*$/,
  records: /index\.json$/,
  scripts: /\.js$/,
  worker: /\/sw\.js$/,
};
const HALVES = ["manifest-first", "objects-first", "html-first"] as const;
const everything = oneOf(...Object.keys(TARGETS));

function spoil(fault: (at: number) => Fault) {
  return ({ server }: World, [target = "all", at = "0"]: readonly string[]): void =>
    server.fault(TARGETS[target] ?? /^/, fault(Number(at)));
}

/**
 * Events on the host and on the way to it. Wrong bytes come at places where the site can detect them: not in
 * a page itself.
 */
export const serverSteps: Readonly<Record<string, StepKind>> = {
  deploy: {
    weight: 8,
    draw: (random, { releases }) => [pick(releases, random), random() < 0.3 ? "drop" : "keep"],
    run: ({ server }, [name = "", older]) => server.deploy(name, { keep: older !== "drop" }),
  },
  "half-deploy": {
    weight: 4,
    draw: (random, { releases }) => [pick(releases, random), pick(HALVES, random)],
    run: ({ server }, [name = "", mode]) => {
      server.deploy(name, { mode: HALVES.find((one) => one === mode) ?? "manifest-first" });
    },
  },
  "kill-server": { weight: 4, run: (world) => world.killServer() },
  "start-server": { weight: 8, run: (world) => world.startServer() },
  throttle: {
    weight: 3,
    draw: (random) => [pick([20, 150, 600], random), pick([20_000, 100_000, 500_000], random)],
    run: ({ server }, [latency, speed]) => {
      server.network = { latency: Number(latency), bytesPerSecond: Number(speed) };
    },
  },
  corrupt: {
    weight: 3,
    draw: (random) => [pick(["packs", "latest", "worker"], random), upTo(400, random)],
    run: spoil((at) => ({ kind: "flip", at })),
  },
  truncate: {
    weight: 3,
    draw: (random) => [pick(["packs", "latest", "worker"], random), upTo(400, random)],
    run: spoil((after) => ({ kind: "end", after })),
  },
  cut: {
    weight: 2,
    draw: (random) => [...everything(random), upTo(4000, random)],
    run: (world, args) => {
      world.cutsPages ||= ["all", "pages"].includes(args[0] ?? "");
      spoil((after) => ({ kind: "abort", after }))(world, args);
    },
  },
  fail: { weight: 3, draw: everything, run: spoil(() => ({ kind: "status", status: 500 })) },
  swallow: { weight: 3, draw: everything, run: spoil(() => ({ kind: "no-headers" })) },
  heal: {
    weight: 10,
    run: (world) => world.heal(),
  },
};
