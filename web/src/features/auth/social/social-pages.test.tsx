// @vitest-environment jsdom

import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {browserTabStorage} from "@/client/session/browser-storage";
import {type OAuthAttempt, saveOAuthAttempt} from "@/client/social/oauth-attempt";
import {selectMessages} from "@/lib/messages/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
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
    await page.show(<SocialButtonsClient messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)} />);
    expect(buttons()).toEqual(["Continue with Google", "Continue with Facebook"]);
    expect(page.calls.map(({route}) => route).filter((route) => !route.includes("/token/"))).toEqual([
      "GET /b/auth/providers",
    ]);
  });

  it("are none where no provider is on, or nobody can say", async () => {
    for (const answer of [
      {status: 200, data: {providers: []}},
      {status: 503, err: {code: "unavailable"}},
    ]) {
      page.backend(() => answer);
      await page.show(
        <SocialButtonsClient messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)} />,
      );
      expect(page.words()).toBe("");
    }
  });

  it("say so when the provider does not answer", async () => {
    page.backend(({route}) =>
      route.endsWith("/start")
        ? {status: 503, err: {code: "platform_unavailable"}}
        : {status: 200, data: {providers: ["google"]}},
    );
    await page.show(<SocialButtonsClient messages={selectMessages(EXAMPLE_PAGE.market, SOCIAL_MESSAGES)} />);
    await page.press("Continue with Google");
    expect(page.words()).toContain("Google does not answer right now. Try again later");
  });
});

describe("coming back", () => {
  async function comeBack(purpose: OAuthAttempt["purpose"], err: {status: number; code: string}) {
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
    page.backend(() => ({status: err.status, err: {code: err.code}}));
    await page.show(<CallbackPanel provider="google" context={EXAMPLE_PAGE} />);
  }
  const link = () => document.querySelector("a")?.getAttribute("href");

  it.each([
    ["platform_linked_elsewhere", 409, "opens another account here"],
    ["conflict", 409, "Another Google account is linked"],
    ["step_up_required", 403, "sign in anew first"],
    ["platform_unavailable", 503, "Google does not answer right now"],
  ])("to link, refused with %s: says why, and leads back to the list", async (code, status, said) => {
    await comeBack("link", {code, status});
    expect(page.calls.at(-1)?.route).toMatch(/^POST .*\/identities\/google$/);
    expect(page.words()).toContain(said);
    expect([link(), location.search]).toEqual(["/de/en/account/sign-in-methods", ""]);
  });

  it("to sign in, when the provider is away: says so, and leads back to it", async () => {
    await comeBack("signIn", {code: "platform_unavailable", status: 503});
    expect(page.calls.at(-1)?.route).toBe("POST /b/user/signin");
    expect(page.words()).toContain("Google does not answer right now");
    expect(link()).toBe("/de/en/sign-in");
  });
});
