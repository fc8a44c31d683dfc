// @vitest-environment jsdom
import type {User} from "@gradus/backend/contract/accounts";
import {afterEach, beforeEach, expect, it} from "vitest";
import {browserSession} from "@/client/session/browser-session";
import {tokenSet} from "@/client/session/testing/fake-browser";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {SignInMethodsClient} from "./sign-in-methods-client";
import {SIGN_IN_METHODS_MESSAGES} from "./sign-in-methods-messages";

const USER = "/b/api/v1/users/usr_runner";
const messages = selectMessages(EXAMPLE_PAGE.market, SIGN_IN_METHODS_MESSAGES);

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/account/sign-in-methods");
  signInAs("usr_runner");
});
afterEach(() => page.close());

async function open(
  changes: Partial<User>,
  answer: Parameters<typeof page.backend>[0],
  providers = ["google"],
) {
  const user = exampleUser({id: "usr_runner", ...changes});
  page.backend((call) => {
    if (call.route === `GET ${USER}`) return {status: 200, data: user};
    return call.route === "GET /b/auth/providers" ? {status: 200, data: {providers}} : answer(call);
  });
  await page.show(<SignInMethodsClient messages={messages} passwordHref="/de/en/account/password" />);
}
const nothing = () => ({status: 500, err: {code: "internal"}});
const buttons = () => [...document.querySelectorAll("li > button")].map((button) => button.textContent);

/** Opens the confirmation and accepts it: its button has the same label as the button that opens it. */
async function removeGoogle() {
  await page.press("Remove Google");
  await page.press("Remove Google", 1);
}

it("offers providers that are on, and the removal of one that is off by now", async () => {
  await open({identities: ["facebook"]}, nothing);
  expect(buttons()).toEqual(["Link Google", "Remove Facebook"]);
  expect(page.words()).not.toContain("Apple");
});

it("removing asks first and then confirms the removal", async () => {
  await open({identities: ["google"]}, () => ({status: 200, data: {identities: []}}));
  await removeGoogle();
  expect(page.calls.at(-1)?.route).toBe(`DELETE ${USER}/identities/google`);
  expect(page.words()).toContain("Google is removed.");
  expect(buttons()).toEqual(["Link Google"]);
  expect(page.focusedWords()).toBe("Google");
});

it("the last sign-in method stays, and the page states what to do first", async () => {
  await open({identities: ["google"], has_password: false}, () => ({
    status: 409,
    err: {code: "last_way_in"},
  }));
  await removeGoogle();
  expect(page.words()).toContain("This is the only way into your account. Set a password first.");
  expect(page.words()).toContain("Set a password");
  expect(buttons()).toEqual(["Remove Google"]);
});

it("an old sign-in requires the password, and the code if there is one, and then removing continues by itself", async () => {
  await open({identities: ["google"]}, () => ({status: 403, err: {code: "step_up_required"}}));
  await removeGoogle();
  expect(page.has("step_up_password")).toBe(true);
  const {access_token} = tokenSet(Date.now());
  page.backend(({route, body}) => {
    if (!route.endsWith("/step-up")) return {status: 200, data: {identities: []}};
    const hasCode = JSON.stringify(body).includes("123456");
    return hasCode
      ? {status: 200, data: {access_token, expires_in: 900}}
      : {status: 422, err: {code: "otp_required"}};
  });
  await page.type({step_up_password: "a long sentence"});
  await page.send();
  await page.type({step_up_otp: "123456"});
  await page.send();
  expect(page.calls.slice(-2).map(({route}) => route)).toEqual([
    `POST ${USER}/step-up`,
    `DELETE ${USER}/identities/google`,
  ]);
  expect(page.words()).toContain("Google is removed.");
});

it("linking asks for the password before leaving the page, unless the user has just signed in", async () => {
  await open({}, () => ({status: 503, err: {code: "platform_unavailable"}}));
  await page.press("Link Google");
  // This test's token does not state when the user signed in.
  expect(page.has("step_up_password")).toBe(true);
  await page.press("Cancel");
  expect(page.calls.at(-1)?.route).not.toContain("/start");
  const iat = Math.floor(Date.now() / 1000);
  const payload = btoa(JSON.stringify({sub: "usr_runner", iat, exp: iat + 900, auth_time: iat - 60}));
  browserSession().stepUp(`h.${payload}.s`);
  await page.press("Link Google");
  expect(page.calls.at(-1)?.route).toBe("GET /b/user/signin/google/start");
  expect(page.words()).toContain("Google does not answer right now.");
});

it("a user without a password is asked to sign in again", async () => {
  await open({has_password: false}, nothing);
  await page.press("Link Google");
  expect(page.words()).toContain("Your account has no password.");
  expect(document.querySelector("dialog button")?.textContent).toBe("Sign in");
  expect(page.has("step_up_password")).toBe(false);
});

it("who comes back with a provider reads that it is linked", async () => {
  history.replaceState(null, "", "/de/en/account/sign-in-methods?linked=google");
  await open({identities: ["google"]}, nothing);
  expect(page.words()).toContain("Google is linked. You can sign in with it from now on.");
});
