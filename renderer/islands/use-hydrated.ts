import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered HTML and while it is taken over, true afterwards: a control that needs scripts waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
