// @vitest-environment jsdom

import {COURSE_BYTES_MAX} from "@gradus/training/courses/read-course";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {createTestTranslator} from "@/testing/create-test-translator";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
// Loaded ahead, so that what the page fetches later is there within a few turns.
import "./course-file";
import "./plan-answer";
import "./planner";
import {encodeHeights} from "./course-code";
import {RacePlanner} from "./race-planner";
import {BYTES_MAX} from "./use-course-file";

const CONFLICT =
  "You may not include both a target time and target power in the prediction request. Choose one.";
const MARATHON = "#plan?cp=280&kg=70&m=42195_flat&pacing=even&training=15_0.5_0_0&on=15_0.5_0_0";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  history.replaceState(null, "", "/int/en/race-planner");
  page = createRenderedPage();
});
afterEach(() => page.close());

const show = (market: typeof EXAMPLE_PAGE.market = {region: "int", locale: "en"}) =>
  page.show(
    <RacePlanner context={{...EXAMPLE_PAGE, market, t: createTestTranslator(market.locale)}}>
      <p>An example</p>
    </RacePlanner>,
  );
const file = (content: BlobPart, name = "course.gpx") => new File([content], name);
const METRES = Array.from({length: 501}, (_, index) => index * 10);
const gpx = (ele: (metres: number) => string) =>
  `<gpx>${METRES.map((m) => `<trkpt lat="${48 + m / 111_195}" lon="9">${ele(m)}</trkpt>`).join("")}</gpx>`;
const hill = gpx((m) => `<ele>${100 + 40 * Math.sin((m / 5000) * Math.PI)}</ele>`);
const select = (name: string, value: string) =>
  page.turns(() => {
    const element = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (!element) throw new Error(`No list is named ${name}`);
    element.value = value;
    element.dispatchEvent(new Event("change", {bubbles: true}));
  });

async function fillPower() {
  await page.choose("basis", "power");
  await page.type({power: "280", weight: "70"});
  await select("course", "42195");
}

describe("a plan", () => {
  it("is an example until requested, then shows watts and time with ranges, splits and a link", async () => {
    await show();
    expect(page.words()).toContain("An example");
    await fillPower();
    await page.send();
    expect(page.words()).toContain("Hold 253 W. Expect 3:15:45, between 3:11:56 and 3:19:45.");
    expect(page.words()).not.toContain("An example");
    expect(page.focusedWords()).toBe("Your plan");
    expect(location.hash).toBe(MARATHON);
    // 42 kilometres and the rest, under one line of names.
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(44);
    expect(page.calls).toEqual([]);
  });

  it("of a link is the same, in miles where runners count them", async () => {
    history.replaceState(null, "", MARATHON);
    await show({region: "us", locale: "en"});
    expect(page.words()).toContain("Hold 253 W. Expect 3:15:45");
    expect(page.field("weight").value).toBe("154.3");
    expect(page.words()).toContain("min/mi");
    expect(page.words().replaceAll("\u00a0", " ")).toContain("(26.22 mi)");
    expect(page.words()).toContain("The formula counts in SI units; yours stand beside them.");
    const ends = [...document.querySelectorAll(".race-plan .race-rows tbody th")].map(
      (cell) => cell.textContent,
    );
    expect(ends.slice(5, 8)).toEqual(["6", "7", "8"]);
    expect(ends.at(-1)).toBe("26.2");
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(28);
  });

  it("that a link does not contain is reported, and the form is ready for a new one", async () => {
    history.replaceState(null, "", "#plan?cp=280");
    await show();
    expect(page.words()).toContain("We could not read a plan in this link.");
    expect(page.words()).toContain("An example");
  });

  it("for a goal that is too fast states by how much", async () => {
    await show();
    await fillPower();
    await page.choose("goal", "power");
    await page.type({target_power: "300"});
    await page.send();
    expect(document.querySelector("[role=status]")?.textContent).toMatch(
      /^2:4\d:\d\d takes 300.W\. That is \d+ W above what you can hold for 2:4\d:\d\d\.$/,
    );
    expect(page.words()).not.toContain("Hold 300 W");
    // Neither the target nor a band, on screen or on paper, asks the runner to hold it.
    expect(document.querySelectorAll(".race-target, .drawn-band, .wrist-band")).toHaveLength(0);
    expect(page.words()).not.toContain("Print wrist band");
    await page.type({target_power: "250"});
    await page.send();
    expect(document.querySelectorAll(".race-target, .drawn-band, .wrist-band")).toHaveLength(3);
    expect(page.words()).toContain("Print wrist band");
  });
});

