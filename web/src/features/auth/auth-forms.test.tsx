// @vitest-environment jsdom

import {signUpBody} from "@gradus/backend/contract/accounts";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {browserSession} from "@/client/session/browser-session";
import {browserTabStorage} from "@/client/session/browser-storage";
import {tokenSet} from "@/client/session/testing/fake-browser";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {RequestFormClient} from "./reset/request-form-client";
import {RESET_REQUEST_MESSAGES} from "./reset/reset-messages";
import {DemoPeopleClient} from "./sign-in/demo-people-client";
import {SignInFormClient} from "./sign-in/sign-in-form-client";
import {DEMO_PEOPLE_MESSAGES, SIGN_IN_MESSAGES} from "./sign-in/sign-in-messages";
import {CredentialsClient} from "./sign-up/credentials-client";
import {Finished} from "./sign-up/finished";
import {NameClient} from "./sign-up/name-client";
import {OthersClient} from "./sign-up/others-client";
import * as messages from "./sign-up/sign-up-messages";
import {TimezoneClient} from "./sign-up/timezone-client";
import {UnitsClient} from "./sign-up/units-client";
import {clearSignUp} from "./sign-up/use-step";
import {clearTicket, saveTicket} from "./signup-ticket";

const CREDENTIALS = {user_name: "mira", email: "mira@example.test", password: "a long sentence here"};
const SESSION = {...tokenSet(Date.now(), "usr_1"), user: {email_verified: true}};
const signUpContext = {region: "de", base: "/de/en"} as const;
const privacy = {kind: "privacy", version: "v1", text_id: "t1", content_hash: "h1"};
const steps = {
  credentials: (
    <CredentialsClient
      place={signUpContext}
      messages={selectMessages(EXAMPLE_PAGE.market, messages.CREDENTIALS_MESSAGES)}
      home="/de/en/account"
    >
      <p>Other ways</p>
    </CredentialsClient>
  ),
  name: (
    <NameClient
      place={signUpContext}
      messages={selectMessages(EXAMPLE_PAGE.market, messages.NAME_MESSAGES)}
    />
  ),
  timezone: (
    <TimezoneClient
      place={signUpContext}
      messages={selectMessages(EXAMPLE_PAGE.market, messages.TIMEZONE_MESSAGES)}
    />
  ),
  units: (
    <UnitsClient
      place={signUpContext}
      messages={selectMessages(EXAMPLE_PAGE.market, messages.UNITS_MESSAGES)}
    />
  ),
  others: (
    <OthersClient
      place={signUpContext}
      messages={selectMessages(EXAMPLE_PAGE.market, messages.OTHERS_MESSAGES)}
      market={{region: "de", locale: "en"}}
      supportEmail=""
      privacyHref="/de/en/privacy"
      agreement={privacy}
    />
  ),
};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  page.backend(() => ({status: 200, data: {available: true}}));
  clearSignUp();
});
afterEach(async () => {
  await page.close();
  await browserSession().signOut();
});

