// @vitest-environment jsdom

import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {browserTabStorage} from "@/client/session/browser-storage";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {NewPasswordFormClient} from "./reset/new-password-form-client";
import {RESET_PASSWORD_MESSAGES} from "./reset/reset-messages";
import {VERIFY_MESSAGES} from "./verify/verify-messages";
import {VerifyOrUndoClient} from "./verify/verify-or-undo-client";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
});
afterEach(() => page.close());

describe("the page of a reset link", () => {
  const SECRET = "s".repeat(43);
  const form = (
    <NewPasswordFormClient
      messages={selectMessages(EXAMPLE_PAGE.market, RESET_PASSWORD_MESSAGES)}
      signInHref="/de/en/sign-in"
      requestHref="/de/en/reset-password"
      supportEmail="support@gradus.example"
    />
  );
  const requestedRoutes = () =>
    page.calls.map(({route}) => route).filter((route) => route.includes("/reset/password/"));
  const open = async (address: string) => {
    history.replaceState(null, "", address);
    page.backend(() => ({status: 200, data: {valid: true, email_hint: "m…@example.test", done: true}}));
    await page.show(form);
  };
  async function reload() {
    await page.show(null);
    await page.show(form);
  }

  it("shows the same reset after a reload, and no address contains the secret of the link", async () => {
    await open(`/de/en/reset-password/${SECRET}`);
    expect(location.pathname).toBe("/de/en/reset-password/new-password");
    await reload();
    expect(page.words()).toContain("m…@example.test");
    expect(requestedRoutes()).toEqual(Array(2).fill(`GET /b/reset/password/${SECRET}`));
  });

  it("is finished once the link is used, and stores nothing", async () => {
    await open(`/de/en/reset-password/${SECRET}`);
    await page.type({password: "a long sentence here"});
    await page.send();
    expect(page.words()).toContain("Password saved.");
    expect(browserTabStorage().getItem("gradus.reset_link")).toBeNull();
    await reload();
    expect(page.words()).toContain("Something went wrong with the reset.");
    expect(requestedRoutes()).toHaveLength(2);
  });
});

describe("the page that confirms an address", () => {
  const verify = (
    <VerifyOrUndoClient
      messages={selectMessages(EXAMPLE_PAGE.market, VERIFY_MESSAGES)}
      accountHref="/de/en/account"
      resetHref="/de/en/reset-password"
    />
  );
  async function open(id: string, changes: object) {
    history.replaceState(null, "", "/de/en/verify-email");
    signInAs(id);
    page.backend(() => ({status: 200, data: exampleUser({id, email: "mira@example.test", ...changes})}));
    await page.show(verify);
  }

  it("reports that the address is confirmed where none is left to confirm, and asks for no code", async () => {
    await open("usr_confirmed", {email_verified: true});
    expect(page.words()).toContain("mira@example.test is confirmed.");
    expect(page.has("code")).toBe(false);
    expect(page.href("Open your account")).toBe("/de/en/account");
  });

  it.each([
    ["usr_new", {email_verified: false}, "mira@example.test"],
    ["usr_changing", {email_verified: true, email_pending: "new@example.test"}, "new@example.test"],
  ])("asks %s for the code of the address that awaits confirmation", async (id, changes, email) => {
    await open(id, changes);
    expect(page.has("code")).toBe(true);
    expect(page.words()).toContain(email);
  });
});
