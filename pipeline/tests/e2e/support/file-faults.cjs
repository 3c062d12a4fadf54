// Loaded into a command before its own code (NODE_OPTIONS), so that a test can have what it cannot have of the system: a
// file that may not be read, also where the test is run by a superuser, who may read all; and a bug of ours.
const fs = require("node:fs");

const { readFileSync } = fs;

fs.readFileSync = (place, ...rest) => {
  const name = String(place);
  if (name.endsWith("/bug-of-ours.md")) throw new Error("Nobody has thought of this.");
  if (name.endsWith(".md") && isForbidden(name)) throw refusal(name);
  return readFileSync(place, ...rest);
};

function isForbidden(name) {
  const stat = fs.statSync(name, { throwIfNoEntry: false });
  return stat !== undefined && (stat.mode & 0o444) === 0;
}

function refusal(path) {
  const error = new Error(`EACCES: permission denied, open '${path}'`);
  return Object.assign(error, { errno: -13, code: "EACCES", syscall: "open", path });
}