describe("signing in", () => {
  const form = (
    <SignInFormClient
      messages={selectMessages(EXAMPLE_PAGE.market, SIGN_IN_MESSAGES)}
      home="/de/en/account"
      supportEmail=""
      forgotHref="/de/en/reset-password"
      lead={<p>New here?</p>}
    >
      <p>Other ways in</p>
    </SignInFormClient>
  );

  it("an empty form lists what is missing, counts the problems and moves the focus to the first field", async () => {
    await page.show(form);
    await page.send();
    expect(page.words()).toContain("There are 2 problems to fix");
    expect(page.words()).toContain("This is required. Enter a valid email address.");
    expect(page.words()).toContain("This is required. Enter a password.");
    expect(page.words()).toContain("Password: This is required. Enter a password.");
    expect(page.focused()).toBe("email");
    expect(page.calls).toEqual([]);
  });

  it("the form does not shift during a mouse press: new problems are shown once the button is released", async () => {
    await page.show(form);
    await page.send();
    await page.type({email: CREDENTIALS.email});
    expect(page.words()).toContain("There is 1 problem to fix");
    await page.type({email: "lou"});
    await page.mouse("mousedown");
    await page.leave("email");
    expect(page.words()).toContain("There is 1 problem to fix");
    await page.mouse("mouseup");
    expect(page.words()).toContain("There are 2 problems to fix");
  });

  it("a wrong password is reported at its field, and nothing typed is lost", async () => {
    page.backend(() => ({status: 422, err: {code: "wrong_password"}}));
    await page.show(form);
    await page.type({email: CREDENTIALS.email, password: "nope"});
    await page.send();
    expect(page.words()).toContain("Incorrect password.");
    expect(page.focused()).toBe("password");
    expect([page.field("email").value, page.field("password").value]).toEqual([CREDENTIALS.email, "nope"]);
  });

  it("a server error about a field stays until the field is changed", async () => {
    page.backend(() => ({status: 422, err: {code: "wrong_password"}}));
    await page.show(form);
    await page.type({email: CREDENTIALS.email, password: "nope"});
    await page.send();
    await page.leave("password");
    expect(page.words()).toContain("Incorrect password.");
    await page.type({password: "another"});
    expect(page.words()).not.toContain("Incorrect password.");
  });

  it("a message about a missing value stays until the value is entered, and does not wait for the field to be left", async () => {
    await page.show(form);
    await page.send();
    expect(page.words()).toContain("This is required.");
    await page.type({email: "lou"});
    expect(page.words().match(/This is required\./g)?.length).toBeGreaterThan(1);
    await page.type({email: CREDENTIALS.email, password: "w"});
    expect(page.words()).not.toContain("This is required.");
  });

  it("the e-mail address is restored after a reload, on each page that asks for it; the password is not", async () => {
    await page.show(form);
    await page.type({email: "lou@exa", password: "secret words"});
    dispatchEvent(new Event("pagehide"));
    await page.show(null);
    await page.show(form);
    expect([page.field("email").value, page.field("password").value]).toEqual(["lou@exa", ""]);
    expect(JSON.stringify(sessionStorage)).not.toContain("secret words");
  });

  it("an account with a second factor asks for a code, which is sent together with the credentials entered before", async () => {
    page.backend(() => ({status: 422, err: {code: "otp_required"}}));
    await page.show(form);
    expect(page.has("otp")).toBe(false);
    await page.type({email: CREDENTIALS.email, password: "words"});
    await page.send();
    // It went well so far: that is a step, and no mistake.
    expect(page.focused()).toBe("otp");
    expect(page.words()).not.toContain("problem");
    expect(page.has("password")).toBe(false);
    expect(page.words()).toContain(CREDENTIALS.email);
    expect(page.words()).not.toMatch(/New here|Other ways in/);
    await page.press("Back");
    expect([page.field("email").value, page.field("password").value]).toEqual([CREDENTIALS.email, "words"]);
    await page.send();
    page.backend(() => ({status: 422, err: {code: "otp_wrong"}}));
    await page.type({otp: "123456"});
    await page.send();
    expect(page.calls.at(-1)?.body).toEqual({email: CREDENTIALS.email, password: "words", otp: "123456"});
    expect(page.words()).toContain("This code is not right, or was used already.");
    expect(page.focused()).toBe("otp");
    page.backend(() => ({status: 422, err: {code: "wrong_password"}}));
    await page.send();
    expect(page.words()).toContain("Incorrect password.");
  });

  it("demo users are one press away where there are any, and are not mentioned elsewhere", async () => {
    const demo = {
      messages: selectMessages(EXAMPLE_PAGE.market, DEMO_PEOPLE_MESSAGES),
      supportEmail: "support@gradus.example",
    };
    const people = [{name: "Robin Runner", email: "runner@gradus.test", password: "local-demo-runner"}];
    page.backend(() => ({status: 404, err: {code: "not_found"}}));
    await page.show(<DemoPeopleClient key="real" {...demo} />);
    expect(page.words()).toBe("");
    page.backend(() => ({status: 200, data: {people}}));
    await page.show(<DemoPeopleClient key="local" {...demo} />);
    expect(page.words()).toContain("Robin Runner");
    page.backend(() => ({status: 422, err: {code: "wrong_password"}}));
    await page.press("Robin Runner");
    expect(page.calls.at(-1)?.body).toEqual({email: "runner@gradus.test", password: "local-demo-runner"});
    expect(page.words()).toContain("We could not sign you in.");
  });

  it("an unreachable server is reported above the form, with what to do", async () => {
    page.backend(() => ({status: 503, err: {code: "unavailable"}}));
    await page.show(form);
    await page.type({email: CREDENTIALS.email, password: "words"});
    await page.send();
    expect(page.words()).toContain("Nothing you typed is lost. Check your connection and try again.");
    expect(page.field("password").value).toBe("words");
  });
});

