import type { ReactNode } from "react";

/** A letter symbol; what follows "_" is its subscript: V_in. */
export function Symbolic({ symbol }: { readonly symbol: string }): ReactNode {
  const [base = "", subscript] = symbol.split("_", 2);
  return (
    <span className="symbol">
      {" "}
      {base}
      {subscript !== undefined && <sub>{subscript}</sub>}
    </span>
  );
}
