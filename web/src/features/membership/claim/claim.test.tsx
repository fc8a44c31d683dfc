// @vitest-environment jsdom
import type {Gift} from "@gradus/backend/contract/gifts";
import {afterEach, beforeEach, expect, it} from "vitest";
import {EXAMPLE_MEMBERSHIP} from "@/client/testing/example-membership";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {ClaimClient} from "./claim-client";
import {CLAIM_MESSAGES} from "./claim-messages";

const CLAIM = "POST /canyon/gifts/claim";
const gift: Gift = {
  id: "gft_1",
  months: 6,
  status: "active",
  message: null,
  from: "Casey Coach",
  expires_at: "2027-11-23T10:00:00.000Z",
  claimed_at: "2026-11-23T10:00:00.000Z",
  starts_at: "2026-11-23T10:00:00.000Z",
  ends_at: "2027-05-23T10:00:00.000Z",
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => page.close());

async function open(hash: string) {
  history.replaceState(null, "", `/de/en/gift/claim${hash}`);
  await page.show(
    <ClaimClient
      messages={selectMessages(EXAMPLE_PAGE.market, CLAIM_MESSAGES)}
      market={EXAMPLE_PAGE.market}
      links={{
        signIn: "/de/en/sign-in",
        signUp: "/de/en/sign-up",
        subscription: "/de/en/account/subscription",
      }}
    />,
  );
}
/** Simulates following a link to the current page with another hash. */
const follow = (hash: string) =>
  page.turns(() => {
    history.replaceState(null, "", hash);
    dispatchEvent(new Event("hashchange"));
  });
type Answer = {status: number; data?: unknown; err?: object};
/** Answers claims one after the other, the last one again and again. */
function answerClaims(...answers: [Answer, ...Answer[]]) {
  signInAs("usr_runner");
  const queue = [...answers];
  page.backend(({route}) => {
    if (route !== CLAIM) return {status: 200, data: exampleUser({id: "usr_runner", email: "me@gradus.test"})};
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? answers[0];
  });
}
const claims = () => page.calls.filter(({route}) => route === CLAIM).map(({body}) => body);
const claimedReply = (changes: Partial<Gift> = {}): Answer => ({
  status: 200,
  data: {gift: {...gift, ...changes}, membership: EXAMPLE_MEMBERSHIP},
});

it("a signed-out visitor is sent to sign in, and back with the code", async () => {
  page.backend(() => ({status: 401, err: {code: "unauthenticated"}}));
  await open("#code=AB-12_cd");
  const next = new URLSearchParams(page.href("Sign in")?.split("?")[1]).get("next");
  expect(next).toBe("/de/en/gift/claim#code=AB-12_cd");
  expect(page.href("Create an account")).toBe("/de/en/sign-up");
  expect(claims()).toEqual([]);
});

it("the code is kept in this tab for a visitor who creates an account first", async () => {
  page.backend(() => ({status: 401, err: {code: "unauthenticated"}}));
  await open("#code=AB-12_cd");
  await page.close();
  page = createRenderedPage();
  answerClaims(claimedReply());
  await open("");
  expect(page.field("code").value).toBe("AB-12_cd");
});

it("takes the gift only on request, then shows its end date and removes the code from the address", async () => {
  answerClaims(claimedReply());
  await open("#code=AB-12_cd");
  expect(claims()).toEqual([]);
  expect(page.words()).toContain("For the account me@gradus.test.");
  await page.press("Take the gift");
  expect(claims()).toEqual([{code: "AB-12_cd"}]);
  expect(page.words()).toContain("6 months of full membership are yours, until 23 May 2027.");
  expect(location.hash).toBe("");
});

it("a second link in the same tab is the next gift, before and after the first was taken", async () => {
  answerClaims(claimedReply());
  await open("#code=AB-12_cd");
  await follow("#code=EF-34_gh");
  expect(page.field("code").value).toBe("EF-34_gh");
  await page.press("Take the gift");
  await follow("#code=IJ-56_kl");
  expect(page.field("code").value).toBe("IJ-56_kl");
});

it("a gift behind a paid membership shows when it begins", async () => {
  answerClaims(claimedReply({status: "claimed", starts_at: "2027-06-22T10:00:00.000Z"}));
  await open("#code=AB");
  await page.press("Take the gift");
  expect(page.words()).toContain("They start on 22 June 2027, when your paid membership ends.");
});

it("one sentence for wrong, expired and used, and what was typed stays", async () => {
  answerClaims({status: 404, err: {code: "gift_invalid"}});
  await open("");
  await page.type({code: "AB-13"});
  await page.press("Take the gift");
  expect(page.words()).toContain("It is mistyped, expired or was used already.");
  expect(page.field("code").value).toBe("AB-13");
});

it("a gift for another address is taken only after the user is notified of it and confirms", async () => {
  answerClaims({status: 409, err: {code: "gift_for_another"}}, claimedReply());
  await open("#code=AB");
  await page.press("Take the gift");
  expect(page.words()).toContain("This gift was sent to another address than me@gradus.test.");
  await page.press("Take it for this account");
  expect(claims()).toEqual([{code: "AB"}, {code: "AB", transfer: true}]);
  expect(page.words()).toContain("6 months of full membership are yours");
});

it("another code typed meanwhile is not taken over unasked", async () => {
  answerClaims({status: 409, err: {code: "gift_for_another"}}, {status: 404, err: {code: "gift_invalid"}});
  await open("#code=AB");
  await page.press("Take the gift");
  await page.type({code: "CD"});
  await page.press("Take it for this account");
  expect(claims().at(-1)).toEqual({code: "CD"});
});

it("too many tries: shows how long to wait", async () => {
  answerClaims({status: 429, err: {code: "rate_limited", params: {retry_after: 3600}}});
  await open("#code=AB");
  await page.press("Take the gift");
  expect(page.words()).toContain("1 hour");
});
