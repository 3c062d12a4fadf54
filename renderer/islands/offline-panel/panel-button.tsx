import type { ReactNode, Ref } from "react";

/** A button of the panel. One that can do nothing at present keeps the focus, which a disabled one would lose. */
export function PanelButton(props: {
  readonly children: ReactNode;
  readonly press: () => void;
  readonly isOff?: boolean;
  readonly className?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}): ReactNode {
  const { children, press, isOff = false, className = "button", buttonRef } = props;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={className}
      aria-disabled={isOff ? true : undefined}
      onClick={isOff ? undefined : press}
    >
      {children}
    </button>
  );
}
