// @vitest-environment jsdom

import type {Notification} from "@gradus/backend/contract/notifications";
import {afterEach, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {BellClient} from "./bell-client";
import {BELL_MESSAGES} from "./bell-messages";

const NOTIFICATIONS = "/b/api/v1/users/usr_ann/notifications";
const messages = selectMessages(EXAMPLE_PAGE.market, BELL_MESSAGES);
const HREFS = {runs: "/runs", calendar: "/calendar"};

const exampleNotification = (more: Partial<Notification> = {}): Notification => ({
  id: "ntf_1",
  kind: "comment",
  actor: {id: "usr_bob", name: "Bob"},
  about: {owner_id: "usr_ann", title: "Morning run", activity_id: "act_1"},
  created: "2026-11-26T08:00:00.000Z",
  read: null,
  ...more,
});

let page = createRenderedPage();
let items: Notification[] = [];
let refused = false;

function answer({route}: Call) {
  if (refused && route.startsWith("POST ")) return {status: 503, err: {code: "unavailable"}};
  if (route.startsWith(`POST ${NOTIFICATIONS}/read`)) return {status: 200, data: {unread: 0}};
  const unread = items.filter(({read}) => read === null).length;
  return {status: 200, data: {items, unread, next: null}};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [items, refused] = [[exampleNotification()], false];
  page.backend(answer);
  signInAs("usr_ann");
});
afterEach(() => page.close());

const show = () => page.show(<BellClient messages={messages} hrefs={HREFS} />);
const button = () => document.querySelector(".bell")?.getAttribute("aria-label");

it("shows the number of unread notifications, lists them with links, and marks all of them as read", async () => {
  items = [
    exampleNotification(),
    exampleNotification({
      id: "ntf_2",
      kind: "assigned",
      about: {owner_id: "usr_ann", title: "Tempo", workout_id: "wkt_1", day: "2026-12-01", count: 3},
    }),
    exampleNotification({
      id: "ntf_3",
      about: {owner_id: "usr_bob", title: "Hills", workout_id: "wkt_2"},
      actor: null,
    }),
  ];
  await show();
  expect(button()).toBe("3 unread notifications");
  await page.press("3");
  expect(page.href('Bob commented on "Morning run"')).toBe("/runs/act_1");
  expect(page.href('Bob planned "Tempo" for you on 3 days')).toBe(
    "/calendar?day=2026-12-01&open=workout-wkt_1",
  );
  expect(page.href('Somebody commented on "Hills"')).toBe("/calendar?athlete=usr_bob&open=workout-wkt_2");
  await page.press("Mark all as read");
  expect(button()).toBe("Notifications");
});

it("a failure is reported, and the notification stays unread", async () => {
  refused = true;
  await show();
  await page.press("1");
  await page.press("Mark all as read");
  expect(page.words()).toContain("cannot reach our server");
  expect(button()).toBe("1 unread notification");
});

it("an empty list is reported in words", async () => {
  items = [];
  await show();
  await page.press("");
  expect(page.words()).toContain("Nothing has happened yet.");
});
