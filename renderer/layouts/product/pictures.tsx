import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";

/** Pictures of the product; sizes are given so that nothing moves when they arrive. */
export function Pictures(props: {
  readonly images: NonNullable<ProductPage["images"]>;
  readonly title: string;
}): ReactNode {
  if (props.images.length === 0) return null;
  return (
    <ul className="pictures" aria-label={`Pictures of ${props.title}`}>
      {props.images.map((image) => (
        <li key={image.href}>
          <img src={image.href} alt={image.alt} width={image.width} height={image.height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
