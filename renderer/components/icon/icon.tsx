import type { ReactNode } from "react";

const paths = {
  home: "M2.5 8.5 8 3.5l5.5 5M4 7.5v5.5h8V7.5M7 13V9.5h2V13",
  menu: "M2 4.5h12M2 8h12M2 11.5h12",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.25 10.25 14 14",
} as const;

/**
 * A small drawing; the text beside it describes it. Its line weight is a style of `.icon`, so that no page repeats it.
 */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
