import {afterEach, expect, it, vi} from "vitest";
import {createClock} from "./clock";

afterEach(() => vi.useRealTimers());

it("runs ahead of the machine's clock, and on with it", () => {
  vi.useFakeTimers({now: new Date("2026-11-21T10:00:00Z")});
  const clock = createClock({shiftS: 3600});
  expect(clock().toISOString()).toBe("2026-11-21T11:00:00.000Z");
  vi.advanceTimersByTime(5000);
  expect(clock().toISOString()).toBe("2026-11-21T11:00:05.000Z");
});

it("stays at a fixed instant, whatever the shift", () => {
  const clock = createClock({fixed: "2027-01-01T00:00:00Z", shiftS: 10});
  expect(clock().toISOString()).toBe("2027-01-01T00:00:00.000Z");
});
