/** Whether a text has the form of a day that its month does not have: `2023-02-30`, but not `2024-02-29` or `today`. */
export function isPastEndOfMonth(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(text) ?? [];
  if (day === undefined || Number(day) > 31) return false;
  return Number(day) > daysOfMonth(Number(year), Number(month));
}

/** Days of a month, January being 1. */
export function daysOfMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** `February 2023` */
export function monthInWords(year: number, month: number): string {
  return `${months[month - 1]} ${year}`;
}
