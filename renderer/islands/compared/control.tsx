import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "../use-hydrated.ts";

type Tag = "button" | "fieldset" | "input" | "select";

/**
 * A control that needs scripts: disabled until hydration. It reads the hydration state itself, so that React draws it
 * alone anew, and not the whole table that contains it.
 */
export function Control<T extends Tag>({
  as,
  disabled,
  ...rest
}: ComponentProps<T> & { readonly as: T }): ReactNode {
  const hydrated = useHydrated();
  const Element = as as "button";
  return <Element {...(rest as ComponentProps<"button">)} disabled={!hydrated || disabled === true} />;
}
