import { areaOf, type Box, growthOf, matrixOf, moved, numbersIn, unionOf } from "./box.ts";
import { filterSteps, functionSteps, regionOf } from "./filter-cost.ts";
import { idsIn, Properties } from "./properties.ts";
import { type Extent, shapeExtent } from "./shape-extent.ts";
import { type SvgNode, type SvgTree, svgTree } from "./svg-tree.ts";

/** The cost of painting an element. Properties that its parts inherit count for all of them. */
interface Paint {
  readonly steps: number;
  /** Steps for an area, each times the area, in the coordinates around the element. */
  readonly areas: number;
  readonly shapes: number;
  readonly corners: number;
  readonly length: number;
  readonly box: Box | undefined;
}

/** How an element is painted: as a copy that `use` makes, or within a clip path or a mask. */
interface Way {
  readonly isCopy: boolean;
  readonly isInner: boolean;
}

const none: Paint = { steps: 0, areas: 0, shapes: 0, corners: 0, length: 0, box: undefined };
/** Elements that paint nothing where they are. */
const silent = new Set(
  `clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient script style symbol title`.split(
    " ",
  ),
);
/** A chain of references that is longer is drawn by no browser. */
const deepest = 1000;
/** The cost of what no browser would come to an end with. */
const endless = Number.MAX_SAFE_INTEGER;
/** In letters. More style sheet for more elements is gone through by no browser in time. */
const mostRead = 4_000_000;
const moving = /^(?:animate|animateMotion|animateTransform|set)$/;

/**
 * How much work a browser has with a drawing, in steps: one step is one plain shape. Copies of `use`, patterns, markers,
 * clip paths and masks count as often as they are painted; filters by the share of the drawing that they work on, and
 * dashes by their number. The numbers are those that browsers were measured with. A drawing that is deeper
 * than browsers read has the largest number.
 */
export function drawingCost(source: string): number {
  const tree = svgTree(source);
  if (tree === undefined) return endless;
  const painter = new Painter(tree);
  const { steps, areas } = painter.paint(tree.root, { isCopy: false, isInner: false });
  const whole = steps + areas / Math.max(areaOf(painter.picture), Number.MIN_VALUE);
  const cost = Math.ceil(painter.isMoving ? 10 * whole : whole);
  return cost < endless ? cost : endless;
}

class Painter {
  readonly picture: Box;
  isMoving = false;
  /** Letters of style sheets that were read, for one element after the other. */
  #read = 0;
  readonly #filterCosts = new Map<SvgNode, number>();
  readonly #known = new Map<SvgNode, Map<number, Paint>>();
  /** Elements that are being painted: a reference to one of them paints nothing. */
  readonly #open = new Set<SvgNode>();

  constructor(readonly tree: SvgTree) {
    this.picture = pictureOf(tree.root);
  }

  /** An element, with its own transformation. */
  paint(node: SvgNode, way: Way): Paint {
    return silent.has(node.name) ? none : this.#painted(node, way);
  }

  #painted(node: SvgNode, way: Way): Paint {
    const key = (way.isCopy ? 1 : 0) + (way.isInner ? 2 : 0);
    const known = this.#known.get(node)?.get(key);
    if (known !== undefined) return known;
    if (this.#open.has(node)) return none;
    if (this.#open.size >= deepest) return { ...none, steps: Number.POSITIVE_INFINITY };
    this.#open.add(node);
    const paint = this.#compute(node, way);
    this.#open.delete(node);
    const paints = this.#known.get(node) ?? new Map<number, Paint>();
    this.#known.set(node, paints.set(key, paint));
    return paint;
  }

  #compute(node: SvgNode, way: Way): Paint {
    const properties = new Properties(node, this.tree.rules);
    this.#read += properties.size;
    if (this.#read > mostRead) return { ...none, steps: Number.POSITIVE_INFINITY };
    if (moving.test(node.name) || properties.isMoving) this.isMoving = true;
    const parts = this.#partsOf(node, way);
    const own = ownPaint(node, way);
    const inside = [own, ...parts].reduce(sum, none);
    const clips = this.#clips(properties, inside, way);
    const steps = inside.steps + this.#paints(properties, inside, way) + clips.steps;
    const areas = inside.areas + clips.areas + this.#filters(properties, inside);
    const matrix = matrixOf(properties.values("transform")[0]);
    const growth = growthOf(matrix) * (node === this.tree.root ? 1 : viewGrowth(node));
    return { ...inside, steps, areas: areas * growth, box: moved(inside.box, matrix) };
  }

  #partsOf(node: SvgNode, way: Way): readonly Paint[] {
    if (node.name !== "use") return node.children.map((child) => this.paint(child, way));
    const target = this.#target(node.attributes.get("href"));
    const copy = { ...way, isCopy: true };
    const offset = matrixOf(`translate(${node.attributes.get("x") ?? 0} ${node.attributes.get("y") ?? 0})`);
    const moves = node.children.map((child) => this.paint(child, way));
    if (target === undefined) return moves;
    const paint = this.#painted(target, copy);
    return [...moves, { ...paint, box: moved(paint.box, offset) }];
  }