it("asking for a reset announces the way to sign-in, and can be stopped", async () => {
  page.backend(() => ({status: 202, data: {sent: true}}));
  const form = (
    <RequestFormClient
      messages={selectMessages(EXAMPLE_PAGE.market, RESET_REQUEST_MESSAGES)}
      locale="en"
      signInHref="/de/en/sign-in"
    />
  );
  await page.show(form);
  await page.type({email: CREDENTIALS.email});
  await page.send();
  expect(page.words()).toContain("We sent you a link. You will go to sign-in in 3 seconds.");
  await page.press("Stay on this page");
  expect(page.words()).toContain("Look into your inbox.");
});

describe("signing up", () => {
  async function fillUntilOthers() {
    await page.show(steps.credentials);
    await page.type(CREDENTIALS);
    await page.send();
    await page.show(steps.name);
    await page.type({first_name: "Mira", last_name: "Keller"});
    await page.send();
    await page.show(steps.timezone);
    await page.send();
    await page.show(steps.units);
    await page.send();
    await page.show(steps.others);
  }
  async function fillOthers() {
    await page.type({day: "29", month: "2", year: "1988", height_cm: "171,5", weight_kg: "62"});
    await page.choose("gender", "not_stated");
    await page.tick("privacy");
  }
  const accounts = () =>
    page.calls.filter(({route}) => route === "POST /b/users").map(({body}) => signUpBody.parse(body));

  it("opening a later step first leads to the first step", async () => {
    await page.show(steps.others);
    expect(page.went).toEqual(["/de/en/sign-up"]);
  });

  it.each([
    ["credentials", {user_name: "mira", email: "mira@", password: "secret words"}, ["user_name", "email"]],
    ["name", {first_name: "Mira", last_name: ""}, ["first_name", "last_name"]],
    ["timezone", {timezone: "Zür"}, ["timezone"]],
    ["others", {day: "29", height_cm: "17"}, ["day", "height_cm"]],
  ] as const)(
    "what was typed in %s is there after a reload or in another language, but no password",
    async (step, typed, restoredValues) => {
      await fillUntilOthers();
      await page.show(steps[step]);
      await page.type(typed);
      dispatchEvent(new Event("pagehide"));
      expect(JSON.stringify(sessionStorage)).not.toContain("secret words");
      await page.show(null);
      await page.show(steps[step]);
      const found = Object.fromEntries(restoredValues.map((name) => [name, page.field(name).value]));
      expect(typed).toMatchObject(found);
    },
  );

  it("the steps follow in order, and the password is not asked for twice", async () => {
    await fillUntilOthers();
    expect(page.went).toEqual(
      ["name", "timezone", "units-and-goals", "others"].map((step) => `/de/en/sign-up/${step}`),
    );
    expect(page.has("password")).toBe(false);
  });

  it("too young and no agreement stop it, each with its words, and nothing is sent", async () => {
    await fillUntilOthers();
    await fillOthers();
    await page.tick("privacy");
    await page.type({day: "28", year: "2014"});
    await page.send();
    expect(page.words()).toContain("You need to be at least 16 to have an account.");
    expect(page.words()).toContain("Agree to the privacy policy to continue.");
    expect(accounts()).toEqual([]);
  });

  it("a changed privacy policy clears the checkbox and asks for agreement to the new version", async () => {
    await fillUntilOthers();
    await fillOthers();
    const current = {...privacy, version: "v2", content_hash: "h2"};
    page.backend(() => ({status: 409, err: {code: "version_changed", current: [current]}}));
    await page.send();
    expect(page.words()).toContain("The privacy policy has changed");
    expect(page.field("privacy").checked).toBe(false);
    await page.tick("privacy");
    await page.send();
    expect(accounts().map(({privacy_agreement}) => privacy_agreement?.version)).toEqual(["v1", "v2"]);
  });

  it.each([
    ["user_name_taken", "user_name", "This username is taken. Try another."],
    ["account_exists", "email", "An account with this email exists. Sign in with your email and password."],
  ] as const)(
    "%s leads back to the first step, which reports it with the focus in %s and keeps all input",
    async (code, name, words) => {
      await fillUntilOthers();
      await fillOthers();
      page.backend(() => ({status: 409, err: {code}}));
      await page.send();
      expect(page.went.at(-1)).toBe("/de/en/sign-up");
      await page.show(
        <>
          <h1 tabIndex={-1}>Create your account</h1>
          {steps.credentials}
        </>,
      );
      expect(page.words()).toContain(words);
      expect(page.focused()).toBe(name);
      // Looking elsewhere changes nothing about it.
      await page.leave(name);
      expect(page.words()).toContain(words);
      expect(page.field("user_name").value).toBe(CREDENTIALS.user_name);
      expect(page.field("email").value).toBe(CREDENTIALS.email);
      expect(page.field("password").value).toBe(CREDENTIALS.password);
      expect(page.href("Sign in")).toBe(code === "account_exists" ? "/de/en/sign-in" : null);
    },
  );

  describe("after a provider has confirmed the user's identity", () => {
    const params = {
      provider: "apple",
      signup_ticket: "t1",
      email: "sam@example.test",
      first_name: "Sam",
      last_name: "Stranger",
    };
    beforeEach(() => {
      clearSignUp();
      saveTicket(browserTabStorage(), {code: "social_mismatch", request_id: "ref", params});
    });
    afterEach(() => clearTicket(browserTabStorage()));

    async function fillWithProvider() {
      await page.show(steps.credentials);
      await page.type({user_name: "sam"});
      await page.send();
      await page.show(steps.name);
      expect(page.field("first_name").value).toBe("Sam");
      await page.send();
      await page.show(steps.timezone);
      await page.send();
      await page.show(steps.units);
      await page.send();
      await page.show(steps.others);
      await fillOthers();
    }

    it("the form reports it, asks for no password, offers no other provider, and sends the confirmed data", async () => {
      await page.show(steps.credentials);
      expect(page.words()).toContain("Apple has confirmed who you are.");
      expect(page.words()).not.toContain("Other ways");
      expect([page.has("password"), page.field("email").value]).toEqual([false, "sam@example.test"]);
      await fillWithProvider();
      page.backend(() => ({status: 201, data: {...SESSION, user: {email_verified: false}}}));
      await page.send();
      expect(accounts().at(-1)).toMatchObject({
        signup_ticket: "t1",
        email: "sam@example.test",
        last_name: "Stranger",
      });
    });

    it("a password can be chosen instead", async () => {
      await page.show(steps.credentials);
      await page.press("Use a password instead");
      expect([page.has("password"), page.words().includes("Other ways")]).toEqual([true, true]);
      expect(page.field("email").value).toBe("sam@example.test");
    });

    it("an expired sign-up ticket leads back to the step where a password can be chosen, with the reason", async () => {
      await fillWithProvider();
      page.backend(() => ({
        status: 400,
        err: {code: "invalid", field_errors: {signup_ticket: "unknown_value"}},
      }));
      await page.send();
      expect(page.went.at(-1)).toBe("/de/en/sign-up");
      await page.show(steps.credentials);
      expect(page.focused()).toBe("password");
      expect(page.words()).toContain("good for ten minutes");
      expect(page.words()).toContain("Other ways");
    });
  });

  describe("at its end", () => {
    const finished = (
      <Finished
        context={EXAMPLE_PAGE}
        place={signUpContext}
        powerCenter={{href: "https://training.example/", isExternal: true}}
      />
    );

    it("the training centre is one press away, then the account, and the address to prove", async () => {
      signInAs("usr_1");
      await page.show(finished);
      expect(page.href("Open PowerCenterexternal site")).toBe("https://training.example/");
      expect(page.href("Open your account")).toBe("/de/en/account");
      expect(page.href("Confirm your email")).toBe("/de/en/verify-email");
    });

    it("a user whose address a provider has verified is not asked to confirm it by e-mail", async () => {
      await fillUntilOthers();
      await fillOthers();
      page.backend(() => ({status: 201, data: SESSION}));
      await page.send();
      await page.show(finished);
      expect(page.words()).toContain("your email is confirmed");
      expect(page.href("Confirm your email")).toBeNull();
    });
  });
});
