// @vitest-environment jsdom

import {SECURITY_EVENTS} from "@gradus/backend/contract/security-events";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {browserSession} from "@/client/session/browser-session";
import {tokenSet} from "@/client/session/testing/fake-browser";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {AgreeClient} from "./agree/agree-client";
import {AGREE_MESSAGES} from "./agree/agree-messages";
import {DELETION_MESSAGES} from "./privacy/deletion-messages";
import {DeletionNoticeClient} from "./privacy/deletion-notice-client";
import {deletionInWords} from "./privacy/deletion-words";
import {PrivacyClient} from "./privacy/privacy-client";
import {PRIVACY_MESSAGES} from "./privacy/privacy-messages";
import {SecondFactorClient} from "./second-factor/second-factor-client";
import {SECOND_FACTOR_MESSAGES} from "./second-factor/second-factor-messages";
import {SecurityLogClient} from "./security-log/security-log-client";
import {SECURITY_LOG_MESSAGES} from "./security-log/security-log-messages";

const DELETES_AT = "2026-03-15T12:00:00.000Z";
type Answer = ReturnType<Parameters<ReturnType<typeof createRenderedPage>["backend"]>[0]>;
type Answers = Readonly<Record<string, Answer | ((call: Call) => Answer)>>;

let page = createRenderedPage();
// What was read for a user is cached, so each test uses another user.
let people = 0;
let id = "";
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  id = `usr_${++people}`;
  signInAs(id);
});
afterEach(() => page.close());

const user = (changes = {}) => exampleUser({id, ...changes});
const ok = (data: object) => ({status: 200, data});
const refused = (status: number, code: string) => ({status, err: {code}});
const access_token = () => tokenSet(Date.now(), id).access_token;

/** Fakes a backend with the given answers. Every other request returns the account, and `GET /places` no places. */
function play(answers: Answers, changes = {}) {
  page.backend((call) => {
    const route = call.route.replace(`/b/api/v1/users/${id}`, "");
    const answer = answers[route];
    if (!answer && route === "GET /places") return ok({items: []});
    if (!answer) return ok(user(changes));
    return typeof answer === "function" ? answer(call) : answer;
  });
}
const routes = () => page.calls.map(({route}) => route.replace(`/b/api/v1/users/${id}`, ""));
const copy = (changes: object) => ({
  export: {
    id: "exp_1",
    bytes: null,
    requested_at: "2026-03-01T12:00:00.000Z",
    ready_at: null,
    expires_at: null,
    ...changes,
  },
  next_at: "2026-03-02T12:00:00.000Z",
});

const showPrivacy = () =>
  page.show(
    <PrivacyClient
      messages={selectMessages(EXAMPLE_PAGE.market, PRIVACY_MESSAGES)}
      signInHref="/de/en/sign-in"
    />,
  );

describe("a copy of one's data", () => {
  it("is requested after the password and the code when the sign-in is old, and is then in preparation", async () => {
    let isProven = false;
    play({
      "GET /export": ok({export: null, next_at: null}),
      "POST /export": () => (isProven ? ok(copy({state: "requested"})) : refused(403, "step_up_required")),
      "POST /step-up": ({body}) => {
        isProven = JSON.stringify(body).includes("123456");
        return isProven ? ok({access_token: access_token(), expires_in: 900}) : refused(422, "otp_required");
      },
    });
    await showPrivacy();
    await page.press("Prepare a copy");
    expect(page.words()).toContain("Show that it is you");
    await page.type({step_up_password: "a long sentence"});
    await page.send();
    expect(page.focused()).toBe("step_up_otp");
    await page.type({step_up_otp: "123456"});
    await page.send();
    expect(routes().slice(-2)).toEqual(["POST /step-up", "POST /export"]);
    expect(page.words()).toContain("We are preparing your copy.");
    expect(page.words()).toContain("You can ask for the next copy from");
    expect(page.words()).not.toContain("Show that it is you");
  });

  it("cancelling at the password requests nothing and reports nothing", async () => {
    play({
      "GET /export": ok({export: null, next_at: null}),
      "POST /export": refused(403, "step_up_required"),
    });
    await showPrivacy();
    await page.press("Prepare a copy");
    await page.press("Cancel");
    expect(routes().filter((route) => route === "POST /export")).toHaveLength(1);
    expect(page.words()).not.toMatch(/Show that it is you|went wrong/);
  });

  it.each([
    [
      {state: "ready", bytes: 2_400_000, expires_at: "2026-03-08T12:00:00.000Z"},
      "Your copy is ready: 2,4 MB",
    ],
    [{state: "expired"}, "Your last copy is no longer kept."],
    [{state: "failed"}, "Your last copy could not be made. Ask for it again."],
  ])("%j is explained to the user", async (state, words) => {
    play({"GET /export": ok(copy(state))});
    await showPrivacy();
    expect(page.words()).toContain(words);
  });
});

