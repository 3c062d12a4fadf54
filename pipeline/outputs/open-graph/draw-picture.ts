import type { ColourRole, Colours } from "../../../renderer/shared/compose/theme-colours.ts";
import { ownValue } from "../../core/own-value.ts";
import { xmlText } from "../../core/text/escape/xml.ts";
import type { Picture } from "./picture.ts";
import { wrapText } from "./wrap-text.ts";

const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The colours of the classes of interfaces by their names in records. */
const CLASSES: Readonly<Record<string, ColourRole>> = {
  power: "busPower",
  can: "busCan",
  serial: "busSerial",
  usb: "busUsb",
  pwm: "busPwm",
  io: "busIo",
  radio: "busRadio",
  other: "busOther",
};
const LEFT = 76;
const TEXT = 660;
const sans = "IBM Plex Sans";
/** The fonts of the packages name each weight as a family of its own. */
const bold = "IBM Plex Sans SemiBold";
const mono = "IBM Plex Mono";

/** A sheet of the drawing office: a chart's border, the title, what the thing does, and the title block at the foot. */
export function drawPicture(picture: Picture): string {
  const { width, height } = PICTURE_SIZE;
  const { colours: colour } = picture;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    water(colour),
    border(colour),
    picture.interfaces.length > 0 ? blockDiagram(picture) : rose(colour),
    ...words(picture),
    titleBlock(picture),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** The scale at the edge of a chart. */
function border(colour: Colours): string {
  const bars = (path: string) =>
    `<path d="${path}" stroke="${colour.ink}" stroke-width="6" stroke-dasharray="40 40" fill="none"/>`;
  return (
    `<rect x="20" y="20" width="1160" height="590" fill="none" stroke="${colour.ink}" stroke-width="2"/>` +
    bars("M20 26H1180M20 604H1180") +
    bars("M26 20V610M1174 20V610") +
    `<rect x="32" y="32" width="1136" height="566" fill="none" stroke="${colour.ink}" stroke-width="2"/>`
  );
}

/** Depth contours behind everything, on the side where no words are. */
function water(colour: Colours): string {
  return (
    `<path d="M760 32C800 190 700 330 800 510H1168V32z" fill="${colour.tint}"/>` +
    `<path d="M900 32C930 170 850 340 930 510H1168V32z" fill="${colour.deep}"/>` +
    `<path d="M830 32C866 180 775 335 864 510M1030 32C1060 190 980 350 1050 510" stroke="${colour.rule}" stroke-width="1.5" stroke-dasharray="16 6" fill="none"/>`
  );
}

function rose(colour: Colours): string {
  const ticks = Array.from({ length: 72 }, (_, index) => {
    const angle = (index * Math.PI) / 36;
    const inner = index % 18 === 0 ? 104 : index % 6 === 0 ? 116 : 122;
    return `M${polar(angle, inner)}L${polar(angle, 132)}`;
  });
  return `<g transform="translate(980 270)" fill="none" stroke="${colour.ink}" stroke-width="2"><circle r="132" fill="${colour.plate}"/><path d="${ticks.join("")}"/><circle r="60" stroke="${colour.signal}" stroke-dasharray="12 7"/><path d="M0 -84L15 0H-15z" fill="${colour.ink}"/><path d="M0 84L15 0H-15z" fill="${colour.plate}"/></g>`;
}

/** The interfaces of a product, alternately left and right of its block, the first ten of them. */
function blockDiagram({ interfaces, colours: colour }: Picture): string {
  const firstInterfaces = interfaces.slice(0, 10);
  const rows = Math.ceil(firstInterfaces.length / 2);
  const high = rows * 62 + 38;
  const top = 272 - high / 2;
  const stubs = firstInterfaces.map(({ name, class: kind }, index) => {
    const y = top + 50 + Math.floor(index / 2) * 62;
    const [side, anchor] = index % 2 === 0 ? [-1, "end"] : [1, "start"];
    const edge = 970 + side * 76;
    const tone = colour[ownValue(CLASSES, kind) ?? "soft"];
    return (
      `<path d="M${edge} ${y}h${side * 34}" stroke="${tone}" stroke-width="4"/>` +
      `<rect x="${edge - 9}" y="${y - 9}" width="18" height="18" fill="${colour.plate}" stroke="${tone}" stroke-width="3"/>` +
      letters(fitted(name, 16, 104), { x: edge + side * 14, y: y - 16, size: 16, font: mono, tone, anchor })
    );
  });
  return `<rect x="894" y="${top}" width="152" height="${high}" fill="${colour.plate}" stroke="${colour.ink}" stroke-width="3"/><rect x="902" y="${top + 8}" width="136" height="${high - 16}" fill="none" stroke="${colour.ink}"/>${stubs.join("")}`;
}

function words({ kind, title, text, colours: colour }: Picture): string[] {
  const size =
    [84, 68, 56].find((size) => wrapText(title, { size, width: TEXT, lines: 9 }).length <= 3) ?? 50;
  const titleLines = wrapText(title, { size, width: TEXT, lines: 3 });
  const begin = 120 + size * (kind === "" ? 0.6 : 0.8);
  const below = begin + (titleLines.length - 1) * size * 1.1 + 84;
  const lines = wrapText(text, { size: 32, width: TEXT, lines: Math.max(1, Math.floor((500 - below) / 44)) });
  return [
    ...(kind === ""
      ? []
      : [letters(kind.toUpperCase(), { x: LEFT, y: 92, size: 24, font: mono, tone: colour.soft })]),
    ...titleLines.map((line, at) =>
      letters(line, { x: LEFT, y: begin + at * size * 1.1, size, font: bold, tone: colour.ink, weight: 600 }),
    ),
    ...lines.map((line, at) =>
      letters(line, { x: LEFT, y: below + at * 44, size: 32, font: sans, tone: colour.soft }),
    ),
  ];
}

/** The box in the corner of a drawing: the site and the address of the sheet. */
function titleBlock({ site, address, colours: colour }: Picture): string {
  return (
    `<path d="M32 510H1168V598H32z" fill="${colour.plate}" stroke="${colour.ink}" stroke-width="2"/><path d="M32 510h12v88H32z" fill="${colour.signal}"/>` +
    letters(fitted(site, 26, 520), { x: LEFT, y: 563, size: 26, font: bold, tone: colour.ink, weight: 600 }) +
    letters(fitted(address, 22, 530), {
      x: 1140,
      y: 562,
      size: 22,
      font: mono,
      tone: colour.soft,
      anchor: "end",
    })
  );
}

function fitted(text: string, size: number, width: number): string {
  return wrapText(text.replaceAll(" ", "\u00a0"), { size, width, lines: 1 })[0] ?? "";
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly tone: string;
  readonly weight?: number;
  readonly anchor?: string;
}

function letters(
  text: string,
  { x, y, size, font, tone, weight = 400, anchor = "start" }: Lettering,
): string {
  return `<text x="${round(x)}" y="${round(y)}" font-family="${font}" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" fill="${tone}">${xmlText(text)}</text>`;
}

function polar(angle: number, radius: number): string {
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}
