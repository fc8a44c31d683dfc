import type {Page, Response} from "@playwright/test";

/**
 * Matches a page that is hydrated down to the last control. The page marks itself, and so do islands whose code arrives
 * later than its own: see `src/client/hydration`.
 */
const HYDRATED = `body[data-hydrated="true"]:not(:has([data-hydrated="false"]))`;
/** Ends what hangs, like that of `toPass`. */
const TIMEOUT_MS = 60_000;

/**
 * Waits until the page's scripts have taken it over: a key pressed before goes nowhere, and words typed before are
 * lost. Goes on waiting when the page is left meanwhile.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({state: "attached", timeout: TIMEOUT_MS});
}

/** Opens a page of the site for a visitor who is going to do something there. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await whenHydrated(page);
  return response;
}

/**
 * Controls without event listeners. None is left once the page reports that it is hydrated: every test relies on that.
 * Only this function inspects what the framework stores on elements for internal use.
 */
export function controlsWithoutListeners(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = "input:not([type=hidden]), select, textarea";
    const controls = document.querySelectorAll(`main, button, summary, a[href], ${fields}`);
    const listens = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    return [...controls].filter((element) => !listens(element)).map(({outerHTML}) => outerHTML.slice(0, 80));
  });
}