describe("what a plan does not carry into an account is stated next to the link:", () => {
  const WEIGHT = "Your weight stays here";
  const opened = async (course: string) => {
    history.replaceState(null, "", MARATHON.replace("m=42195_flat", course));
    await show();
    return page.words();
  };

  it("the weight of any, and no course where it is level", async () => {
    const words = await opened("m=42195_flat");
    expect(words).toContain(WEIGHT);
    expect(words).not.toMatch(/The (example hills|course of this link) stays? here/);
  });

  it.each([
    ["m=42195_hilly", "The example hills stay here"],
    [`course=${encodeHeights({distance: 5000, heights: [0, 10, 0]})}`, "The course of this link stays here"],
  ])("of %s", async (course, message) => {
    expect(await opened(course)).toContain(message);
    expect(page.words()).toContain(WEIGHT);
  });

  it("a chosen file comes along", async () => {
    await show();
    await fillPower();
    await select("course", "file");
    await page.attach("course_file", file(hill));
    await page.send();
    expect(page.words()).toContain(WEIGHT);
    expect(page.words()).not.toContain("The course of this link");
  });
});

describe("units", () => {
  it("are those of the market until the visitor changes them, which converts the entered values and the result", async () => {
    await show();
    await fillPower();
    await page.type({race_temperature: "28", training_humidity: "40", race_elevation: "high"});
    await select("units", "mi_F");
    expect(page.field("weight").value).toBe("154.3");
    expect([page.field("race_temperature").value, page.field("training_temperature").value]).toEqual([
      "82",
      "59",
    ]);
    expect([page.field("training_humidity").value, page.field("race_elevation").value]).toEqual([
      "40",
      "high",
    ]);
    await page.type({race_elevation: "0", race_temperature: "59", training_humidity: "50"});
    await page.send();
    expect(page.words()).toContain("Hold 253 W. Expect 3:15:4");
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(28);
    expect(location.hash).toMatch(/&units=mi_F$/);
    // The answer that is there follows.
    await select("units", "km_C");
    expect(page.field("weight").value).toBe("70");
    expect(page.field("race_temperature").value).toBe("15");
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(44);
    expect(location.hash).toMatch(/&units=km_C$/);
  });

  it("to and fro change neither what was typed nor the answer", async () => {
    await show();
    await fillPower();
    await page.type({weight: "61.3", race_temperature: "17", race_headwind: "4", race_elevation: "101"});
    await page.send();
    const plan = () => [
      location.hash.replace(/&units=.*$/, ""),
      document.querySelector("[role=status]")?.textContent,
    ];
    const before = plan();
    for (const units of ["mi_F", "mi_C", "km_C"]) {
      await select("units", units);
      expect(plan()[0]).toBe(before[0]);
    }
    expect(plan()).toEqual(before);
    expect(
      ["weight", "race_temperature", "race_headwind", "race_elevation"].map((name) => page.field(name).value),
    ).toEqual(["61.3", "17", "4", "101"]);
  });

  it("of a link come with it, also where its reader counts otherwise, and unknown ones do not", async () => {
    history.replaceState(null, "", `${MARATHON}&units=mi_F`);
    await show();
    expect(page.field("weight").value).toBe("154.3");
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(28);
    await page.close();
    page = createRenderedPage();
    history.replaceState(null, "", `${MARATHON}&units=furlong`);
    await show();
    expect(page.field("weight").value).toBe("70");
    expect(document.querySelectorAll(".race-plan .race-rows tr")).toHaveLength(44);
  });
});

it("shows how a time was interpreted, which its colon leaves open", async () => {
  await show();
  await page.type({race_time: "1:00"});
  expect(page.words()).toContain("Understood as 1\u00a0h 00\u00a0min.");
  await page.type({race_time: "45:30"});
  expect(page.words()).toContain("Understood as 45\u00a0min 30\u00a0s.");
  expect(page.words()).not.toContain("1\u00a0h");
  await page.type({race_time: "fast"});
  expect(page.words()).not.toContain("Understood");
  await page.choose("goal", "time");
  await page.type({target_time: "3:30"});
  expect(page.words()).toContain("Understood as 3\u00a0h 30\u00a0min.");
});

