#!/usr/bin/env node
// Starts Fairlead on a Node that can run it, and says so on one that cannot: nothing newer may be read before that.
import { nodeProblem } from "./node-version.js";

const problem = nodeProblem(process.versions.node);
if (problem === undefined) {
  import("./start.js");
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}
