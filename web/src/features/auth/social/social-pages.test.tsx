// @vitest-environment jsdom

import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {browserTabStorage} from "@/client/session/browser-storage";
import {type OAuthAttempt, saveOAuthAttempt} from "@/client/social/oauth-attempt";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {createSignUpStore, parseSignUpData} from "../sign-up/sign-up-data";
import {readTicket} from "../signup-ticket";
import {CallbackPanel} from "./callback-panel";
import {SocialButtonsClient} from "./social-buttons-client";
import {SOCIAL_MESSAGES} from "./social-messages";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/sign-in");
});
afterEach(() => page.close());

const buttons = () => [...document.querySelectorAll("button")].map((button) => button.textContent);

describe("the buttons", () => {
  it("are those of the providers that are on, after one question", async () => {
    page.backend(() => ({status: 200, data: {providers: ["google", "facebook"]}}));
    await page.show(
      <SocialButtonsClient
        purpose="signIn"
        messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)}
      />,
    );
    expect(buttons()).toEqual(["Continue with Google", "Continue with Facebook"]);
    expect(page.calls.map(({route}) => route).filter((route) => !route.includes("/token/"))).toEqual([
      "GET /b/auth/providers",
    ]);
  });

  it("are absent where no provider is on, or where the providers cannot be read", async () => {
    for (const answer of [
      {status: 200, data: {providers: []}},
      {status: 503, err: {code: "unavailable"}},
    ]) {
      page.backend(() => answer);
      await page.show(
        <SocialButtonsClient
          purpose="signIn"
          messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)}
        />,
      );
      expect(page.words()).toBe("");
    }
  });

  it("show a message when the provider does not answer", async () => {
    page.backend(({route}) =>
      route.endsWith("/start")
        ? {status: 503, err: {code: "platform_unavailable"}}
        : {status: 200, data: {providers: ["google"]}},
    );
    await page.show(
      <SocialButtonsClient
        purpose="signIn"
        messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)}
      />,
    );
    await page.press("Continue with Google");
    expect(page.words()).toContain("Google does not answer right now. Try again later");
  });
});

describe("coming back", () => {
  async function comeBack(
    purpose: OAuthAttempt["purpose"],
    {status, ...err}: {status: number; code: string; params?: object},
  ) {
    saveOAuthAttempt(browserTabStorage(), {
      provider: "google",
      purpose,
      market: {region: "de", locale: "en"},
      state: "s",
      nonce: "n".repeat(20),
      verifier: "v".repeat(50),
      redirect_uri: "https://site.test/sign-in/callback/google",
      next: null,
    });
    history.replaceState(null, "", "/de/en/sign-in/callback/google?code=c&state=s");
    page.backend(() => ({status, err}));
    await page.show(<CallbackPanel provider="google" context={EXAMPLE_PAGE} />);
  }
  const link = () => document.querySelector("a")?.getAttribute("href");

  it.each([
    ["platform_linked_elsewhere", 409, "opens another account here"],
    ["conflict", 409, "Another Google account is linked"],
    ["step_up_required", 403, "sign in anew first"],
    ["platform_unavailable", 503, "Google does not answer right now"],
  ])(
    "to link, refused with %s: shows the reason, and leads back to the list",
    async (code, status, message) => {
      await comeBack("link", {code, status});
      expect(page.calls.at(-1)?.route).toMatch(/^POST .*\/identities\/google$/);
      expect(page.words()).toContain(message);
      expect([link(), location.search]).toEqual(["/de/en/account/sign-in-methods", ""]);
    },
  );

  it("to sign in, when the provider is unavailable: shows a message, and leads back to sign-in", async () => {
    await comeBack("signIn", {code: "platform_unavailable", status: 503});
    expect(page.calls.at(-1)?.route).toBe("POST /b/user/signin");
    expect(page.words()).toContain("Google does not answer right now");
    expect(link()).toBe("/de/en/sign-in");
  });

  it("from sign-up without an account: the form continues with the provider's data, and nothing typed is lost", async () => {
    createSignUpStore(browserTabStorage()).save({first_name: "Lou", last_name: ""});
    const params = {
      provider: "google",
      signup_ticket: "t1",
      email: "sam@example.test",
      last_name: "Stranger",
    };
    const callbackParams = {...params, first_name: "Sam"};
    const replace = vi.fn();
    const pathname = "/de/en/sign-in/callback/google";
    vi.stubGlobal("location", {pathname, search: "?code=c&state=s", hash: "", replace});
    await comeBack("signUp", {code: "social_mismatch", status: 404, params: callbackParams});
    expect(replace.mock.calls).toEqual([["/de/en/sign-up"]]);
    expect(page.words()).not.toContain("does not match");
    expect(readTicket(browserTabStorage())).toEqual({provider: "google", ticket: "t1"});
    expect(parseSignUpData(createSignUpStore(browserTabStorage()).readText())).toEqual({
      email: "sam@example.test",
      first_name: "Lou",
      last_name: "Stranger",
    });
  });
});