describe("what cannot be planned is reported at its field:", () => {
  it("nothing at all", async () => {
    await show();
    await page.send();
    expect(page.words()).toContain("There are 2 problems to fix");
    expect(page.focused()).toBe("race_time");
    expect(page.words()).toContain("An example");
  });

  it("two goals of a link, in the specified words", async () => {
    history.replaceState(null, "", `${MARATHON}&w=250&s=11400`);
    await show();
    expect(page.words()).toContain(CONFLICT);
    expect(page.words()).toContain("An example");
  });

  it("no goal but the chosen one counts, and what was typed for the other stays", async () => {
    await show();
    await fillPower();
    await page.choose("goal", "power");
    await page.type({target_power: "250"});
    await page.choose("goal", "time");
    await page.send();
    expect(page.focused()).toBe("target_time");
    await page.choose("goal", "power");
    await page.send();
    expect(page.words()).toContain("Hold 250 W.");
    expect(location.hash).toMatch(/&w=250$/);
  });

  it("five kilometres in a day", async () => {
    await show();
    await select("race_distance", "5000");
    await page.type({race_time: "24:00:00", weight: "70"});
    await page.send();
    expect(page.words()).toContain("No runner we can compute with runs 5.0\u00a0km in 24:00:00.");
    expect(page.focused()).toBe("race_time");
  });

  it("a marathon in ten minutes, with what can be", async () => {
    await show();
    await fillPower();
    await page.choose("goal", "time");
    await page.type({target_time: "0:10:00"});
    await page.send();
    expect(page.words()).toMatch(/we can plan times between 1:\d\d:\d\d and \S+\. You can expect 3:15:45\./);
  });

  it("an incomplete form keeps the earlier result, which is marked as such", async () => {
    await show();
    await fillPower();
    await page.send();
    const EARLIER = "This is the answer to what you had entered before.";
    // It follows a moment after the last key.
    const follows = (check: () => void) =>
      vi.waitFor(async () => {
        await page.turns(() => {});
        check();
      });
    await page.type({weight: ""});
    await follows(() => expect(page.words()).toContain(EARLIER));
    await page.type({weight: "72"});
    await follows(() => expect(page.words()).not.toContain(EARLIER));
  });

  it("no earlier result is shown next to the error", async () => {
    await show();
    await fillPower();
    await page.send();
    expect(page.words()).toContain("Hold 253 W.");
    await page.choose("goal", "time");
    await page.type({target_time: "0:10:00"});
    await page.send();
    expect(page.words()).toMatch(/we can plan times between/);
    expect(page.words()).not.toContain("Hold 253 W.");
    expect(document.querySelector(".race-plan")).toBeNull();
    await page.type({target_time: "3:30:00"});
    await page.send();
    expect(page.words()).toContain("Expect 3:30:00");
  });

  it("a mistake in what is folded away, which opens", async () => {
    await show();
    await fillPower();
    await page.type({race_temperature: "hot"});
    await page.send();
    expect(page.words()).toContain("Enter a number.");
    expect(document.querySelector("details")?.open).toBe(true);
    expect(page.focused()).toBe("race_temperature");
  });
});

it("a file is turned away by its size where its reader would do so", () => {
  expect(BYTES_MAX).toBe(COURSE_BYTES_MAX);
});

describe("a course file", () => {
  const choose = async (chosen: File) => {
    await show();
    await fillPower();
    await select("course", "file");
    await page.attach("course_file", chosen);
  };

  it("is read where it is, and travels in the link without its places", async () => {
    await choose(file(hill));
    expect(page.words()).toMatch(/Course read: 5\.0.km, (39|40).m between/);
    await page.send();
    expect(page.words()).toMatch(/Over 5\.0.km with \d\d.m up and \d\d.m down you hold \d+.W/);
    expect(location.hash).toMatch(/&course=5000\.[\w-]{50,100}&/);
    const {hash} = location;
    const answer = document.querySelector(".race-plan")?.textContent;
    await page.close();
    page = createRenderedPage();
    history.replaceState(null, "", hash);
    await show();
    const opened = document.querySelector(".race-plan")?.textContent;
    expect(opened?.replace(/The course of this link stays here.+ its file\. /, "")).toBe(answer);
    expect(page.calls).toEqual([]);
  });

  it("that is still being read is waited for, and not missed", async () => {
    const slow = file(hill);
    const {promise, resolve} = Promise.withResolvers<ArrayBuffer>();
    Object.defineProperty(slow, "arrayBuffer", {value: () => promise});
    await choose(slow);
    await page.send();
    expect(page.words()).not.toContain("Choose a course file.");
    await page.turns(() => resolve(new TextEncoder().encode(hill).buffer));
    expect(page.words()).toMatch(/Over 5\.0.km with \d\d.m up and \d\d.m down you hold \d+.W/);
  });

  it("without heights is treated as flat, and states this at its field", async () => {
    await choose(file(gpx(() => "")));
    expect(page.words()).toContain("No elevation in this file. We assume a flat course.");
    await page.send();
    expect(page.words()).toContain("at an even");
  });

  it.each([
    ["of no bytes", file(""), "This file is empty."],
    [
      "that is a photo",
      file(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "me.jpg"),
      "This is no GPX, TCX or FIT file.",
    ],
    ["of 30 MB", file(new Uint8Array(30 * 1024 * 1024)), "This file is larger than 10 MB."],
    ["without positions", file("<gpx><trk/></gpx>"), "There are no positions in this file."],
    ["that breaks off", file(hill.slice(0, -9)), "This file is damaged or ends early."],
  ])("%s is refused in a sentence, and no plan is made of it", async (_what, chosen, words) => {
    await choose(chosen);
    expect(page.words()).toContain(words);
    await page.send();
    // The error summary states the reason too, and does not claim that no file was chosen.
    expect(page.words()).not.toContain("Choose a course file.");
    expect(page.words()).toContain("An example");
  });
});

it.each(["de", "fr", "es"] as const)(
  "is translated into %s, and formats numbers accordingly",
  async (locale) => {
    history.replaceState(null, "", MARATHON.replace("kg=70", "kg=70.5"));
    await show({region: locale, locale});
    expect(page.field("weight").value).toBe("70,5");
    expect(page.words()).toContain("42,2\u00a0km");
    expect(page.words()).not.toMatch(/planner\.|explain\.|race\./);
  },
);
