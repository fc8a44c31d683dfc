import type {APIRequestContext, BrowserContext, Page} from "@playwright/test";
import {
  breakAccessToken,
  expectNoTokens,
  openAs,
  openThroughSignIn,
  readTokens,
  signIn,
} from "../support/account";
import {env} from "../support/env";
import {receiveMail} from "../support/mail";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of 40[13]/], origins: []}});

const UNITS = "/de/de/account/units";
const CONSENTS = "/de/de/account/consents";
const CALLS_PER_TAB = 5;

test("twenty calls of four tabs, refused together, cost one refresh and one reload of each tab", async ({
  page,
  context,
  request,
}) => {
  await openThroughSignIn(page, CONSENTS, await createAccount(request, "tabs"));
  await expect(page.getByLabel("Neuigkeiten per E-Mail")).toBeVisible();
  const tabs = [page];
  while (tabs.length < 4) tabs.push(await openTab(context, CONSENTS));
  const before = await readTokens(page);
  const requests = watchRequests(context);
  await refuseTogether(context, tabs.length * CALLS_PER_TAB);
  await breakAccessToken(page);
  const [broken] = await readTokens(page);
  await Promise.all(tabs.map(chooseAtOnce));

  for (const tab of tabs) {
    await expect(tab.locator("html:not([data-asked])").getByLabel("Neuigkeiten per E-Mail")).toBeVisible();
  }
  const after = await readTokens(page);
  expect(requests.statuses("POST")).toEqual(Array(tabs.length * CALLS_PER_TAB).fill(401));
  expect(requests.addresses.filter((address) => address.endsWith("/b/token/refresh"))).toHaveLength(1);
  expect(tabs.map(requests.loadsOf)).toEqual([1, 1, 1, 1]);
  expect(new Set(requests.statuses("GET"))).toEqual(new Set([200]));
  expect(after[0]).not.toBe(broken);
  expect(after[1]).not.toBe(before[1]);
  await expectKeptSecret(context, requests.addresses, [...before, ...after]);
});

test("a copied refresh token ends the session for both holders, and tabs redirect to sign-in and back", async ({
  page,
  context,
  request,
}) => {
  const victim = await createAccount(request, "copied");
  await openAs(page, UNITS, victim);
  const other = await openTab(context, CONSENTS);
  await expect(other.getByLabel("Neuigkeiten per E-Mail")).toBeVisible();
  const [access = "", refresh = "", client = ""] = await readTokens(page);
  const thief = createThief(request, {access: access ?? "", client: client ?? ""});
  const second = await thief.exchange(refresh ?? "");
  const third = await thief.exchange(second.token);
  expect([second.status, third.status]).toEqual([200, 200]);

  await breakAccessToken(page);
  await page.getByLabel("Meilen").click();
  await expect(page).toHaveURL(`/de/de/sign-in?next=${encodeURIComponent(UNITS)}`);
  await expect(page.getByText("Deine Sitzung ist beendet. Melde dich an, um weiterzumachen.")).toBeVisible();
  await expect(other).toHaveURL(`/de/de/sign-in?next=${encodeURIComponent(CONSENTS)}`);
  await expectNoTokens(page);
  expect((await thief.exchange(third.token)).status).toBe(403);
  await receiveMail(victim.email, /^Wir haben ein Gerät/);

  await signIn(page, victim);
  await expect(page).toHaveURL(UNITS);
  await expect(other).toHaveURL(CONSENTS);
});

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole("main").getByRole("radio").or(tab.getByRole("checkbox")).first()).toBeVisible();
  return tab;
}

/** Records the requests of the tabs from now on. */
function watchRequests(context: BrowserContext) {
  const loads = new Map<Page, number>();
  const answers: {method: string; status: number}[] = [];
  const addresses: string[] = [];
  context.on("request", (request) => {
    addresses.push(request.url());
    if (!request.isNavigationRequest()) return;
    const tab = request.frame().page();
    loads.set(tab, (loads.get(tab) ?? 0) + 1);
  });
  context.on("response", (response) => {
    if (!response.url().includes("/b/api/v1/users/")) return;
    answers.push({method: response.request().method(), status: response.status()});
  });
  return {
    addresses,
    loadsOf: (tab: Page) => loads.get(tab) ?? 0,
    statuses: (method: string) =>
      answers.filter((answer) => answer.method === method).map(({status}) => status),
  };
}

/** Lets choices through once so many are on their way, and a refresh once all of them are refused. */
async function refuseTogether(context: BrowserContext, count: number): Promise<void> {
  const [received, refused] = [createCountdown(count), createCountdown(count)];
  context.on("response", (response) => {
    if (response.request().method() === "POST" && response.status() === 401) refused.count();
  });
  await context.route("**/b/api/v1/users/*/consents", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    received.count();
    await received.done;
    await route.continue();
  });
  await context.route("**/b/token/refresh", async (route) => {
    await refused.done;
    await route.continue();
  });
}

function createCountdown(from: number) {
  const {promise: done, resolve} = Promise.withResolvers<void>();
  let left = from;
  const count = () => {
    left -= 1;
    if (left === 0) resolve();
  };
  return {count, done};
}

/** Each choice is a call of its own, and none waits for the one before. The page is marked: after a reload it is not. */
function chooseAtOnce(tab: Page): Promise<void> {
  return tab.evaluate((times) => {
    document.documentElement.dataset.asked = "";
    const boxes = document.querySelectorAll<HTMLElement>('main input[type="checkbox"]');
    for (let time = 0; time < times; time++) boxes[time % boxes.length]?.click();
  }, CALLS_PER_TAB);
}

/** No cookie and no address ever carried a token. */
async function expectKeptSecret(
  context: BrowserContext,
  addresses: readonly string[],
  tokens: readonly (string | null)[],
): Promise<void> {
  const seen = [...addresses, ...(await context.cookies()).map(({value}) => value)].join("\n");
  for (const token of tokens) {
    expect(token).toBeTruthy();
    expect(seen.includes(token ?? "")).toBe(false);
  }
}

/** An attacker on another machine who has obtained what a browser stores. */
function createThief(request: APIRequestContext, {access, client}: {access: string; client: string}) {
  const {sub} = JSON.parse(atob(access.split(".")[1] ?? ""));
  return {
    async exchange(refresh_token: string) {
      const answer = await request.post(`${env.SITE_URL}/b/token/refresh`, {
        headers: {"x-client-id": client},
        data: {refresh_token, user_id: sub},
      });
      const {data} = await answer.json();
      return {status: answer.status(), token: String(data?.refresh_token)};
    },
  };
}
