// Not the test of our stack: this Studio is another program at another address, in front of a service that is played.
import {expect, type Page, test} from "@playwright/test";
import {env} from "../../support/env";
import {isSampled} from "../../support/sample";
import {fakeHostedApi} from "./support/fake-hosted-api";
import {API_HOST, PROJECT} from "./support/hosted";
import {findLakeWords} from "./support/lake-words";
import {type HostedStudio, startHostedStudio} from "./support/studio";

const BUILD_MS = 600_000;
const SLOW_START_MS = 90_000;
/** The service, and the hosts from which its Studio takes fonts and news of its own versions. */
const MAKERS = /^(?:[a-z0-9-]+\.)*(?:sanity\.io|sanity-cdn\.com)$/;

// The Studio is built for these tests alone, and the build takes longer than the tests.
test.skip(!isSampled("a Studio of a hosted project", 4), "Not drawn by the seed of this run");
// One Studio for all of them.
test.describe.configure({mode: "default", timeout: 2 * SLOW_START_MS});

let studio: HostedStudio;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  studio = await startHostedStudio();
});
test.afterAll(() => studio.stop());

/** Addresses that are neither the Studio's, the service's, nor those it was configured with. */
function strangers(urls: readonly URL[]): string[] {
  const ownHosts = [studio.url, env.SITE_URL, env.BACKEND_URL].map((url) => new URL(url).host);
  return urls.filter(({host, hostname}) => !MAKERS.test(hostname) && !ownHosts.includes(host)).map(String);
}

const signIn = (page: Page) =>
  page.addInitScript(
    (name) => localStorage.setItem(name, JSON.stringify({token: "hosted", time: new Date().toISOString()})),
    `__studio_auth_token_${PROJECT}`,
  );

test("no file of the bundle mentions the local content lake", () => {
  expect(findLakeWords(studio.folder)).toEqual([]);
});

test("a visitor who is not signed in is shown the hosted sign-in", async ({page, context}) => {
  const urls = await fakeHostedApi(context, false);
  await page.goto(studio.url);
  const signIn = page.getByRole("link", {name: /Google/});
  await expect(signIn).toBeVisible({timeout: SLOW_START_MS});
  await expect(signIn).toHaveAttribute("href", new RegExp(`^https://${API_HOST}/`));
  expect(strangers(urls)).toEqual([]);
});

test("an editor works on the hosted project, and no other content host is requested", async ({
  page,
  context,
}) => {
  const urls = await fakeHostedApi(context, true);
  await signIn(page);
  await page.goto(`${studio.url}/completeness`);
  await expect(page.getByRole("row", {name: /^Store \/store/})).toBeVisible({timeout: SLOW_START_MS});
  await expect(page.getByRole("button", {name: /Switch person/})).toHaveCount(0);
  expect(urls.some(({host}) => host === API_HOST)).toBe(true);
  expect(strangers(urls)).toEqual([]);
});
