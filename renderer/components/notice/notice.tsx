import type { ReactNode } from "react";

/** A remark of the page itself, drawn as an admonition. */
export function Notice(props: {
  readonly kind: "note" | "info" | "warning";
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <aside className={`admonition admonition-${props.kind}`} role="note">
      <p className="admonition-title">{props.title}</p>
      {props.children}
    </aside>
  );
}
