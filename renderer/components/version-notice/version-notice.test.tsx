import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DocVersion } from "../../../schema/generated/types.ts";
import { VersionNotice } from "./version-notice.tsx";

const current = { label: "2.0", href: "/docs/setup", isSame: true };
const former: DocVersion = { name: "1.0", label: "1.0", latest: false, state: "former", current };
const drawn = (version: DocVersion | undefined): string =>
  renderToStaticMarkup(<VersionNotice version={version} />);

test("a page of a former version says so and leads to the same page of the current one", () => {
  expect(drawn(former)).toContain("Former version");
  expect(drawn(former)).toContain('Read <a href="/docs/setup">the same page in 2.0</a>.');
});

test("a page of the version to come leads to the first page where the current one has none", () => {
  const coming: DocVersion = {
    ...{ name: "current", label: "Next", latest: false, state: "coming" },
    current: { ...current, href: "/docs/intro", isSame: false },
  };
  expect(drawn(coming)).toContain("not released yet");
  expect(drawn(coming)).toContain('Begin with <a href="/docs/intro">the documentation of 2.0</a>.');
});

test("the current version, and a site that wants no notice, have none", () => {
  expect(drawn(undefined)).toBe("");
  expect(drawn({ name: "2.0", label: "2.0", latest: true })).toBe("");
  const { current: _, ...silent } = former;
  expect(drawn(silent)).toBe("");
});
