#!/usr/bin/env bash
# candied 2.2.0 reads a DBC file whose comments have escaped quotes without an error, and takes the quotes out of the
# comments: their backslashes stay, and a file that is written again has lost the quotes. Names of values keep both.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund candied@2.2.0
cat >check.cjs <<'JS'
const { Dbc } = require("candied");

const file = String.raw`VERSION ""

NS_ :

BS_:

BU_: Pump

BO_ 1 Level: 8 Pump
 SG_ Tank : 0|8@1+ (1,0) [0|255] "" Pump

CM_ BO_ 1 "the \"low\" tank";
CM_ SG_ 1 Tank "limit is \"full\"";
VAL_ 1 Tank 1 "say \"full\"" 0 "empty" ;
`;
const reader = new Dbc();
const message = reader.load(file).messages.get("Level");
const signal = message.signals.get("Tank");
const found = {
  message: message.description,
  signal: signal.description,
  value: signal.valueTable.get(1),
  errors: reader.errors.size,
  written: reader.write().split("\n").filter((line) => /^(?:CM_|VAL_)/.test(line)),
};
const expected = {
  message: String.raw`the \low\ tank`,
  signal: String.raw`limit is \full` + "\\",
  value: String.raw`say \"full\"`,
  errors: 0,
  written: [
    String.raw`CM_ BO_ 1 "the \low\ tank" ;`,
    String.raw`CM_ SG_ 1 Tank "limit is \full\" ;`,
    String.raw`VAL_ 1 Tank 1 "say \"full\"" 0 "empty" ;`,
  ],
};
console.log("candied 2.2.0");
console.log(JSON.stringify(found, null, 2));
process.exit(JSON.stringify(found) === JSON.stringify(expected) ? 0 : 1);
JS
node check.cjs
