// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it} from "vitest";
import {z} from "zod";
import {browserSession} from "@/client/session/browser-session";
import {tokenSet} from "@/client/session/testing/fake-browser";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {EmailClient} from "./email/email-client";
import {EMAIL_MESSAGES} from "./email/email-messages";
import {ProfileClient} from "./profile/profile-client";
import {PROFILE_MESSAGES} from "./profile/profile-messages";
import {UnitsClient} from "./units/units-client";
import {UNITS_MESSAGES} from "./units/units-messages";

const user = exampleUser({id: "usr_runner"});
const USER = "/b/api/v1/users/usr_runner";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  page.backend(() => ({status: 200, data: user}));
  signInAs(user.id);
});
afterEach(() => page.close());

const unitsBody = z.object({
  "preferences.distance_unit": z.enum(["km", "mi"]),
  "preferences.temperature_unit": z.enum(["c", "f"]),
});
function unitsOf(body: unknown) {
  const {data} = unitsBody.safeParse(body);
  return {
    distance_unit: data?.["preferences.distance_unit"],
    temperature_unit: data?.["preferences.temperature_unit"],
  };
}

it("the profile sends what was changed, with the version it was read at, and confirms that it is saved", async () => {
  await page.show(
    <ProfileClient
      messages={selectMessages(EXAMPLE_PAGE.market, PROFILE_MESSAGES)}
      region="de"
      recalculateHref="/runs"
    />,
  );
  await page.type({first_name: "Josie"});
  expect(browserSession().drafts.hasUnsaved()).toBe(true);
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("gradus.drafts")).toContain('"first_name"');
  page.backend(() => ({status: 200, data: {...user, first_name: "Josie", version: 2}}));
  await page.send();
  const put = page.calls.at(-1);
  expect([put?.route, put?.body]).toEqual([`PUT ${USER}?fields=first_name`, {first_name: "Josie"}]);
  expect(put?.headers.get("if-match")).toBe('"1"');
  expect(page.words()).toContain("Saved.");
  expect(browserSession().drafts.hasUnsaved()).toBe(false);
});

it("a value that the server stores in another spelling counts as saved, and is no draft", async () => {
  await page.show(
    <ProfileClient
      messages={selectMessages(EXAMPLE_PAGE.market, PROFILE_MESSAGES)}
      region="de"
      recalculateHref="/runs"
    />,
  );
  await page.type({timezone: "Tokyo"});
  page.backend(() => ({status: 200, data: {...user, timezone: "Asia/Tokyo", version: 2}}));
  await page.send();
  expect(page.calls.at(-1)?.body).toEqual({timezone: "Asia/Tokyo"});
  expect(browserSession().drafts.hasUnsaved()).toBe(false);
});

it("changed heart rates change no run by themselves: the page states this and links to recalculating them", async () => {
  await page.show(
    <ProfileClient
      messages={selectMessages(EXAMPLE_PAGE.market, PROFILE_MESSAGES)}
      region="de"
      recalculateHref="/runs"
    />,
  );
  await page.type({first_name: "Josie"});
  page.backend(() => ({status: 200, data: {...user, first_name: "Josie", version: 2}}));
  await page.send();
  expect(page.words()).not.toContain("Your runs keep the stress they have.");
  await page.type({threshold_heart_rate: "171"});
  page.backend(() => ({
    status: 200,
    data: {...user, first_name: "Josie", threshold_heart_rate: 171, version: 3},
  }));
  await page.send();
  expect(page.calls.at(-1)?.body).toEqual({threshold_heart_rate: 171});
  expect(page.words()).toContain("Your runs keep the stress they have.");
  expect(page.href("Recalculate runs")).toBe("/runs");
});

it("a conflicting change made elsewhere is reported, and the typed values stay", async () => {
  await page.show(
    <ProfileClient
      messages={selectMessages(EXAMPLE_PAGE.market, PROFILE_MESSAGES)}
      region="de"
      recalculateHref="/runs"
    />,
  );
  await page.type({first_name: "Jasmin"});
  page.backend(() => ({status: 409, err: {code: "conflict"}}));
  await page.send();
  expect(page.words()).toContain("This was changed somewhere else meanwhile.");
  expect(page.field("first_name").value).toBe("Jasmin");
});