  /** Patterns, markers and dashes, of the element or for its parts to inherit. */
  #paints(properties: Properties, inside: Paint, way: Way): number {
    let steps = 0;
    const inner = { ...way, isInner: true };
    for (const key of ["fill", "stroke"])
      steps += inside.shapes * this.#contentSteps(properties.references(key), inner);
    for (const key of ["marker", "marker-start", "marker-mid", "marker-end"]) {
      const marker = this.#contentSteps(properties.references(key), way);
      const isOnce = key === "marker-start" || key === "marker-end";
      if (marker > 0) steps += (marker + 1) * (isOnce ? inside.shapes : inside.corners);
    }
    for (const value of properties.values("stroke-dasharray")) {
      const dashes = numbersIn(value);
      const period = dashes.reduce((total, dash) => total + Math.abs(dash), 0);
      if (period > 0) steps += (0.02 * inside.length * dashes.length) / period;
    }
    return steps;
  }

  /** The cost of other elements that `url(#id)` names. */
  #contentSteps(ids: readonly string[], way: Way): number {
    return ids.reduce((total, id) => {
      const node = this.tree.byId.get(id);
      if (node === undefined || node.name.endsWith("Gradient")) return total;
      const { steps, areas, box } = this.#painted(node, way);
      return total + steps + areas / Math.max(areaOf(box), areaOf(this.picture));
    }, 0);
  }

  /** Clip paths and masks are cheap, but for those within others. */
  #clips(properties: Properties, { box, shapes }: Paint, way: Way): { steps: number; areas: number } {
    let [steps, areas] = [0, 0];
    for (const [key, plain, share] of [
      ["clip-path", 5, 0],
      ["mask", 10, 200],
    ] as const) {
      const ids = properties.references(key);
      if (ids.length === 0) continue;
      steps += (way.isInner ? 300 : plain) + this.#contentSteps(ids, { ...way, isInner: true });
      areas += share * areaOf(box);
    }
    // One shape is painted with its opacity; a group is painted apart first.
    const isApart = shapes > 1 && properties.values("opacity").some((value) => Number.parseFloat(value) < 1);
    return { steps, areas: areas + (isApart ? 100 * areaOf(box) : 0) };
  }

  #filters(properties: Properties, { box }: Paint): number {
    let areas = 0;
    for (const value of properties.values("filter")) {
      areas += functionSteps(value) * areaOf(box) * 1.44;
      for (const id of idsIn(value)) {
        const filter = this.tree.byId.get(id);
        if (filter !== undefined) areas += this.#filterSteps(filter) * regionOf(filter, box, this.picture);
      }
    }
    return areas;
  }

  /** Steps of a filter on the whole drawing, with the parts of it that `feImage` takes in. */
  #filterSteps(filter: SvgNode): number {
    const known = this.#filterCosts.get(filter);
    if (known !== undefined) return known;
    // A filter in a picture of itself paints nothing.
    this.#filterCosts.set(filter, 0);
    const steps = filter.children.reduce((total, { name, attributes }) => {
      const node = name === "feImage" ? this.#target(attributes.get("href")) : undefined;
      return node === undefined ? total : total + this.#painted(node, { isCopy: true, isInner: true }).steps;
    }, filterSteps(filter));
    this.#filterCosts.set(filter, steps);
    return steps;
  }

  #target(href: string | undefined): SvgNode | undefined {
    return this.tree.byId.get(href?.slice(href.indexOf("#") + 1) ?? "");
  }
}

function sum(a: Paint, b: Paint): Paint {
  return {
    steps: a.steps + b.steps,
    areas: a.areas + b.areas,
    shapes: a.shapes + b.shapes,
    corners: a.corners + b.corners,
    length: a.length + b.length,
    box: unionOf(a.box, b.box),
  };
}

/** The element without its parts. A copy costs more than an element of its own. */
function ownPaint(node: SvgNode, { isCopy }: Way): Paint {
  const extent: Extent | undefined = shapeExtent(node);
  const base = isCopy || node.name === "use" ? 4 : 1;
  const steps = base + (extent?.corners ?? 0) / 20 + node.letters / 10;
  return { ...none, ...extent, steps, shapes: extent === undefined ? 0 : 1 };
}

/** The viewport of the drawing. */
function pictureOf({ attributes }: SvgNode): Box {
  const [, , width = 0, height = 0] = numbersIn(attributes.get("viewBox") ?? "");
  const size = (key: string): number => {
    const value = Number.parseFloat(attributes.get(key) ?? "");
    return value > 0 ? value : 1000;
  };
  return {
    left: 0,
    top: 0,
    right: width > 0 ? width : size("width"),
    bottom: height > 0 ? height : size("height"),
  };
}

/** How many times larger a drawing within the drawing shows areas. */
function viewGrowth({ name, attributes }: SvgNode): number {
  if (name !== "svg" && name !== "symbol") return 1;
  const [, , width = 0, height = 0] = numbersIn(attributes.get("viewBox") ?? "");
  const [w, h] = [attributes.get("width"), attributes.get("height")].map((text) =>
    Number.parseFloat(text ?? ""),
  );
  return width > 0 && height > 0 && w !== undefined && h !== undefined && w > 0 && h > 0
    ? (w * h) / (width * height)
    : 1;
}
