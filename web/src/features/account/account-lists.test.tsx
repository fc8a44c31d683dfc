// @vitest-environment jsdom

import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {EXAMPLE_MEMBERSHIP} from "@/client/testing/example-membership";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {DevicesClient} from "./devices/devices-client";
import {DEVICES_MESSAGES} from "./devices/devices-messages";
import {OverviewClient} from "./overview/overview-client";
import {OVERVIEW_MESSAGES} from "./overview/overview-messages";
import {PhotoClient} from "./profile/photo-client";
import {PHOTO_MESSAGES} from "./profile/photo-messages";
import {SharesClient} from "./shares/shares-client";
import {SHARES_MESSAGES} from "./shares/shares-messages";
import {ShoesClient} from "./shoes/shoes-client";
import {SHOES_MESSAGES} from "./shoes/shoes-messages";
import {exampleDevice, exampleShare, exampleShoe} from "./testing/example-resources";

const USER = "/b/api/v1/users/usr_runner";

/** What the backend holds; each test changes it as the backend would. */
const initialState = {
  user: exampleUser({id: "usr_runner"}),
  devices: [exampleDevice()],
  shoes: [exampleShoe()],
  shares: [exampleShare()],
  runs: [{id: "act_1", name: "Harbour loop", local_day: "2026-11-24", distance: 11_450, moving_time: 3734}],
};
let serverState = {...initialState};

function answer({route}: Call) {
  if (route === `GET ${USER}/devices/duo`) return {status: 200, data: {items: serverState.devices}};
  if (route.startsWith(`GET ${USER}/devices/`)) return {status: 200, data: {items: []}};
  if (route.startsWith(`GET ${USER}/apparel`)) return {status: 200, data: {items: serverState.shoes}};
  if (route.startsWith(`GET ${USER}/activities`))
    return {status: 200, data: {items: serverState.runs, next_cursor: null}};
  if (route === `GET ${USER}/calendar/feed`) return {status: 200, data: {feed: null}};
  if (route === `GET ${USER}/shares`) return {status: 200, data: {items: serverState.shares}};
  if (route.startsWith("GET /canyon/") && route.endsWith("/membership"))
    return {status: 200, data: EXAMPLE_MEMBERSHIP};
  return {status: 200, data: serverState.user};
}

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  serverState = {...initialState};
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(() => page.close());

const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));

describe("devices", () => {
  const show = () =>
    page.show(
      <DevicesClient
        messages={selectMessages(EXAMPLE_PAGE.market, DEVICES_MESSAGES)}
        appHref="/de/en/download"
      />,
    );

  it("show the values they reported, and values they never reported as unknown", async () => {
    serverState.devices = [exampleDevice({battery_percent: null, firmware: null})];
    await show();
    expect(page.words()).toContain("Left pod");
    expect(page.words()).toContain("Batteryunknown");
    expect(page.words()).toContain("DL-48210");
  });

  it("where there are none, a person learns how to pair one", async () => {
    serverState.devices = [];
    await show();
    expect(page.words()).toContain("No pod paired. Pair one in the app.");
    expect(page.words()).toContain("Shake the pod");
  });

  it("are removed after one question that names them; the removal is reported, and the focus is on the list", async () => {
    await show();
    await page.press("Remove");
    expect(page.isDialogOpen()).toBe(true);
    expect(written()).toEqual([]);
    serverState.devices = [];
    await page.press("Remove Left pod");
    expect(written().map(({route}) => route)).toEqual([`DELETE ${USER}/devices/duo/dev_1`]);
    expect(page.words()).toContain("Left pod was removed.");
    expect([page.isDialogOpen(), page.focusedWords()]).toEqual([false, "Devices"]);
  });

  it("stay where the question is answered with no, or the backend does not answer", async () => {
    await show();
    await page.press("Remove");
    await page.press("Cancel");
    expect([page.isDialogOpen(), written().length]).toEqual([false, 0]);
    await page.press("Remove");
    page.backend(() => ({status: 503, err: {code: "unavailable"}}));
    await page.press("Remove Left pod");
    expect(page.words()).toContain("We cannot reach our server.");
    expect(page.isDialogOpen()).toBe(true);
  });

  it("get a name, and the standard one back", async () => {
    await show();
    await page.press("Rename");
    page.backend((call) =>
      call.route.startsWith("PATCH") ? {status: 200, data: exampleDevice({name: "Lefty"})} : answer(call),
    );
    await page.type({name: " Lefty "});
    await page.send();
    expect(written().at(-1)?.body).toEqual({name: "Lefty"});
    expect(page.words()).toContain("Lefty was saved.");
  });

  it("a failure to read them offers another try", async () => {
    page.backend(() => ({status: 500, err: {code: "internal", request_id: "r-17"}}));
    await show();
    expect(page.words()).toContain("r-17");
    page.backend(answer);
    await page.press("Try again");
    expect(page.words()).toContain("Left pod");
  });
});

