// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {withMessages} from "@/i18n/with-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {CalendarLink} from "./calendar-link";
import {SHARES_MESSAGES} from "./shares-messages";

const FEED = "/b/api/v1/users/usr_ann/calendar/feed";
const messages = selectMessages(EXAMPLE_PAGE.market, SHARES_MESSAGES);
const KNOWN = {created: "2026-11-26T08:00:00.000Z", last_read: null};

let page = createRenderedPage();
let feed: object | null = null;
let refused = false;

function answer({route}: Call) {
  if (route === `GET ${FEED}`) return {status: 200, data: {feed}};
  if (refused) return {status: 503, err: {code: "unavailable"}};
  if (route === `POST ${FEED}`) return {status: 201, data: {feed: KNOWN, path: "/b/calendar/secret.ics"}};
  return {status: 200, data: {removed: true}};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [feed, refused] = [null, false];
  page.backend(answer);
  signInAs("usr_ann");
});
afterEach(() => page.close());

const Link = withMessages(CalendarLink);

it("is made and shown once, and revoked after a question", async () => {
  await page.show(<Link messages={messages} />);
  await page.press("Make a link");
  expect(page.words()).toContain(`${location.origin}/b/calendar/secret.ics`);
  expect(page.words()).toContain("No program has read it yet.");
  await page.press("Revoke the link");
  await page.press("Revoke the link", 1);
  expect(page.calls.at(-1)?.route).toBe(`DELETE ${FEED}`);
  expect(page.words()).toContain("The link no longer works.");
  expect(page.words()).not.toContain("secret");
});

it("a link made earlier no longer shows its address, but shows when it was read", async () => {
  feed = {...KNOWN, last_read: "2026-11-26T09:00:00.000Z"};
  await page.show(<Link messages={messages} />);
  expect(page.words()).toContain("A program last read it on");
  expect(page.words()).toContain("Make a new link");
  expect(page.words()).not.toContain("Copy link");
});

it("a failure to make a link is reported", async () => {
  refused = true;
  await page.show(<Link messages={messages} />);
  await page.press("Make a link");
  expect(page.words()).toContain("cannot reach our server");
});
