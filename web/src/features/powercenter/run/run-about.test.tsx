// @vitest-environment jsdom

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Share} from "@gradus/backend/contract/sharing";
import {afterEach, beforeAll, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {createRunFormat} from "../format/run-format";
import {exampleDetail} from "../testing/example-detail";
import {RunAbout} from "./run-about";
import {RunAudience} from "./run-audience";
import {RUN_MESSAGES} from "./run-messages";
import {toSeries} from "./run-series";

const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES));
const POD = {name: "Gradus Pod", manufacturer: null, product: null, serial: null};

let shares: readonly Partial<Share>[] = [];
let links: readonly object[] = [];
let places: readonly object[] = [];
let hasFailed = false;
let page = createRenderedPage();

beforeAll(() => import("./share/run-links"));
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [shares, links, places, hasFailed] = [[], [], [], false];
  page.backend(({route}: Call) => {
    if (hasFailed && route.endsWith("/places")) return {status: 503, err: {code: "unavailable"}};
    if (route.endsWith("/links")) return {status: 200, data: {items: links}};
    return {status: 200, data: {items: route.endsWith("/shares") ? shares : places}};
  });
  signInAs("usr_runner");
});
afterEach(() => page.close());

const format = (temperature_unit: "c" | "f" = "c") =>
  createRunFormat(t, {distance_unit: "km", temperature_unit});
const words = () => page.words().replaceAll(/[\u00a0\u202f]/g, " ");

function showAbout(changes: Partial<ActivityDetail>, {isOwn = true, unit = "c" as "c" | "f"} = {}) {
  const run = exampleDetail({seconds: 60, changes});
  return page.show(<RunAbout run={run} isOwn={isOwn} t={t} format={format(unit)} accountHref="/account" />);
}

function showAudience() {
  const run = exampleDetail({seconds: 60});
  return page.show(<RunAudience run={run} t={t} series={toSeries(run)} accountHref="/account" />);
}

it.each([
  ["all of it", {device_info: POD, temperature: 11.6, humidity: 64}, "Gradus Pod · 12 °C, 64 % humidity"],
  ["no weather", {device_info: POD}, "Gradus Pod"],
  ["its distance", {device_info: POD, distance_source: "speed" as const}, "Gradus Pod · Distance from speed"],
  ["no device", {temperature: -3.2}, "-3 °C"],
  ["nothing but its runner's word", {source: "hand"}, "Entered by hand"],
  ["a device without a name", {device_info: {...POD, name: null, product: 3}, humidity: 0}, "0 % humidity"],
])("shows the known circumstances of a run: %s", async (_what, changes, expectedWords) => {
  await showAbout(changes);
  expect(words()).toBe(expectedWords);
});

it("shows nothing when the circumstances are unknown", async () => {
  await showAbout({});
  expect(document.querySelector(".run-about")).toBeNull();
});

it("shows degrees in the viewer's unit, and links only the owner to their devices", async () => {
  await showAbout({device_info: POD, temperature: 10}, {isOwn: false, unit: "f"});
  expect(words()).toBe("Gradus Pod · 50 °F");
  expect(document.querySelector("a")).toBeNull();
});

it("states that no other user sees the run, and links to where that can be changed", async () => {
  // No share lets another user see runs: one not accepted, one of totals only, one received from another athlete.
  shares = [
    {direction: "given", status: "pending", level: "coach"},
    {direction: "given", status: "accepted", level: "summary"},
    {direction: "received", status: "accepted", level: "coach"},
  ];
  await showAudience();
  expect(words()).toBe("Only you see this run");
  expect(page.href("Only you see this run")).toBe("/account/shares");
});

it("counts who sees it, by shares and by links, and the places that hide part of it", async () => {
  shares = [
    {direction: "given", status: "accepted", level: "activities"},
    {direction: "given", status: "accepted", level: "coach"},
  ];
  links = [{id: "lnk_1", metrics: [], hides_ends: true, created: "2026-11-24T08:00:00.000Z", expires: null}];
  const home = {id: "plc_1", name: "Home", latitude: 48.1, longitude: 11.5, radius: 200};
  // The second is a degree away.
  places = [home, {...home, id: "plc_2", latitude: 49.1}];
  await showAudience();
  expect(words()).toBe(
    "2 people you share with see it · 1 link opens it · 1 hidden place covers part of the route",
  );
  expect(page.href("1 hidden place covers part of the route")).toBe("/account/privacy");
  await page.press("1 link opens it");
  expect(document.querySelector("dialog")?.textContent).toContain("Share this run");
  expect(document.querySelector("dialog")?.textContent).toContain("until revoked");
});

it("claims nothing while one of the three could not be read", async () => {
  hasFailed = true;
  await showAudience();
  expect(words()).toBe("");
});
