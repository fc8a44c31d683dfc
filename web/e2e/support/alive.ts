import {expect, type Page} from "@playwright/test";

/** Waits until the page's scripts have taken it over: a key pressed before goes nowhere. */
export async function whenAlive(page: Page): Promise<void> {
  const isAlive = () => Object.keys(document.body).some((key) => key.startsWith("__react"));
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}