describe("shoes", () => {
  const show = () =>
    page.show(<ShoesClient messages={selectMessages(EXAMPLE_PAGE.market, SHOES_MESSAGES)} />);

  it("show how far they have come of their limit, in the runner's unit", async () => {
    await show();
    expect(page.words()).toContain("400 km of 800 km");
    expect(page.words()).toContain("Default for new runs");
    serverState.user = {
      ...initialState.user,
      preferences: {...initialState.user.preferences, distance_unit: "mi"},
    };
    serverState.shoes = [exampleShoe({distance_m: 900_000})];
    await page.close();
    page = createRenderedPage();
    page.backend(answer);
    await show();
    expect(page.words()).toContain("559 mi of 497 mi");
    expect(page.words()).toContain("Past its limit");
  });

  it("a new pair is sent in metres, without what was left empty", async () => {
    serverState.shoes = [];
    await show();
    expect(page.words()).toContain("No shoes yet.");
    await page.press("Add shoes");
    await page.send();
    expect(page.words()).toContain("There are 2 problems to fix");
    await page.type({brand: "Halde", model: "Daily", limit_m: "750"});
    page.backend((call) =>
      call.route.startsWith("POST")
        ? {status: 201, data: exampleShoe({brand: "Halde", model: "Daily"})}
        : answer(call),
    );
    await page.send();
    expect(written().map(({route, body}) => [route, body])).toEqual([
      [
        `POST ${USER}/apparel`,
        {brand: "Halde", model: "Daily", name: null, color: null, bought_on: null, limit_m: 750_000},
      ],
    ]);
    expect(page.words()).toContain("Halde Daily was added.");
  });

  it("Escape waits while a pair is saved: the failure is reported, and the typed values stay", async () => {
    const {promise, resolve} = Promise.withResolvers<void>();
    await show();
    page.backend(async (call) => {
      if (!call.route.startsWith("PATCH")) return answer(call);
      await promise;
      return {status: 503, err: {code: "unavailable"}};
    });
    await page.press("Edit");
    await page.type({name: "Race"});
    await page.send();
    await page.escape(2);
    expect(page.isDialogOpen()).toBe(true);
    await page.turns(resolve);
    expect(page.words()).toContain("We cannot reach our server.");
    expect(page.field("name").value).toBe("Race");
    await page.escape();
    expect(page.isDialogOpen()).toBe(false);
  });

  it("a pair is changed under the version it was read at, only where it differs", async () => {
    await show();
    await page.press("Edit");
    await page.type({name: "Race"});
    await page.send();
    const patch = written().at(-1);
    expect([patch?.route, patch?.body]).toEqual([`PATCH ${USER}/apparel/app_1`, {name: "Race"}]);
    expect(patch?.headers.get("if-match")).toBe('"3"');
  });

  it("what has been run in can be retired, not removed, and be used again", async () => {
    await show();
    expect(page.words()).not.toContain("Remove");
    await page.press("Retire");
    serverState.shoes = [exampleShoe({retired_at: "2026-03-01T10:00:00Z", default: false})];
    await page.press("Retire Meridian Tempo");
    expect(written().at(-1)?.body).toEqual({retired: true});
    expect(page.words()).toContain("Meridian Tempo was retired.");
    await page.press("Use again");
    expect(written().at(-1)?.body).toEqual({retired: false});
  });
});

