import type { ReactNode } from "react";
import { encode } from "uqr";

/** An address as a QR code: dark modules as one path, a row of them at a time. */
export function QrCode({ text }: { readonly text: string }): ReactNode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return (
    <svg
      className="qr-code"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={`QR code of ${text}`}
    >
      <path d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** Neighbouring modules are one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end + 1] === true) end++;
    path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
    x = end;
  }
  return path;
}
