/** The times of a page's first moments in a browser, in milliseconds; layout shift has no unit. */
export interface PaintFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Beyond 50 ms of each task after the first paint; of one that was under way then, what came after it. */
  readonly blocking: number;
  readonly shift: number;
}

interface Noted {
  firstPaint: number;
  largestPaint: number;
  /** Long tasks; a browser may tell of one before it tells of the paint that followed it. */
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
  shift: number;
}
type Watching = typeof globalThis & { noted: Noted };

/** Runs in the page before anything else. */
export function paintObserver(): void {
  const noted: Noted = { firstPaint: 0, largestPaint: 0, tasks: [], shift: 0 };
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
    noted.tasks.push({ startTime, duration });
  });
  observe("layout-shift", ({ value = 0 }) => {
    noted.shift += value;
  });
}

/** Runs in the page when it is quiet. */
export function readPaints(): PaintFigures {
  const { tasks, ...figures } = (globalThis as Watching).noted;
  const blocking = tasks
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - figures.firstPaint))
    .reduce((sum, after) => sum + Math.max(0, after - 50), 0);
  return { ...figures, blocking };
}
