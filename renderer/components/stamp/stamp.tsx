import type { ReactNode } from "react";
import type { Lifecycle, Maturity, ToolPage } from "../../../schema/generated/types.ts";

type Words = Lifecycle | Maturity | ToolPage["status"];

const texts: { readonly [W in Words]: string } = {
  "not-stated": "",
  concept: "Concept",
  advance: "Advance",
  preliminary: "Preliminary",
  production: "Production",
  preview: "Preview",
  sampling: "Sampling",
  active: "Active",
  nrnd: "NRND",
  "last-time-buy": "Last time buy",
  eol: "End of life",
  obsolete: "Obsolete",
  planned: "Planned",
  beta: "Beta",
  stable: "Stable",
  retired: "Retired",
};

/** How a stamp is coloured; what is not here is quiet. */
const tones: { readonly [W in Words]?: "tip" | "warning" | "danger" } = {
  production: "tip",
  active: "tip",
  stable: "tip",
  preliminary: "warning",
  preview: "warning",
  sampling: "warning",
  advance: "warning",
  beta: "warning",
  nrnd: "danger",
  "last-time-buy": "danger",
  eol: "danger",
  obsolete: "danger",
  retired: "danger",
};

/** The text of a stamp; empty where the company has stated nothing. */
export function stampText(word: Words): string {
  return texts[word];
}

/** A drawing-office stamp. Not-stated draws nothing. */
export function Stamp({ what, word }: { readonly what: string; readonly word: Words }): ReactNode {
  if (word === "not-stated") return null;
  const title = word === "nrnd" ? "Not recommended for new designs" : undefined;
  const tone = tones[word];
  return (
    <span className={tone === undefined ? "stamp" : `stamp stamp-${tone}`}>
      <span className="visually-hidden">{what}: </span>
      {title === undefined ? stampText(word) : <abbr title={title}>{stampText(word)}</abbr>}
    </span>
  );
}
