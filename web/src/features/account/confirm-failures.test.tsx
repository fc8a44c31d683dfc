// @vitest-environment jsdom

import type {ReactNode} from "react";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {DevicesClient} from "./devices/devices-client";
import {DEVICES_MESSAGES} from "./devices/devices-messages";
import {PlatformsClient} from "./platforms/platforms-client";
import {PLATFORMS_MESSAGES} from "./platforms/platforms-messages";
import {PhotoClient} from "./profile/photo-client";
import {PHOTO_MESSAGES} from "./profile/photo-messages";
import {SecondFactorClient} from "./second-factor/second-factor-client";
import {SECOND_FACTOR_MESSAGES} from "./second-factor/second-factor-messages";
import {SharesClient} from "./shares/shares-client";
import {SHARES_MESSAGES} from "./shares/shares-messages";
import {ShoesClient} from "./shoes/shoes-client";
import {SHOES_MESSAGES} from "./shoes/shoes-messages";
import {SignInMethodsClient} from "./sign-in-methods/sign-in-methods-client";
import {SIGN_IN_METHODS_MESSAGES} from "./sign-in-methods/sign-in-methods-messages";
import {exampleDevice, exampleShare, exampleShoe} from "./testing/example-resources";

const {market} = EXAMPLE_PAGE;
const user = exampleUser({
  id: "usr_runner",
  avatar_url: "/b/avatars/ava_1.webp",
  identities: ["google"],
  has_password: true,
});
const platform = {
  platform: "suunto",
  name: "Suunto",
  state: "connected",
  flows: {activities: "in", workouts: "none"},
  connected_at: null,
  last_sync_at: null,
  last_error: null,
  supported_in_region: true,
  delivery: null,
};

/** What the backend holds, by the end of the path. */
const HELD: Readonly<Record<string, object>> = {
  "/devices/duo": {items: [exampleDevice()]},
  "/devices/pod": {items: []},
  "/devices/watch": {items: []},
  "/apparel": {items: [exampleShoe({distance_m: 0})]},
  "/shares": {items: [exampleShare()]},
  "/calendar/feed": {feed: null},
  "/platforms": {items: [platform]},
  "/otp": {enabled: true, since: "2026-01-01T10:00:00Z", recovery_codes_left: 10, required: false},
  "/b/auth/providers": {providers: ["google"]},
};

function answer({route}: Call) {
  const [path = ""] = route.split("?");
  if (route === "DELETE /b/platform/oauth/suunto") return {status: 200, data: {...platform, state: "none"}};
  const end = Object.keys(HELD).find((each) => path.endsWith(each));
  return {status: 200, data: end ? HELD[end] : user};
}
const unreachable = (call: Call) =>
  call.route.startsWith("GET ") ? answer(call) : {status: 503, err: {code: "unavailable"}};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  signInAs(user.id);
});
afterEach(() => page.close());

/** Each action that needs confirmation: its name, its page, the button that asks, and the one that confirms. */
const QUESTIONS: readonly [string, ReactNode, string, string][] = [
  [
    "removing a device",
    <DevicesClient key="devices" messages={selectMessages(market, DEVICES_MESSAGES)} appHref="/a" />,
    "Remove",
    "Remove Left pod",
  ],
  [
    "retiring a pair of shoes",
    <ShoesClient key="shoes" messages={selectMessages(market, SHOES_MESSAGES)} />,
    "Retire",
    "Retire Meridian Tempo",
  ],
  [
    "removing a pair of shoes",
    <ShoesClient key="shoes" messages={selectMessages(market, SHOES_MESSAGES)} />,
    "Remove",
    "Remove Meridian Tempo",
  ],
  [
    "ending a share",
    <SharesClient key="shares" messages={selectMessages(market, SHARES_MESSAGES)} verifyHref="/v" />,
    "Stop sharing",
    "Stop sharing with Casey",
  ],
  [
    "disconnecting a platform",
    <PlatformsClient key="platforms" messages={selectMessages(market, PLATFORMS_MESSAGES)} />,
    "Disconnect Suunto",
    "Disconnect Suunto",
  ],
  [
    "removing the photo",
    <PhotoClient key="photo" messages={selectMessages(market, PHOTO_MESSAGES)} />,
    "Remove photo",
    "Remove photo",
  ],
  [
    "removing a way to sign in",
    <SignInMethodsClient
      key="methods"
      messages={selectMessages(market, SIGN_IN_METHODS_MESSAGES)}
      passwordHref="/p"
    />,
    "Remove Google",
    "Remove Google",
  ],
  [
    "turning the second factor off",
    <SecondFactorClient
      key="factor"
      messages={selectMessages(market, SECOND_FACTOR_MESSAGES)}
      passwordHref="/p"
    />,
    "Turn off",
    "Turn off",
  ],
];

it.each(QUESTIONS)(
  "%s that fails reports the error where it was confirmed, and can be retried",
  async (...question) => {
    const [, section, asks, does] = question;
    const which = asks === does ? 1 : 0;
    page.backend(unreachable);
    await page.show(section);
    await page.press(asks);
    await page.press(does, which);
    const alerts = [...document.querySelectorAll("[role=alert]")].filter((alert) => alert.textContent !== "");
    expect(alerts.map((alert) => [alert.textContent, alert.closest("dialog[open]") !== null])).toEqual([
      [expect.stringContaining("We cannot reach our server."), true],
    ]);
    page.backend(answer);
    await page.press(does, which);
    const written = page.calls.map(({route}) => route).filter((route) => !route.startsWith("GET "));
    expect(written).toEqual([written[0], written[0]]);
    expect(page.isDialogOpen()).toBe(false);
  },
);