it("the page of privacy has the hidden places", async () => {
  play({"GET /export": ok({export: null, next_at: null})});
  await showPrivacy();
  expect(page.words()).toContain("No place is hidden.");
});

describe("deleting the account", () => {
  const answers = {
    "GET /export": ok({export: null, next_at: null}),
    "POST /delete": {status: 202, data: {deletes_at: DELETES_AT}},
  };

  it("wants the user name, and another deletes nothing", async () => {
    play(answers);
    await showPrivacy();
    await page.press("Delete account");
    expect(page.words()).toContain("Delete the account mira.k?");
    await page.type({confirmed_name: "mira"});
    await page.send();
    expect(page.words()).toContain("This is not your user name. Type mira.k.");
    expect(routes()).not.toContain("POST /delete");
    await page.type({confirmed_name: "mira.k"});
    await page.send();
    expect(page.calls.find(({route}) => route.endsWith("/delete"))?.body).toEqual({user_name: "mira.k"});
    expect(page.words()).toContain("Your account will be deleted on");
    expect(browserSession().userId()).toBeNull();
  });

  it("the only admin is asked to appoint another one first, and stays signed in", async () => {
    play({...answers, "POST /delete": refused(409, "last_admin")});
    await showPrivacy();
    await page.press("Delete account");
    await page.type({confirmed_name: "mira.k"});
    await page.send();
    expect(page.words()).toContain("Make someone else an admin first.");
    expect(browserSession().userId()).toBe(id);
  });

  it("an unreachable server is reported in the dialog, which keeps the typed values for another try", async () => {
    let isAway = true;
    play({
      ...answers,
      "POST /delete": () => (isAway ? refused(503, "unavailable") : answers["POST /delete"]),
    });
    await showPrivacy();
    await page.press("Delete account");
    await page.type({confirmed_name: "mira.k"});
    await page.send();
    expect(document.querySelector("dialog[open] [role=alert]")?.textContent).toContain(
      "We cannot reach our server.",
    );
    expect(page.field("confirmed_name").value).toBe("mira.k");
    isAway = false;
    await page.send();
    expect(routes().filter((route) => route === "POST /delete")).toHaveLength(2);
    expect(page.words()).toContain("Your account will be deleted on");
  });

  it("an account scheduled for deletion can be kept, and cannot be deleted twice", async () => {
    play({...answers, "POST /delete/cancel": ok({kept: true})}, {deletes_at: "2099-03-15T12:00:00.000Z"});
    await showPrivacy();
    expect(page.words()).toContain("Your account is on its way out");
    expect(page.words()).not.toContain("Delete account");
    await page.press("Keep my account");
    expect(page.words()).toContain("Your account stays. Everything is as it was.");
    expect(page.words()).toContain("Delete account");
  });

  it("states how long the account can still be kept, in days and then in hours", () => {
    const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, PRIVACY_MESSAGES));
    const before = (hours: number) =>
      deletionInWords(DELETES_AT, Date.parse(DELETES_AT) - hours * 3_600_000, t);
    expect([before(14 * 24), before(24.5), before(3)].map((text) => text.split(",")[0])).toEqual([
      "It will be deleted in 14 days",
      "It will be deleted in 2 days",
      "It will be deleted in 3 hours",
    ]);
    expect(before(0)).toBe("Its time is over: it is being deleted now.");
  });
});

