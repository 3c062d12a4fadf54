import type { Diagnostic } from "../diagnostics.ts";
import type { Edge } from "./link-edges.ts";
import type { Asset } from "./site-index.ts";

type Fault = "unreadable" | "code";

/** Pictures that no browser shows, and pictures that hold code, each where a file shows it. */
export function judgePictures(
  edges: readonly Edge[],
  faultOf: (asset: Asset) => Fault | undefined,
): Diagnostic[] {
  return edges.flatMap(({ source, position, resolved, picture }): Diagnostic[] => {
    const fault = picture && resolved.kind === "asset" ? faultOf(resolved.asset) : undefined;
    if (fault === undefined || resolved.kind !== "asset") return [];
    const at = { severity: "error" as const, file: source.path, ...position };
    return [{ ...at, ...said[fault](resolved.asset.path) }];
  });
}

const said = {
  unreadable: (path: string) => ({
    code: "image-unreadable" as const,
    message: `No browser shows ${path} as a picture.`,
    hint: "Use AVIF, GIF, JPEG, PNG, SVG or WebP, and check that the file is whole.",
  }),
  code: (path: string) => ({
    code: "image-code" as const,
    message: `The picture ${path} holds code, which would run where it is opened by itself.`,
    hint: "Take out scripts, handlers such as onload, foreign objects and entities.",
  }),
};
