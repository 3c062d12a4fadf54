#!/usr/bin/env bash
# HonKit 6.1.7 gives two headings with the same text on a page the same id, so that a link to the second one leads to the
# first; and a hard blank in a heading, as is usual between number and unit, stays one in the id (33&nbsp;v-rail, written
# so into the attribute), where a blank is a hyphen. It prints nothing about either.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund honkit@6.1.7 >/dev/null 2>&1
mkdir book
printf '# Summary\n\n* [Board](README.md)\n' >book/SUMMARY.md
printf '# Board\n\n## Limits\n\nOf the supply.\n\n## Limits\n\nOf the outputs.\n\n## 3.3&nbsp;V rail\n\nText.\n' >book/README.md
npx --no-install honkit build book out >log.txt 2>&1
cat >check.cjs <<'JS'
const { readFileSync } = require("node:fs");
const html = readFileSync("book/out/index.html", "utf8");
const ids = [...html.matchAll(/<h2[^>]* id="([^"]*)"/g)].map(([, id]) => id);
const expected = JSON.parse(process.argv[2]);
console.log(`honkit ${require("honkit/package.json").version}: ids of the headings: ${JSON.stringify(ids)}`);
if (JSON.stringify(ids) !== JSON.stringify(expected)) {
  console.error(`This has changed: it was ${JSON.stringify(expected)}.`);
  process.exit(1);
}
if (/warn|duplicate/i.test(readFileSync("log.txt", "utf8"))) {
  console.error("It now prints a warning.");
  process.exit(1);
}
JS
node check.cjs '["limits","limits","33&nbsp;v-rail"]'
