// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {SESSIONS_MESSAGES} from "./password-messages";
import {SessionsClient} from "./sessions-client";

const SESSIONS = "/b/api/v1/users/usr_runner/sessions";
const session = (id: string, changes = {}) => ({
  id,
  current: false,
  client: {kind: "web", browser: "Firefox"},
  country: "DE",
  created_at: "2026-03-01T10:00:00Z",
  last_used_at: "2026-03-01T10:00:00Z",
  ...changes,
});

let serverState = [session("ses_1", {current: true}), session("ses_2"), session("ses_3")];
const answer = ({route}: Call) => ({
  status: 200,
  data: route.startsWith("GET") ? {items: serverState} : {revoked: 1},
});

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  serverState = [session("ses_1", {current: true}), session("ses_2"), session("ses_3")];
  page.backend(answer);
  signInAs("usr_runner");
  await page.show(<SessionsClient messages={selectMessages(EXAMPLE_PAGE.market, SESSIONS_MESSAGES)} />);
});
afterEach(() => page.close());

const lines = () => document.querySelectorAll("li").length;
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));

it("the session of this page cannot be ended here, each other one can", async () => {
  expect(page.words()).toContain("Firefox, Germany");
  expect([...document.querySelectorAll("li button")]).toHaveLength(2);
  serverState = serverState.slice(0, 2);
  await page.press("Sign out there", 1);
  expect(written().map(({route, body}) => [route, body])).toEqual([
    [`POST ${SESSIONS}/revoke`, {scope: "one", session_id: "ses_3"}],
  ]);
  expect(lines()).toBe(2);
});

it("all others are ended at once", async () => {
  serverState = serverState.slice(0, 1);
  await page.press("Sign out everywhere else");
  expect(written().at(-1)?.body).toEqual({scope: "others"});
  expect(lines()).toBe(1);
  expect(page.words()).not.toContain("Sign out everywhere else");
});

it("a failure is reported and leaves the sessions as they are", async () => {
  page.backend((call) =>
    call.route.startsWith("GET") ? answer(call) : {status: 503, err: {code: "unavailable"}},
  );
  await page.press("Sign out there", 0);
  expect(document.querySelector("[role=alert]")?.textContent).toContain("We cannot reach our server.");
  expect(lines()).toBe(3);
});
