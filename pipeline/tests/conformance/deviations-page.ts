import { fileURLToPath } from "node:url";
import { commonmarkDeviations, commonmarkExamples } from "./commonmark-deviations.ts";
import { yamlDeviations, yamlReasons } from "./yaml-deviations.ts";

/** The page of the manual about the standards. */
export const deviationsPagePath = fileURLToPath(new URL("../../manual/docs/standards.md", import.meta.url));

/** Writes that page: where Markdown and YAML of Fairlead differ from their standards, and why. */
export function deviationsPage(): string {
  const deviating = commonmarkDeviations.reduce((sum, { examples }) => sum + examples.length, 0);
  const markdown = commonmarkDeviations.map(
    ({ reason, code, examples }) => `| ${reason} | ${linkTo(code)} | ${examples.join(", ")} |`,
  );
  const yaml = Object.entries(yamlReasons).map(([code, reason]) => {
    const cases = Object.entries(yamlDeviations).flatMap(([codes, ids]) =>
      codes.split(" ").includes(code) ? ids.split(" ") : [],
    );
    return `| ${reason} | ${linkTo(code)} | ${cases.sort().join(", ")} |`;
  });
  const refused = Object.values(yamlDeviations).flatMap((ids) => ids.split(" ")).length;
  return `---
title: Standards
description: Where Markdown and YAML of Fairlead differ from CommonMark and YAML 1.2, case by case, with the reason.
sidebar_position: 71
---

Every test run holds the parsers against the suites of the standards. Every difference is listed here with its reason. This page is written from those lists.

## CommonMark

${commonmarkExamples - deviating} of the ${commonmarkExamples} examples of [CommonMark 0.31.2](https://spec.commonmark.org/0.31.2/) give the HTML of the specification. The others:

| Reason | Diagnostic | Examples |
|---|---|---|
${markdown.join("\n")}

One thing differs that no example shows: beside Chinese, Japanese and Korean characters, whose words have no spaces between, \`**重要：**正文\` is emphasis, and strikethrough likewise. CommonMark shows the asterisks.

## YAML

The [YAML test suite](https://github.com/yaml/yaml-test-suite) has 402 cases. Every invalid one is refused, and every valid one gives its value or is refused on purpose. These ${refused} are refused; a case with two reasons is listed twice:

| Reason | Diagnostic | Cases |
|---|---|---|
${yaml.join("\n")}
`;
}

function linkTo(code: string | undefined): string {
  return code === undefined ? "none" : `[${code}](/diagnostics/${code})`;
}
