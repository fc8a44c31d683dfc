/** Placeholder for today until the browser has reported the day. */
export const NO_DAY = "2000-01-01";

/** The day it is where the person is, yyyy-MM-dd. */
export function localDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
