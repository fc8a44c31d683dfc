// @vitest-environment jsdom

import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {act} from "react";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {POWER_MESSAGES} from "../power/power-messages";
import {exampleCurve} from "../testing/example-curve";
import {PowerDurationClient} from "./power-duration-client";

const messages = selectMessages(EXAMPLE_PAGE.market, POWER_MESSAGES);
const HREFS = {runs: "/de/en/runs", upload: "/de/en/upload", criticalPower: "/de/en/cp"};

/** Ten watts less at every duration, a year ago. */
const YEAR_AGO = (curve: PowerCurve): PowerCurve => ({
  ...curve,
  from: "2025-08-30",
  to: "2025-11-27",
  power: curve.power.map((watts) => watts - 10),
});

let curve: PowerCurve = exampleCurve();
let refused = false;
let page = createRenderedPage();

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  curve = exampleCurve();
  refused = false;
  history.replaceState(null, "", "/");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  page.backend(answer);
  signInAs("usr_1");
});
afterEach(() => {
  vi.useRealTimers();
  return page.close();
});

function answer({route}: Call) {
  if (!route.includes("/pdc")) return {status: 200, data: exampleUser()};
  if (refused) return {status: 500, err: {code: "internal"}};
  const query = new URLSearchParams(route.slice(route.indexOf("?")));
  const isYearAgo = (query.get("to") ?? "") < "2026-06-01";
  return {status: 200, data: isYearAgo ? YEAR_AGO(curve) : curve};
}

const show = () => page.show(<PowerDurationClient messages={messages} hrefs={HREFS} />);
const words = () => page.words().replaceAll("\u00a0", " ");
const slider = () => document.querySelector("[role=slider]");
const sliderText = () => (slider()?.getAttribute("aria-valuetext") ?? "").replaceAll("\u00a0", " ");
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => slider()?.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true, ...init})));
const choose = (name: string, value: string) =>
  page.turns(() => {
    const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!select) throw new Error(`No choice is named ${name}`);
    select.value = value;
    select.dispatchEvent(new Event("change", {bubbles: true}));
  });

describe("the curve", () => {
  it("opens with a numeric comparison to the earlier curve", async () => {
    vi.setSystemTime(new Date("2026-11-26T12:00:00Z"));
    await show();
    expect(words()).toContain("You hold more than a year ago from 30 s to 90 min. 30 s is up 10 W.");
  });

  it("arrow keys, Home and End move along the curve; the readout names the run and the other values there", async () => {
    await show();
    expect(sliderText()).toMatch(/^10 min: 289 W\. Test 3 \+ 10, /);
    expect(sliderText()).toContain("Model 289 W");
    await key("ArrowRight");
    expect(sliderText()).not.toMatch(/^10 min:/);
    await key("Home");
    expect(sliderText()).toMatch(/^5 s: /);
    await key("End");
    expect(sliderText()).toMatch(/^90 min: /);
    await key("ArrowLeft", {shiftKey: true});
    expect(sliderText()).not.toMatch(/^90 min: /);
  });

  it.each([
    ["#d300", /^5 min: /],
    ["#d0", /^10 min: /],
    ["#d5x", /^10 min: /],
    ["#bests", /^10 min: /],
  ])("opens at the duration of the address: %s", async (hash, words) => {
    history.replaceState(null, "", `/${hash}`);
    await show();
    expect(sliderText()).toMatch(words);
  });

  it("keeps the duration in the URL when another option changes", async () => {
    history.replaceState(null, "", "/#d300");
    await show();
    await choose("range", "42");
    expect(location.href).toMatch(/\/\?range=42#d300$/);
  });

  it("links to the seconds of the effort in its run", async () => {
    await show();
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".curve-readout a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/de/en/runs/act_test#effort=900-1500"]);
  });

  it("is there as a table", async () => {
    await show();
    await page.press("View as table");
    const rows = document.querySelectorAll("section[aria-label='The curve as a table'] tbody tr");
    expect(rows.length).toBeGreaterThan(50);
  });

  it("stores the chosen options in the URL and requests the curve with them", async () => {
    await show();
    await choose("range", "42");
    await choose("compare", "none");
    expect(location.search).toBe("?range=42&compare=none");
    await page.tick("detraining");
    expect(location.search).toContain("detraining=0");
    expect(page.calls.at(-1)?.route).toContain("detraining=0");
  });

  it("is read in W/kg", async () => {
    await show();
    await choose("unit", "w-kg");
    expect(sliderText()).toMatch(/^10 min: 4,13 W\/kg/);
  });

  it("shows 'at least' while no effort is surely all-out, and states where the curve is an estimate", async () => {
    const {model} = curve;
    const power = model?.power.map((watts, index) => {
      const seconds = curve.durations[index] ?? 0;
      return watts !== null && seconds >= 60 && seconds <= 180 ? watts * 1.2 : watts;
    });
    if (model && power) curve = {...curve, model: {...model, power, lower_bound: true, w_prime: null}};
    await show();
    expect(words()).toContain("at least 268 W");
    expect(words()).toContain("You have no recent effort between 1 min and 3 min.");
    expect(words()).toContain("Needs a hard effort of a few minutes");
  });
});

describe("without a curve", () => {
  it("states what is needed for a curve and links to the upload", async () => {
    curve = exampleCurve({durations: [], power: [], model: null, breakdown: [], family: null, families: []});
    await show();
    expect(words()).toContain("Three runs are needed before we can show this.");
    expect(page.href("Upload runs")).toBe("/de/en/upload");
  });

  it("shows the error and loads the curve again on retry", async () => {
    refused = true;
    await show();
    expect(document.querySelector("[role=alert]")?.textContent).toContain("Reference ref");
    refused = false;
    await page.press("Try again");
    expect(slider()).not.toBeNull();
  });
});