describe("shares", () => {
  const show = () =>
    page.show(
      <SharesClient
        messages={selectMessages(EXAMPLE_PAGE.market, SHARES_MESSAGES)}
        verifyHref="/de/en/verify-email"
      />,
    );
  const offer = exampleShare({
    id: "shr_2",
    direction: "received",
    status: "pending",
    level: "coach",
    message: "Train with me",
    other: {id: "usr_3", name: "Kim", user_name: "kim", email: null},
  });

  it("state in sentences who sees what", async () => {
    serverState.shares = [exampleShare(), offer];
    await show();
    expect(page.words()).toContain(
      "Sees your runs and their analysis, your planned workouts and races, and may comment.",
    );
    expect(page.words()).toContain("Kim wants to share with you.");
    expect(page.words()).toContain("Train with me");
  });

  it("an offer is accepted, and the focus stays on the page", async () => {
    serverState.shares = [offer];
    await show();
    serverState.shares = [{...offer, status: "accepted"}];
    await page.press("Accept");
    const patch = written().at(-1);
    expect([patch?.route, patch?.body]).toEqual([`PATCH ${USER}/shares/shr_2`, {status: "accepted"}]);
    expect(page.words()).toContain("You see Kim now.");
    expect(page.focusedWords()).toBe("Who sees you");
  });

  it("one is ended after a question that names the person", async () => {
    await show();
    await page.press("Stop sharing");
    serverState.shares = [];
    await page.press("Stop sharing with Casey");
    expect(written().map(({route, body}) => [route, body])).toEqual([
      [`POST ${USER}/shares/remove`, {id: "shr_1"}],
    ]);
    expect(page.words()).toContain("Nothing is shared with Casey any more.");
    expect(page.words()).toContain("You share with nobody.");
  });

  it.each([
    ["share_self", 422, "This is your own address."],
    ["share_exists", 409, "You have invited this address already."],
    ["share_limit", 422, "You share with 50 people already."],
    ["rate_limited", 429, "1 hour"],
  ])(
    "an invitation rejected as %s keeps the typed values and reports the reason",
    async (code, status, words) => {
      await show();
      await page.type({email: "zoe@example.com", message: "Hi"});
      page.backend((call) =>
        call.route.startsWith("POST") ? {status, err: {code, params: {retry_after: 3600}}} : answer(call),
      );
      await page.send();
      expect(written().at(-1)?.body).toEqual({email: "zoe@example.com", level: "summary", message: "Hi"});
      expect(page.words()).toContain(words);
      expect(page.field("email").value).toBe("zoe@example.com");
    },
  );

  it("an invitation may name its last day, which counts to its end; none that is over", async () => {
    serverState.shares = [];
    page.backend((call) =>
      call.route.startsWith("POST") ? {status: 201, data: exampleShare()} : answer(call),
    );
    await show();
    await page.type({email: "zoe@example.com", expires_at: "2020-02-29"});
    await page.send();
    expect(page.words()).toContain("This day is over.");
    expect(written()).toEqual([]);
    await page.type({expires_at: "2999-12-31"});
    await page.send();
    const expires_at = new Date("2999-12-31T23:59:59").toISOString();
    expect(written().at(-1)?.body).toEqual({email: "zoe@example.com", level: "summary", expires_at});
  });

  it("a sent invitation is confirmed at the form, until an error stops the next one", async () => {
    await show();
    await page.type({email: "zoe@example.com"});
    page.backend((call) =>
      call.route.startsWith("POST") ? {status: 201, data: exampleShare()} : answer(call),
    );
    await page.send();
    expect(page.words()).toContain("Invitation sent to");
    await page.type({email: "not an address"});
    await page.send();
    expect(page.words()).toContain("There is 1 problem to fix");
    expect(page.words()).not.toContain("Invitation sent to");
  });

  it("a share that has an end shows it, and loses it when the field is emptied", async () => {
    serverState.shares = [exampleShare({expires_at: new Date("2999-12-31T23:59:59").toISOString()})];
    page.backend((call) =>
      call.route.startsWith("PATCH") ? {status: 200, data: exampleShare()} : answer(call),
    );
    await show();
    await page.press("Change");
    expect(page.field("expires_at").value).toBe("2999-12-31");
    await page.type({expires_at: ""});
    await page.press("Save");
    expect(written().at(-1)?.body).toEqual({level: exampleShare().level, expires_at: null});
  });

  it("a user with an unverified address cannot invite, and is referred to where to verify it", async () => {
    serverState.user = exampleUser({id: "usr_runner", email_verified: false});
    await show();
    expect(page.words()).toContain("confirm your own email");
    expect(page.has("email")).toBe(false);
  });
});