it("a confirmation of saving is not shown together with a current error", async () => {
  await page.show(
    <ProfileClient
      messages={selectMessages(EXAMPLE_PAGE.market, PROFILE_MESSAGES)}
      region="de"
      recalculateHref="/runs"
    />,
  );
  await page.type({first_name: "Jasmin"});
  page.backend(() => ({status: 200, data: {...user, first_name: "Jasmin"}}));
  await page.send();
  expect(page.words()).toContain("Saved.");
  await page.type({first_name: ""});
  await page.send();
  expect(page.words()).toContain("This is required.");
  expect(page.words()).not.toContain("Saved.");
});

it("units are saved at once, shown in the example, and can be undone", async () => {
  const saved = (miles: boolean) => ({
    ...user,
    preferences: {...user.preferences, distance_unit: miles ? ("mi" as const) : ("km" as const)},
  });
  const isMiles = ({body}: Call) => JSON.stringify(body).includes('"mi"');
  await page.show(<UnitsClient messages={selectMessages(EXAMPLE_PAGE.market, UNITS_MESSAGES)} />);
  page.backend((call) => ({status: 200, data: saved(isMiles(call))}));
  await page.choose("distance_unit", "mi");
  expect(page.words()).toContain("6,2 mi");
  expect(page.calls.at(-1)?.headers.has("if-match")).toBe(false);
  await page.press("Undo");
  expect(page.words()).toContain("10 km");
  page.backend(() => ({status: 503, err: {code: "unavailable"}}));
  await page.choose("distance_unit", "mi");
  expect(page.words()).toContain("We cannot reach our server.");
  expect(page.words()).not.toContain("Saved.");
  expect(page.words()).toContain("10 km");
});

it("units that are chosen quickly are saved one after the other: the last one stays", async () => {
  const {promise, resolve} = Promise.withResolvers<void>();
  await page.show(<UnitsClient messages={selectMessages(EXAMPLE_PAGE.market, UNITS_MESSAGES)} />);
  page.backend(async ({body}) => {
    const {distance_unit = "km", temperature_unit = "c"} = unitsOf(body);
    if (temperature_unit === "c") await promise;
    return {
      status: 200,
      data: {...user, preferences: {...user.preferences, distance_unit, temperature_unit}},
    };
  });
  await page.choose("distance_unit", "mi");
  await page.choose("temperature_unit", "f");
  await page.turns(resolve);
  const sent = page.calls.map(({body}) => unitsOf(body).temperature_unit).filter(Boolean);
  expect(sent).toEqual(["c", "f"]);
  expect(page.words()).toMatch(/6,2 mi.*°F/);
});

it("a new e-mail asks for the password when the sign-in is not recent, and then continues", async () => {
  await page.show(
    <EmailClient
      messages={selectMessages(EXAMPLE_PAGE.market, EMAIL_MESSAGES)}
      verifyHref="/de/en/verify-email"
    />,
  );
  await page.type({email: "new@example.test"});
  page.backend(() => ({status: 403, err: {code: "step_up_required"}}));
  await page.send();
  expect(page.has("step_up_password")).toBe(true);
  const access_token = tokenSet(Date.now()).access_token;
  page.backend(({route}) =>
    route.endsWith("/step-up")
      ? {status: 200, data: {access_token, expires_in: 900}}
      : {status: 200, data: {...user, email_pending: "new@example.test"}},
  );
  await page.type({step_up_password: "a long sentence"});
  await page.press("Go on");
  expect(page.calls.slice(-2).map(({route}) => route)).toEqual([
    `POST ${USER}/step-up`,
    `PUT ${USER}?fields=email`,
  ]);
  expect(page.calls.at(-1)?.headers.get("authorization")).toBe(`Bearer ${access_token}`);
  expect(page.words()).toContain("new@example.test takes effect once you confirm it.");
});
