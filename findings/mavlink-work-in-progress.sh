#!/usr/bin/env bash
# mavlink-mappings 1.0.22-20260311 has no class and no entry in its registry for messages that MAVLink marks as work in
# progress, though autopilots have sent them for years: EVENT (410), ESC_INFO (290) and ESC_STATUS (291) of the dialect
# "common". A program that decodes by the registry passes over them. Its generator, mavlink-mappings-gen 0.0.9, filters
# messages with the element <wip/> without a word.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mavlink-mappings@1.0.22-20260311
cat >check.cjs <<'JS'
const { common } = require("mavlink-mappings");

const numbers = { EVENT: 410, ESC_INFO: 290, ESC_STATUS: 291, BATTERY_STATUS: 147, COMPONENT_METADATA: 397 };
const found = Object.fromEntries(
  Object.entries(numbers).map(([name, number]) => [name, common.REGISTRY[number]?.MSG_NAME ?? "absent"]),
);
const expected = {
  EVENT: "absent",
  ESC_INFO: "absent",
  ESC_STATUS: "absent",
  BATTERY_STATUS: "BATTERY_STATUS",
  COMPONENT_METADATA: "COMPONENT_METADATA",
};
console.log(`mavlink-mappings 1.0.22-20260311, ${Object.keys(common.REGISTRY).length} messages in "common"`);
console.log(JSON.stringify(found, null, 2));
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node check.cjs