describe("the photo", () => {
  const show = () =>
    page.show(<PhotoClient messages={selectMessages(EXAMPLE_PAGE.market, PHOTO_MESSAGES)} />);
  const file = (bytes: number) => new File([new Uint8Array(bytes)], "me.jpg", {type: "image/jpeg"});

  it("is sent as a file and shown from the server's address; the bib is shown when there is none", async () => {
    await show();
    expect(document.querySelector("main img")).toBeNull();
    expect(page.words()).toContain("JK");
    page.backend((call) =>
      call.route.startsWith("POST")
        ? {status: 200, data: {...initialState.user, avatar_url: "/b/avatars/ava_1.webp"}}
        : answer(call),
    );
    await page.attach("photo", file(10));
    const post = written().at(-1);
    expect([post?.route, post?.headers.get("content-type")]).toEqual([`POST ${USER}/avatar`, null]);
    expect(post?.body).toBeInstanceOf(FormData);
    expect(document.querySelector("main img")?.getAttribute("src")).toBe("/b/avatars/ava_1.webp");
    expect(page.words()).toContain("Your photo was saved.");
  });

  it("one that is too large is not even sent, and one that is none is refused in words", async () => {
    await show();
    await page.attach("photo", file(2 * 1024 * 1024 + 1));
    expect(page.words()).toContain("This photo is too large.");
    expect(written()).toEqual([]);
    page.backend((call) =>
      call.route.startsWith("POST") ? {status: 415, err: {code: "unsupported_type"}} : answer(call),
    );
    await page.attach("photo", file(10));
    expect(page.words()).toContain("We cannot read this file.");
  });

  it("the bib takes the chosen colour at once, and can return to none", async () => {
    await show();
    page.backend((call) => ({status: 200, data: {...initialState.user, ...Object(call.body)}}));
    await page.choose("bib_color", "#a33a29");
    expect([written().at(-1)?.route, written().at(-1)?.body]).toEqual([
      `PUT ${USER}?fields=bib_color`,
      {bib_color: "#a33a29"},
    ]);
    expect(document.querySelector("main rect")?.getAttribute("fill")).toBe("#a33a29");
    expect(page.words()).toContain("Saved.");
    await page.choose("bib_color", "auto");
    expect(written().at(-1)?.body).toEqual({bib_color: null});
  });

  it("a colour shows before the server has it, and goes again if the server refuses", async () => {
    await show();
    const {promise, resolve} = Promise.withResolvers<void>();
    page.backend(async () => {
      await promise;
      return {status: 503, err: {code: "unavailable"}};
    });
    const before = document.querySelector("main rect")?.getAttribute("fill");
    await page.choose("bib_color", "#a33a29");
    expect(document.querySelector("main rect")?.getAttribute("fill")).toBe("#a33a29");
    await page.turns(resolve);
    expect(document.querySelector("main rect")?.getAttribute("fill")).toBe(before);
    expect(page.words()).toContain("We cannot reach our server.");
  });

  it("an error replaces the previous message", async () => {
    await show();
    page.backend((call) => ({status: 200, data: {...initialState.user, ...Object(call.body)}}));
    await page.choose("bib_color", "#a33a29");
    await page.attach("photo", file(2 * 1024 * 1024 + 1));
    expect(page.words()).not.toContain("Saved.");
  });

  it("is removed after a question, and the bib is back", async () => {
    serverState.user = exampleUser({id: "usr_runner", avatar_url: "/b/avatars/ava_1.webp"});
    await show();
    await page.press("Remove photo");
    expect(page.isDialogOpen()).toBe(true);
    page.backend((call) => ({status: 200, data: {...answer(call).data, avatar_url: null}}));
    await page.press("Remove photo", 1);
    expect(written().at(-1)?.route).toBe(`DELETE ${USER}/avatar`);
    expect(page.words()).toContain("Your photo was removed.");
    expect(document.querySelector("main img")).toBeNull();
  });
});

it("a tile of the overview that fails leaves the others alone", async () => {
  serverState.shares = [exampleShare({direction: "received", status: "pending"})];
  page.backend((call) =>
    call.route.includes("/apparel") ? {status: 500, err: {code: "internal"}} : answer(call),
  );
  const links = {
    runs: "/runs",
    devices: "/de/en/account/devices",
    shoes: "/s",
    shares: "/t",
    subscription: "/m",
    orders: "/o",
  };
  await page.show(
    <OverviewClient
      messages={selectMessages(EXAMPLE_PAGE.market, OVERVIEW_MESSAGES)}
      market={EXAMPLE_PAGE.market}
      verifyHref="/v"
      links={links}
    />,
  );
  expect(page.words()).toContain("Lowest battery 78%");
  expect(page.words()).toContain("1 open invitation");
  expect(page.words()).toMatch(/Harbour loop.*11\skm · 1:02:14/);
  expect(document.querySelector('a[aria-label="Open run: Last run"]')?.getAttribute("href")).toBe(
    "/runs/act_1",
  );
  expect(page.words()).toContain("6 months commitment, renews 22 March 2027, €9.99.");
  expect(page.words()).toContain("Something went wrong on our side.");
  page.backend(answer);
  await page.press("Try again");
  expect(page.words()).toContain("400 km of 800 km");
});
