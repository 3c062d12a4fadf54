export const SVG = "http://www.w3.org/2000/svg";

/**
 * Elements of SVG that draw, describe or move. Not among them: `script`, `handler` and `listener`, which run;
 * `foreignObject`, `iframe`, `audio` and the like, which hold or load documents of others.
 */
export const drawingElements: ReadonlySet<string> = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient marker
  mask metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath
  title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  flowPara flowRegion flowRoot flowSpan`.split(/\s+/),
);

/** Beginnings of the namespaces in which editors keep notes of their own. Browsers do nothing with these elements. */
const notes = [
  "adobe:ns:meta/",
  "http://creativecommons.org/ns#",
  "http://ns.adobe.com/",
  "http://purl.org/dc/",
  "http://sodipodi.sourceforge.net/",
  "http://web.resource.org/cc/",
  "http://www.inkscape.org/namespaces/",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
];

/** Whether a namespace is that of a drawing program's own notes, which say nothing to a reader. */
export function isOfEditors(namespace: string): boolean {
  return notes.some((start) => namespace.startsWith(start));
}
