import type { ReactNode } from "react";

/** A frame that scrolls a wide table in itself and that the keyboard reaches. */
export function TableFrame(props: {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { label, className = "", children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must take the focus to be scrolled with keys.
    <div className={`table-scroll ${className}`.trim()} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
