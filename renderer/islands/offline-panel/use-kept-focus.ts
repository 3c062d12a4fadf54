import { type RefObject, useLayoutEffect, useRef } from "react";

/** Places that the focus may go to. */
interface FocusTargets {
  readonly stop: RefObject<HTMLButtonElement | null>;
  readonly ending: RefObject<HTMLParagraphElement | null>;
}

/** Where the button that was pressed goes away, the focus goes to what took its place: Stop, then what came of it. */
export function useKeptFocus(isBusy: boolean): FocusTargets {
  const stop = useRef<HTMLButtonElement>(null);
  const ending = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(isBusy);
  useLayoutEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    const { activeElement, body } = document;
    // If the focus is on another element meanwhile, it stays there.
    if (activeElement !== null && activeElement !== body) return;
    (isBusy ? stop : ending).current?.focus({ preventScroll: true });
  }, [isBusy]);
  return { stop, ending };
}
