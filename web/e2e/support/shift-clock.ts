/**
 * Sets the clock ahead in the environment where it runs: the process of a test, and its pages. With services that are
 * ahead by as much (`GRADUS_CLOCK_SHIFT`), a test runs on another day than today. Runs in pages, so it uses nothing
 * else of this file.
 */
export function shiftClock(ms: number): void {
  const now = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, called) =>
      Reflect.construct(target, args.length === 0 ? [now() + ms] : args, called),
    get: (target, name, receiver) =>
      name === "now" ? () => now() + ms : Reflect.get(target, name, receiver),
  });
}
