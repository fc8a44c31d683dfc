/**
 * Sets the clock ahead where this runs: in the process that tells a story, and in its pages. With services that are
 * ahead by as much (`GRADUS_CLOCK_SHIFT`), a story is told on another day than today. Runs in pages: it uses nothing of
 * this file.
 */
export function shiftClock(ms: number): void {
  const now = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, called) =>
      Reflect.construct(target, given.length === 0 ? [now() + ms] : given, called),
    get: (target, name, asked) => (name === "now" ? () => now() + ms : Reflect.get(target, name, asked)),
  });
}
