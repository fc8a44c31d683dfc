/// <reference lib="dom" />
import type {Page} from "@playwright/test";

/** How long a hand moves, there and back. */
const GESTURE_MS = 2000;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A page in the background draws no frames. */
export async function countInFront(page: Page, count: () => Promise<number>): Promise<number> {
  await page.bringToFront();
  return count();
}

export async function sweepPointer(page: Page, {x, y, width}: Area): Promise<void> {
  const started = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - started) / GESTURE_MS)
    await page.mouse.move(x + width * (0.1 + 0.8 * Math.abs(1 - 2 * share)), y);
}

/** Frames a second that a page drew while something was done on it. */
export async function countFrames(page: Page, gesture: () => Promise<void>): Promise<number> {
  const counting = await page.evaluateHandle(startCounting);
  await gesture();
  return counting.evaluate((stop) => stop());
}

/** Runs in the page. */
function startCounting(): () => number {
  const started = performance.now();
  let frames = 0;
  let isOver = false;
  const count = () => {
    frames += 1;
    if (!isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  return () => {
    isOver = true;
    return (1000 * frames) / (performance.now() - started);
  };
}
