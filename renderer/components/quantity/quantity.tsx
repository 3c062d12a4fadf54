import type { ReactNode } from "react";

interface QuantityProps {
  /** The text as specified. */
  readonly text: string;
  /** The text in the other system of units, marked as converted. */
  readonly converted?: string | undefined;
  readonly system?: "si" | "imperial" | undefined;
  /** Decimals that the longest figure of the column has and this one has not: they take room and are not read. */
  readonly fill?: string;
}

/** A number or a whole value. The other system of units is in an attribute: one text is read, found and copied. */
export function Quantity({ text, converted, system, fill = "" }: QuantityProps): ReactNode {
  const other = converted === undefined || system === undefined ? {} : { [`data-${system}`]: converted };
  if (fill === "" && converted === undefined) return text;
  return (
    <span className={fill === "" ? undefined : "fill"} data-fill={fill === "" ? undefined : fill} {...other}>
      {text}
    </span>
  );
}
