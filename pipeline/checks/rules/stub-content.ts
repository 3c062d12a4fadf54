import type { Diagnostic } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isStub } from "../../model/resolve/stub.ts";
import { diagnosticAt, isValid, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Fields with content, which a stub does not show; whatever else a record has is its name, its place or its history. */
const CONTENT = [
  ...["body", "features", "applications", "keySpecs", "interfaces", "protocols", "variants", "downloads"],
  ...[
    "photograph",
    "images",
    "requirements",
    "offline",
    "inputs",
    "deliverables",
    "process",
    "scopeIn",
    "scopeOut",
  ],
  ...["parameters", "blocks", "terms", "cards"],
];

/** A stub says nothing that its page would not show: who has facts publishes them. */
export const stubContent: Rule = (index) => {
  if (index.review) return [];
  const stubs = [...index.sources.values()].filter((source) => isValid(source) && isStub(source));
  return [...stubs.flatMap(contentOf), ...noticesOfStubs(stubs, index)];
};

/** Only the page of its product shows a notice. */
function noticesOfStubs(stubs: readonly Source[], index: SiteIndex): Diagnostic[] {
  const products = new Set(stubs.filter(({ type }) => type === "product").map(({ data }) => data.id));
  return recordsOf(index, "notice")
    .filter(({ data }) => products.has(data.product))
    .map((notice) =>
      diagnosticAt(notice, "/product", {
        code: "stub-content",
        message: `The product "${notice.data.product}" is a stub, whose page does not show this notice.`,
        hint: "Publish the product, or write state: draft in the notice until it is.",
      }),
    );
}

function contentOf(source: Source): Diagnostic[] {
  const found = CONTENT.filter((key) => isSaid(source.data[key])).map((key) => `/${key}`);
  const { sections = [] } = (source.data.datasheet ?? {}) as { sections?: readonly unknown[] };
  const hasText = source.type === "doc" && (source.prose[""]?.segments ?? []).some(isText);
  const pointers = [
    ...found,
    ...(sections.length > 0 ? ["/datasheet/sections"] : []),
    ...(hasText ? ["/state"] : []),
  ];
  return pointers.map((pointer) =>
    diagnosticAt(source, pointer, {
      code: "stub-content",
      message: `This page is a stub, which does not show ${pointer === "/state" ? "its text" : pointer.slice(1).replace("/", ".")}.`,
      hint: "Write state: published, or take it out.",
    }),
  );
}

/** A list that a schema demands may be empty. */
function isSaid(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function isText(segment: unknown): boolean {
  return typeof segment !== "string" || segment.trim() !== "";
}
