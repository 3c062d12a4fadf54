import type { ComponentProps, ReactNode } from "react";
import { useHydrated } from "../use-hydrated.ts";

type Tag = "button" | "fieldset" | "input" | "select";

/**
 * A control that needs scripts: disabled until they are there. It asks for that itself, so that React draws it alone anew
 * when they are, and not the whole table that it stands in.
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
