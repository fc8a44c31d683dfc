// @vitest-environment jsdom

import type {Place} from "@gradus/backend/contract/places";
import {encodePolyline} from "@gradus/training/map/polyline";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {withMessages} from "@/i18n/with-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {parseDegrees, startOf} from "./place-rules";
import {PLACES_MESSAGES} from "./places-messages";
import {PlacesSection} from "./places-section";

const HOME: Place = {
  id: "plc_1",
  name: "Home",
  latitude: 51.0504,
  longitude: 13.7373,
  radius: 200,
  created: "2026-03-01T10:00:00.000Z",
};
const polyline = encodePolyline({
  latitude: Float64Array.of(-33.85678, -33.86),
  longitude: Float64Array.of(151.2153, 151.22),
});
const RUNS = [
  {id: "act_1", name: "Treadmill", local_day: "2026-02-28", polyline: null},
  {id: "act_2", name: "Harbour loop", local_day: "2026-02-27", polyline},
];

let places: readonly Place[] = [];
let refused: {status: number; err: object} | null = null;
let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  places = [HOME];
  refused = null;
  page.backend(answer);
  signInAs("usr_places");
});
afterEach(() => page.close());

function answer({route, body}: Call) {
  if (route.includes("/activities")) return {status: 200, data: {items: RUNS, next_cursor: null}};
  if (refused) return refused;
  if (route.startsWith("POST ")) {
    const added = {...HOME, id: "plc_2", ...(body as object)};
    places = [...places, added];
    return {status: 201, data: added};
  }
  if (route.startsWith("DELETE ")) {
    places = places.filter(({id}) => !route.endsWith(id));
    return {status: 200, data: {removed: true}};
  }
  return {status: 200, data: {items: places}};
}

const messages = selectMessages(EXAMPLE_PAGE.market, PLACES_MESSAGES);
const Section = withMessages(PlacesSection);
const show = () => page.show(<Section messages={messages} />);
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));
const items = () => [...document.querySelectorAll("h3")].map((each) => each.textContent);

describe("hidden places", () => {
  it("are listed with their location, and the effect of hiding is explained", async () => {
    await show();
    expect(page.words().replaceAll("\u00a0", " ")).toContain("200 m around 51,0504°, 13,7373°");
    expect(page.words()).toContain("nobody but you sees where a run went");
  });

  it("are added from the start of a run that has one", async () => {
    await show();
    await page.press("Hide a place");
    const runs = document.querySelector<HTMLSelectElement>("select[name=run]");
    expect([...(runs?.options ?? [])].map(({value}) => value)).toEqual(["", "act_2"]);
    await page.turns(() => {
      if (runs) runs.value = "act_2";
      runs?.dispatchEvent(new Event("change", {bubbles: true}));
    });
    await page.type({name: " Work ", radius: "300"});
    await page.send();
    expect(written().map(({body}) => body)).toEqual([
      {name: "Work", latitude: -33.85678, longitude: 151.2153, radius: 300},
    ]);
    expect(items()).toEqual(["Home", "Work"]);
    expect(page.words()).toContain("Work is hidden.");
  });

  it("are not added outside of the world, without a name or too wide, and nothing typed is lost", async () => {
    await show();
    await page.press("Hide a place");
    await page.type({name: "", latitude: "90,1", longitude: "−181", radius: "1001"});
    await page.send();
    for (const words of ["between -90 and 90", "between -180 and 180", "between 100 and 1000"])
      expect(page.words().replaceAll("−", "-").replaceAll(".", "")).toContain(words);
    expect(page.field("latitude").value).toBe("90,1");
    expect(written()).toEqual([]);
  });

  it("stay in the form when the server does not take one", async () => {
    await show();
    await page.press("Hide a place");
    await page.type({name: "Work", latitude: "51", longitude: "13"});
    refused = {status: 422, err: {code: "limit_reached"}};
    await page.send();
    expect(page.isDialogOpen()).toBe(true);
    expect(page.words()).toContain("Remove one to hide another.");
    expect(page.field("name").value).toBe("Work");
  });

  it("are limited to ten, which is stated instead of offering another", async () => {
    places = Array.from({length: 10}, (_, index) => ({...HOME, id: `plc_${index}`}));
    await show();
    expect(page.words()).toContain("You have 10 places, which is the most.");
    expect(page.words()).not.toContain("Hide a place");
  });

  it("are removed after a question", async () => {
    await show();
    await page.press("Remove");
    expect(page.words()).toContain("Others then see again where your runs went there.");
    await page.press("Remove Home");
    expect(written().map(({route}) => route)).toEqual(["DELETE /b/api/v1/users/usr_places/places/plc_1"]);
    expect(page.words()).toContain("No place is hidden.");
    expect(page.focusedWords()).toBe("Hidden places");
  });

  it("can be read again when they could not", async () => {
    refused = {status: 503, err: {code: "unavailable"}};
    await show();
    expect(page.words()).toContain("We cannot reach our server.");
    refused = null;
    await page.press("Try again");
    expect(items()).toEqual(["Home"]);
  });
});

it.each([
  ["51.05", 51.05],
  [" -33,8568 ", -33.8568],
  ["−0,5", -0.5],
  ["+7", 7],
  ["51° 3′", null],
  ["--5", null],
])("reads %j as %d degrees", (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

it("has no start for a run without positions", () => {
  expect(startOf({id: "act_1", polyline: null})).toBeNull();
});
