// @vitest-environment jsdom
import type {Platform} from "@gradus/backend/contract/platforms";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {readPlatformReturn} from "./platform-return";
import {PlatformsClient} from "./platforms-client";
import {PLATFORMS_MESSAGES} from "./platforms-messages";

const LIST = "GET /b/api/v1/users/usr_runner/platforms";
const messages = selectMessages(EXAMPLE_PAGE.market, PLATFORMS_MESSAGES);

function example(changes: Partial<Platform> = {}): Platform {
  return {
    platform: "suunto",
    name: "Suunto",
    state: "none",
    flows: {activities: "in", workouts: "out"},
    connected_at: null,
    last_sync_at: null,
    last_error: null,
    supported_in_region: true,
    delivery: null,
    ...changes,
  };
}

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  history.replaceState(null, "", "/de/en/account/platforms");
  signInAs("usr_runner");
});
afterEach(() => page.close());

/** Opens the page at an address, where the backend lists these and answers all else with the second. */
async function open(items: Platform[], answer: Parameters<typeof page.backend>[0], search = "") {
  history.replaceState(null, "", `/de/en/account/platforms${search}`);
  page.backend((call) => (call.route === LIST ? {status: 200, data: {items}} : answer(call)));
  await page.show(<PlatformsClient messages={messages} />);
}
const nothing = () => ({status: 500, err: {code: "internal"}});
const requestedRoutes = () => page.calls.map(({route}) => route).filter((route) => route !== LIST);

it.each([
  ["none", {}, "Not connected", ["Connect Suunto"]],
  ["not for this region", {supported_in_region: false}, "Not offered in your region.", []],
  [
    "connected, with workouts there",
    {state: "connected", delivery: {state: "sent", count: 2}},
    "2 planned workouts of the next 14 days have been sent.",
    ["Disconnect Suunto"],
  ],
  [
    "connected, with a workout it does not want",
    {state: "connected", delivery: {state: "refused", count: 1, refusal: "unsupported"}},
    "Suunto cannot take 1 planned workout. Change its steps in your calendar, or download it for the watch.",
    ["Disconnect Suunto"],
  ],
  [
    "connected, but not allowed to send workouts",
    {state: "connected", delivery: {state: "refused", count: 2, refusal: "permission"}},
    "Suunto refused 2 planned workouts: the connection does not allow them. Connect it again.",
    ["Connect Suunto again", "Disconnect Suunto"],
  ],
  ["connected", {state: "connected"}, "Nothing exchanged yet.", ["Disconnect Suunto"]],
  ["expired", {state: "expired"}, "Connection expired.", ["Connect Suunto again", "Disconnect Suunto"]],
  [
    "an error with its reason",
    {state: "error", last_error: {code: "quota", at: "2026-11-22T10:00:00Z"}},
    "takes no more requests",
    ["Connect Suunto again", "Disconnect Suunto"],
  ],
] as const)(
  "a platform, %s: shows its state, and offers the possible actions",
  async (_case, changes, message, offered) => {
    await open([example(changes)], nothing);
    expect(page.words()).toContain(message);
    expect(page.words()).toContain("Your runs come here from Suunto.");
    expect(page.words()).toContain("Planned workouts go to Suunto.");
    const labels = [...document.querySelectorAll("li > div > button")].map((button) => button.textContent);
    expect(labels).toEqual(offered);
  },
);

it("who comes back is connected, once, and the address forgets it", async () => {
  const connected = example({state: "connected"});
  await open([example()], () => ({status: 200, data: connected}), "?platform=suunto&handle=h-1");
  expect(requestedRoutes()).toEqual(["POST /b/platform/oauth/suunto/complete"]);
  expect(page.calls.at(-1)?.body).toEqual({handle: "h-1"});
  expect(location.search).toBe("");
  expect(page.words()).toContain("Suunto is connected.");
});

it.each([
  ["platform_denied", 422, "begun somewhere else"],
  ["platform_linked_elsewhere", 409, "connected to another account here"],
  ["platform_unavailable", 503, "Suunto does not answer right now."],
])("who comes back and is refused with %s reads why", async (code, status, message) => {
  await open([example()], () => ({status, err: {code}}), "?platform=suunto&handle=h-1");
  expect(page.words()).toContain(message);
  expect(page.words()).toContain("Not connected");
});

it("disconnecting asks first, naming the platform, and confirms when it is done", async () => {
  await open([example({state: "connected"})], () => ({status: 200, data: example()}));
  await page.press("Disconnect Suunto");
  expect(document.querySelector("dialog h2")?.textContent).toBe("Disconnect Suunto?");
  expect(requestedRoutes()).toEqual([]);
  await page.press("Disconnect Suunto", 1);
  expect(requestedRoutes()).toEqual(["DELETE /b/platform/oauth/suunto"]);
  expect(page.words()).toContain("Suunto is disconnected.");
  expect(page.focusedWords()).toBe("Suunto");
});

it("a failed disconnection is reported in the dialog that asked, and can be retried", async () => {
  await open([example({state: "connected"})], () => ({status: 503, err: {code: "platform_unavailable"}}));
  await page.press("Disconnect Suunto");
  await page.press("Disconnect Suunto", 1);
  expect(document.querySelector("dialog[open] [role=alert]")?.textContent).toContain("Suunto");
  page.backend(() => ({status: 200, data: example()}));
  await page.press("Disconnect Suunto", 1);
  expect(page.isDialogOpen()).toBe(false);
  expect(page.words()).toContain("Suunto is disconnected.");
});

describe("a link that began at the platform", () => {
  const OFFER = "?platform=suunto&partner_token=pt-1";
  const check = (linked: string, valid = true) => ({valid, linked, expires_at: null});

  it("connects nothing until the account's owner confirms", async () => {
    await open([example()], () => ({status: 200, data: check("none")}), OFFER);
    expect(requestedRoutes()).toEqual(["POST /b/platform/oauth/suunto/check"]);
    expect(page.words()).toContain("You came from Suunto");
    expect(location.search).toBe("");
    page.backend(() => ({status: 200, data: example({state: "connected"})}));
    await page.press("Connect Suunto");
    expect(page.calls.at(-1)).toMatchObject({
      route: "POST /b/platform/oauth/suunto/auth",
      body: {partner_token: "pt-1", consent: true},
    });
    expect(page.words()).toContain("Suunto is connected.");
  });

  it.each([
    [check("other_account"), "connected to another account here"],
    [check("this_account"), "connected already"],
    [check("none", false), "no longer valid"],
  ])("%o is reported to the user", async (data, message) => {
    await open([example({supported_in_region: false})], () => ({status: 200, data}), OFFER);
    expect(page.words()).toContain(message);
    expect(document.querySelector("button")).toBeNull();
  });
});

it.each([
  ["", null],
  ["?platform=suunto", null],
  ["?handle=h", null],
  ["?platform=suunto&refused=denied", {kind: "refused", reason: "denied"}],
  ["?refused=expired&handle=h&platform=suunto", {kind: "refused", reason: "tooLate"}],
  ["?refused=constructor", {kind: "refused", reason: "failed"}],
])("an address with %s", (search, expected) => {
  expect(readPlatformReturn(search)).toEqual(expected);
});
