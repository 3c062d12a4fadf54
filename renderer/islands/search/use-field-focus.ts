import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusField } from "./result-keys.ts";
import type { SearchState } from "./use-search.ts";

/**
 * Where a newer answer takes away what has the focus, a result or a button, gives it back to the field: the browser would
 * leave it nowhere, and the next key would do nothing. Only for the keyboard: a field that takes the focus after a tap
 * opens the keys of a phone over the results.
 */
export function useFieldFocus(box: RefObject<Element | null>, state: SearchState) {
  const focused = useRef<Element>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the state draws is what may be gone.
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && box.current !== null) focusField(box.current);
  }, [box, state]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.matches(":focus-visible") ? target : undefined;
    },
    // React sends no blur event for an element that it removes itself.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
