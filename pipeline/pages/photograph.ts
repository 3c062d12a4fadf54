import type { Photograph, ShownPhotograph } from "../../schema/generated/types.ts";
import { defined } from "../core/defined.ts";
import type { Source } from "../sources/parse/source.ts";
import type { CompileContext } from "./context.ts";

/** The photograph of a record as its page shows it; absent without one, or if its size is unknown. */
export function photographOf(
  source: Source,
  photograph: Photograph | undefined,
  context: CompileContext,
): { photograph?: ShownPhotograph } {
  const asset = photograph && context.asset(photograph.path, source);
  const size = asset && context.sizeOf(asset);
  if (photograph === undefined || asset === undefined || size === undefined) return {};
  const { alt, caption, source: proof } = photograph;
  const licence = licenceOf(photograph.licence);
  const [citation] = context.citations(proof === undefined ? [] : [proof]);
  return {
    photograph: {
      href: context.hrefOf({ kind: "asset", asset }),
      alt,
      ...size,
      credit: creditOf(photograph),
      ...defined({ caption, licence, citation }),
    },
  };
}

/** A maker who gave up the rights is still named. */
function creditOf({ credit, holder, licence }: Photograph): string {
  const rights = licence === "CC0-1.0" ? holder : `© ${holder}`;
  const whole = credit === undefined || credit === holder ? rights : `${credit}, ${rights}`;
  return licence === "permission" ? `${whole}, with permission` : whole;
}

/** Name and address of a licence of Creative Commons, which both follow from its identifier. */
function licenceOf(id: Photograph["licence"]): ShownPhotograph["licence"] {
  const [, kind = "", version = ""] = /^CC-?(0|BY|BY-SA)-(\d\.\d)$/.exec(id) ?? [];
  if (kind === "") return undefined;
  const path = kind === "0" ? "publicdomain/zero" : `licenses/${kind.toLowerCase()}`;
  return {
    title: kind === "0" ? `CC0 ${version}` : `CC ${kind} ${version}`,
    href: `https://creativecommons.org/${path}/${version}/`,
  };
}
