import type {Page, Response} from "@playwright/test";

/**
 * The page listens, down to the last control. It says so itself, as do the islands in it whose code arrives later than
 * its own: see `src/client/hydration`.
 */
const HYDRATED = `body[data-hydrated="true"]:not(:has([data-hydrated="false"]))`;
/** Ends what hangs, like that of `toPass`. */
const TIMEOUT_MS = 60_000;

/**
 * Waits until the page's scripts have taken it over: a key pressed before goes nowhere, and words typed before are
 * lost. Goes on waiting when the page is left meanwhile.
 */
export async function whenAlive(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({state: "attached", timeout: TIMEOUT_MS});
}

/** Opens a page of the site for a visitor who is going to do something there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenAlive(page);
  return response;
}

/**
 * Controls that nothing listens to. None is left once the page says that it listens: every story trusts that. The one
 * place that looks at what the framework leaves on elements for itself.
 */
export function deafControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = "input:not([type=hidden]), select, textarea";
    const controls = document.querySelectorAll(`main, button, summary, a[href], ${fields}`);
    const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    return [...controls].filter((element) => !listens(element)).map(({outerHTML}) => outerHTML.slice(0, 80));
  });
}
