/** What a browser tells of a page's first moments, in milliseconds; layout shift has no unit. */
export interface PaintFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Beyond 50 ms of each task after the first paint. */
  readonly blocking: number;
  readonly shift: number;
}

type Noted = { -readonly [Name in keyof PaintFigures]: number };
type Watching = typeof globalThis & { noted: Noted };

/** Runs in the page before anything else. */
export function paintObserver(): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  (globalThis as Watching).noted = noted;
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") noted.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  observe("longtask", ({ duration, startTime }) => {
    if (startTime >= noted.firstPaint) noted.blocking += Math.max(0, duration - 50);
  });
  observe("layout-shift", ({ value = 0 }) => {
    noted.shift += value;
  });
}

/** Runs in the page when it is quiet. */
export function readPaints(): PaintFigures {
  return (globalThis as Watching).noted;
}
