import {type Browser, expect as baseExpect, type Locator, type Page} from "@playwright/test";
import {env} from "./env.ts";
import {test as base} from "./test.ts";
import {type Allowed, watchContext} from "./watch-context.ts";

/** People of the local lake, by their ids in `services/content-lake/src/access/people.json`. */
type Person =
  | "local-administrator"
  | "local-editor"
  | "local-publisher"
  | `local-translator-${"de" | "fr" | "es"}`
  | `local-legal-${"author" | "reviewer" | "publisher"}`
  | "local-viewer";

interface StudioFixtures {
  /** The Studio at one of its paths, as one person sees it, in a browser of that person's own. */
  openAs(person: Person, path: string): Promise<Page>;
  /** Fails the test if a request to the lake was one that the lake does not support. */
  knownRequests: undefined;
}

/** A Studio draws hundreds of fields; a small machine takes its time over that. */
export const expect = baseExpect.configure({timeout: 60_000});

const EXPECTED_ERRORS: readonly RegExp[] = [
  // The Studio requests the current user before it has read the key in its address.
  /status of 401 \(Unauthorized\)/,
  // Presentation logs these when a page takes longer than expected, and connects when the page is there.
  /^Unable to connect to visual editing/,
  /^The preview iframe hasn't finished loading after/,
  // Presence sends a goodbye when a page is left, at times on a connection that the browser is already closing.
  /^WebSocket is already in CLOSING or CLOSED state/,
];

/** Playwright's test with people in Studios. No console error, no error toast, no request the lake cannot answer. */
export const test = base.extend<StudioFixtures>({
  openAs: async ({browser, allowed}, use) => {
    const opened: {page: Page; problems: readonly string[]}[] = [];
    await use(async (person, path) => {
      const one = await openStudio(browser, allowed, signInUrl(person, path));
      opened.push(one);
      return one.page;
    });
    for (const {page} of opened) await page.context().close();
    const problems = opened.flatMap((one) => one.problems);
    baseExpect(problems, "what Studios did behind the story's back").toEqual([]);
  },
  knownRequests: [
    async ({request}, use) => {
      const since = new Date().toISOString();
      await use(undefined);
      const answer = await request.get(`${env.SANITY_API_HOST}/_lake/ledger`);
      const {unanswered}: {unanswered: readonly {lastSeen: string}[]} = await answer.json();
      const recent = unanswered.filter(({lastSeen}) => lastSeen >= since);
      baseExpect(recent, "requests the lake has no answer for").toEqual([]);
    },
    {auto: true},
  ],
});

async function openStudio(browser: Browser, allowed: Allowed, url: string) {
  const context = await browser.newContext({viewport: {width: 1600, height: 1000}});
  const problems = watchContext(context, env.SITE_URL, {
    consoleErrors: [...EXPECTED_ERRORS, ...allowed.consoleErrors],
    origins: [...STUDIO_ORIGINS, ...allowed.origins],
  });
  await context.addInitScript(logErrorToasts);
  const page = await context.newPage();
  await page.goto(url);
  return {page, problems};
}

/** Browsers know the local services by name: the Studio puts the project before it, and a number for each stream. */
const local = ({port}: URL, name = "localhost") => `http://${name}:${port}`;
const lakeNames = [
  "localhost",
  `${env.SANITY_PROJECT_ID}.localhost`,
  ...Array.from({length: 200}, (_, index) => `s${index}.${env.SANITY_PROJECT_ID}.localhost`),
];
const STUDIO_ORIGINS = [
  new URL(env.STUDIO_URL).origin,
  local(new URL(env.BACKEND_URL)),
  ...lakeNames.map((name) => local(new URL(env.SANITY_API_HOST), name)),
];

function signInUrl(person: Person, path: string): string {
  const url = new URL(`/v1/auth/login/${person}`, local(new URL(env.SANITY_API_HOST)));
  url.search = `${new URLSearchParams({
    origin: env.STUDIO_URL + path,
    projectId: env.SANITY_PROJECT_ID,
    withSid: "true",
  })}`;
  return url.href;
}

/** Runs in the page: what a toast reports as failed becomes a console error, which fails the story. */
function logErrorToasts(): void {
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-ui="Toast"][data-tone="critical"]')) {
      if (known.has(toast)) continue;
      known.add(toast);
      console.error(`error toast: ${toast.textContent}`);
    }
  }).observe(document, {childList: true, subtree: true});
}

/** Opens the section whose line in the list of sections reads like this. */
export async function openSection(page: Page, line: RegExp): Promise<Locator> {
  await page.getByRole("button", {name: line}).last().click();
  return page.getByRole("dialog");
}

/** Publishes the open page and waits until its language is shown as published. */
export async function publish(page: Page, language: string): Promise<void> {
  await page.getByRole("button", {name: "Publish", exact: true}).last().click();
  const languages = page.getByRole("group", {name: "Languages of this page"}).last();
  await expect(languages.getByRole("link", {name: new RegExp(`^${language}: published(;|$)`)})).toBeVisible();
}

/** The headline of the page in the Studio's preview, without the invisible marks of preview. */
export const previewedHeadline = (page: Page): Locator =>
  page.frameLocator("iframe").getByRole("heading", {level: 1});

/** What the Studio lays over the texts of its preview once both are connected. */
export const clickAreas = (page: Page): Locator =>
  page.frameLocator("iframe").locator('sanity-visual-editing [data-ui="Card"]');