describe("agreeing anew", () => {
  const document = {kind: "privacy", version: "v2", text_id: "t2", content_hash: "h2"};
  const show = () =>
    page.show(
      <AgreeClient
        messages={selectMessages(EXAMPLE_PAGE.market, AGREE_MESSAGES)}
        texts={{privacy: "/de/en/privacy"}}
        hrefs={{account: "/de/en/account", privacy: "/de/en/account/privacy"}}
      />,
    );

  it("sends exactly the documents that were shown; newer ones are shown before they are agreed to", async () => {
    const newer = {...document, version: "v3"};
    let current = document;
    play({
      "GET /consents": () => ok({agreements: [], consents: [], must_accept: [current]}),
      "POST /consents": () => refused(409, "version_changed"),
    });
    await show();
    expect(page.words()).toContain("What you agreed to has changed.");
    current = newer;
    await page.press("I agree");
    expect(page.calls.findLast(({route}) => route.startsWith("POST"))?.body).toEqual({
      kind: "documents",
      documents: [document],
    });
    await page.press("I agree");
    expect(page.calls.findLast(({route}) => route.startsWith("POST"))?.body).toEqual({
      kind: "documents",
      documents: [newer],
    });
    expect(page.words()).toContain("You can still take a copy of your data");
  });

  it("the page states when no document waits for agreement", async () => {
    play({"GET /consents": ok({agreements: [], consents: [], must_accept: []})});
    await show();
    expect(page.words()).toContain("Nothing waits for your agreement.");
  });
});

it("the security log has words for every event, and for one that is newer than the page", async () => {
  const line = (event: string) => ({
    id: event,
    event,
    at: DELETES_AT,
    by: "self",
    country: null,
    browser: "Firefox",
  });
  play({"GET /security-log": ok({items: [...SECURITY_EVENTS, "moon.landing"].map(line)})});
  await page.show(
    <SecurityLogClient
      messages={selectMessages(EXAMPLE_PAGE.market, SECURITY_LOG_MESSAGES)}
      passwordHref="/de/en/account/password"
    />,
  );
  expect(page.words()).toContain("Recovery code used");
  expect(page.words().split("Change to the account")).toHaveLength(2);
});

it("the second factor is set up with a code of the app, and the recovery codes are shown once", async () => {
  let isOn = false;
  play({
    "DELETE /otp": () => {
      isOn = false;
      return ok({enabled: false});
    },
    "GET /otp": () =>
      ok({
        enabled: isOn,
        since: isOn ? DELETES_AT : null,
        recovery_codes_left: isOn ? 10 : 0,
        required: false,
      }),
    "POST /otp/enroll": ok({
      secret: "ABCDEFGH",
      otpauth_url: "otpauth://x",
      qr: {size: 2, path: "M0 0h1v1h-1z"},
    }),
    "POST /otp/confirm": ({body}) => {
      isOn = JSON.stringify(body).includes("123456");
      return isOn ? ok({recovery_codes: ["aaaaa-bbbbb"]}) : refused(422, "otp_wrong");
    },
  });
  await page.show(
    <SecondFactorClient
      messages={selectMessages(EXAMPLE_PAGE.market, SECOND_FACTOR_MESSAGES)}
      passwordHref="/de/en/account/password"
    />,
  );
  await page.press("Set up");
  expect(page.words()).toContain("ABCD EFGH");
  await page.type({code: "000000"});
  await page.send();
  expect(page.words()).toContain("This code is not right, or was used already.");
  await page.type({code: "123456"});
  await page.send();
  expect(page.words()).toContain("aaaaa-bbbbb");
  await page.press("I have kept them");
  expect(page.words()).toContain("Two-step sign-in is on since");
  expect(page.words()).not.toContain("aaaaa-bbbbb");
  await page.press("Turn off");
  expect(page.words()).toContain("your recovery codes stop working");
  await page.press("Turn off", 1);
  expect(page.words()).toContain("From now on your password is enough.");
  expect(page.focusedWords()).toContain("After your password, a code");
});

describe("on every page of the account", () => {
  const notice = (
    <DeletionNoticeClient
      messages={selectMessages(EXAMPLE_PAGE.market, DELETION_MESSAGES)}
      href="/de/en/account/privacy"
    />
  );

  it("an account that is being deleted shows a notice, and where it can be kept", async () => {
    play({}, {deletes_at: new Date(Date.now() + 13.5 * 86_400_000).toISOString()});
    await page.show(notice);
    expect(page.words()).toContain("Your account is on its way out");
    expect(page.words()).toContain("It will be deleted in 14 days");
    expect(page.href("Your data")).toBe("/de/en/account/privacy");
  });

  it("any other account shows no notice", async () => {
    play({});
    await page.show(notice);
    expect(page.words()).toBe("");
  });
});
