// @vitest-environment jsdom

import {coachApplicationBody, coachContactBody} from "@gradus/backend/contract/coaches";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {ApplicationFormClient} from "./apply/application-form-client";
import {APPLY_MESSAGES} from "./apply/apply-messages";
import {codeChoices} from "./apply/code-choices";
import {ContactFormClient} from "./profile/contact-form-client";
import {CONTACT_MESSAGES} from "./profile/contact-messages";

const market = {region: "de", locale: "en"} as const;

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  localStorage.clear();
  page = createRenderedPage();
  page.backend(() => ({status: 202, data: {status: "sent", next_step_on: "2026-12-02"}}));
});
afterEach(() => page.close());

/** Requests sent to the directory; requests for a visitor token are left out. */
const sent = () => page.calls.filter(({route}) => route.startsWith("POST /b/coach"));

describe("writing to a coach", () => {
  const MESSAGE = {name: "Ann", email: "ann@example.com", message: "Do you have room?"};
  const show = () =>
    page.show(
      <ContactFormClient
        slug="kim"
        market={market}
        coach="Kim"
        messages={selectMessages(EXAMPLE_PAGE.market, CONTACT_MESSAGES)}
      />,
    );

  it("an empty form lists what is missing, moves the focus to the first field and sends nothing", async () => {
    await show();
    await page.send();
    expect(page.words()).toContain("There are 3 problems to fix");
    expect(page.words()).toContain("This is required. Enter a valid email address.");
    expect(page.focused()).toBe("name");
    expect(sent()).toEqual([]);
  });

  it("sends a body that fits the contract, then reports that the message is on its way and focuses this report", async () => {
    await show();
    await page.type(MESSAGE);
    await page.send();
    expect(sent().map(({route}) => route)).toEqual(["POST /b/coaches/kim/contact"]);
    expect(coachContactBody.parse(sent()[0]?.body)).toEqual({
      ...MESSAGE,
      ...market,
      race_date: null,
      website: "",
    });
    expect(page.words()).toBe("Your message is on its way to Kim.");
    expect(document.activeElement?.getAttribute("role")).toBe("status");
  });

  it.each([
    [429, {code: "rate_limited", params: {retry_after: 1200}}, "Wait 20 minutes and try again."],
    [503, {code: "unavailable"}, "Nothing you typed is lost."],
    [400, {code: "invalid", field_errors: {email: "email_invalid"}}, "Invalid email address."],
  ])("%d %j is reported with what to do, and the input stays", async (status, err, words) => {
    page.backend(() => ({status, err}));
    await show();
    await page.type(MESSAGE);
    await page.send();
    expect(page.words()).toContain(words);
    expect(page.field("message").value).toBe(MESSAGE.message);
  });
});

describe("applying as a coach", () => {
  const show = () =>
    page.show(
      <ApplicationFormClient
        market={market}
        choices={codeChoices("en")}
        messages={selectMessages(EXAMPLE_PAGE.market, APPLY_MESSAGES)}
      />,
    );

  async function fillToTheEnd() {
    await page.type({name: "Ann", email: "ann@example.com", country: "DE"});
    for (const language of ["fr", "de"]) await page.choose("languages", language);
    await page.send();
    await page.type({experience_years: "4", credentials: "Licence B"});
    await page.send();
    await page.choose("distances", "long");
    await page.choose("platforms", "powercenter");
    await page.send();
    await page.type({message: "To help."});
  }

  it("goes through four steps and sends what the contract takes", async () => {
    await show();
    await fillToTheEnd();
    await page.tick("privacy");
    await page.send();
    expect(coachApplicationBody.parse(sent()[0]?.body)).toMatchObject({
      name: "Ann",
      country: "DE",
      languages: ["fr", "de"],
      experience_years: 4,
      distances: ["long"],
      platforms: ["powercenter"],
      price_band: "middle",
      privacy: true,
    });
    expect(page.words()).toContain("You hear from us by 2 December 2026.");
  });

  it("a step that lacks something stays, at its first field; the next one is announced by its heading", async () => {
    await show();
    await page.send();
    expect(page.words()).toContain("There are 4 problems to fix");
    expect(page.focused()).toBe("name");
    await page.type({name: "Ann", email: "ann@example.com", country: "DE"});
    await page.send();
    expect(page.focused()).toBe("languages");
    await page.choose("languages", "de");
    await page.send();
    expect(document.activeElement?.textContent).toContain("Step 2 of 4");
  });

  it("what was written survives going back, and leaving, except the agreement", async () => {
    await show();
    await fillToTheEnd();
    await page.tick("privacy");
    await page.press("Back");
    expect(page.words()).toContain("Step 3 of 4");
    await page.send();
    expect(page.field("message").value).toBe("To help.");
    expect(page.field("privacy").checked).toBe(true);

    await page.close();
    page = createRenderedPage();
    await show();
    expect(page.field("email").value).toBe("ann@example.com");
    for (let step = 1; step < 4; step++) await page.send();
    expect(page.field("message").value).toBe("To help.");
    expect(page.field("privacy").checked).toBe(false);
    await page.send();
    expect(page.words()).toContain("Without your agreement we may not read your application.");
    expect(sent()).toEqual([]);
  });

  it("a refusal of an earlier field leads back to its step and shows the reason there", async () => {
    await show();
    await fillToTheEnd();
    await page.tick("privacy");
    page.backend(() => ({status: 400, err: {code: "invalid", field_errors: {link: "unknown_value"}}}));
    await page.send();
    expect(page.words()).toContain("Step 2 of 4");
    expect(page.words()).toContain("Enter a web address, such as example.com/name.");
    expect(page.focused()).toBe("link");
  });

  it("an unreachable server loses no input, and nothing stays stored once the application has arrived", async () => {
    await show();
    await fillToTheEnd();
    await page.tick("privacy");
    page.backend(() => ({status: 503, err: {code: "unavailable"}}));
    await page.send();
    expect(page.words()).toContain("Nothing you typed is lost.");
    expect(page.field("message").value).toBe("To help.");
    page.backend(() => ({status: 202, data: {status: "received", next_step_on: "2026-12-02"}}));
    await page.send();
    expect(page.words()).toContain("has arrived");
    expect(localStorage).toHaveLength(0);
  });
});
