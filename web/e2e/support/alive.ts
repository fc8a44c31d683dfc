import {expect, type Page, type Response} from "@playwright/test";

/**
 * Waits until the page's scripts have taken it over, down to the last control: a key pressed before goes nowhere, and
 * words typed before are lost. Asked again when the page is left meanwhile, as all that is read has to be.
 */
export async function whenAlive(page: Page): Promise<void> {
  await expect(async () => expect(await page.evaluate(findLifeless)).toEqual([])).toPass();
}

/** Opens a page of the site for somebody who is going to do something there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenAlive(page);
  return response;
}

/** Runs in the page: what is drawn, but listens to nobody yet. Scripts wake a page up part by part. */
async function findLifeless(): Promise<string[]> {
  const fields = "input:not([type=hidden]), select, textarea";
  const controls = document.querySelectorAll(`body, main, button, summary, a[href], ${fields}`);
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
  const lifeless = [...controls].filter((element) => !isAlive(element));
  // What listens to the whole page begins to a moment after its controls.
  await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 2000}));
  return lifeless.map((element) => element.outerHTML.slice(0, 80));
}
