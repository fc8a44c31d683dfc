// @vitest-environment jsdom

import type {WorkoutComplianceReply} from "@gradus/backend/contract/workout-compliance";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {createRunFormat} from "../../format/run-format";
import {exampleDetail} from "../../testing/example-detail";
import {RUN_MESSAGES} from "../run-messages";
import {type ComplianceStep, judgeStep} from "./judge-step";
import {StepsSection} from "./steps-section";
import {targetBands} from "./target-bands";

const step = (changes: Partial<ComplianceStep> = {}): ComplianceStep => ({
  uuid: "s",
  intensity_class: "work",
  from: 0,
  to: 480,
  planned_seconds: 480,
  target_low: 255,
  target_high: 268,
  average_power: 262,
  in_target: 0.97,
  ...changes,
});

it("the chart marks the target of each step until its last second, and nothing for a step without a target", () => {
  const free = step({from: 480, to: 600, target_low: null, target_high: null});
  const notRun = step({from: 900, to: 900});
  expect(targetBands([step(), free, notRun])).toEqual([{from: 0, to: 479, low: 255, high: 268}]);
});

describe("a step", () => {
  it.each<[string, Partial<ComplianceStep>]>([
    ["hit", {}],
    ["hit", {in_target: 0.8}],
    ["partly", {in_target: 0.79}],
    ["easy", {in_target: 0.1, average_power: 240}],
    ["hard", {in_target: 0.1, average_power: 290}],
    ["free", {in_target: null, target_low: null, target_high: null}],
    ["not_run", {average_power: null, in_target: 0}],
  ])("is %s with %j", (verdict, changes) => {
    expect(judgeStep(step(changes))).toBe(verdict);
  });
});

const REPLY: WorkoutComplianceReply = {
  workout_id: "wrk_1",
  title: "Threshold",
  day: "2026-11-24",
  planned: {
    duration: 3600,
    distance: 10_000,
    stress: 60,
    average_power: 220,
    seconds_in_zones: [0, 0, 0, 0, 0],
    below_seconds: 0,
  },
  done: {duration: 2880, distance: 9000, stress: 50},
  standing: "done",
  base: "duration",
  share: 0.8,
  compliance: {
    score: 87.4,
    work: 0.9,
    duration: 0.8,
    stress: null,
    alignment: "shift",
    critical_power: 268,
    steps: [
      step({intensity_class: "warmup", to: 200, target_low: 174, target_high: 201, average_power: 185}),
      step({from: 200, to: 400}),
      step({
        intensity_class: "rest",
        from: 400,
        to: 500,
        target_low: null,
        target_high: null,
        in_target: null,
      }),
      step({from: 500, to: 900, in_target: 0.2, average_power: 230}),
      step({from: 900, to: 1300, in_target: 0, average_power: null}),
    ],
  },
};

const RUN = exampleDetail({seconds: 800});
const t = clientTranslator(selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES));
let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  signInAs("usr_runner");
});
afterEach(() => page.close());

type Answer = Parameters<typeof page.backend>[0];
const onSelect = vi.fn();

async function show(answer: Answer, isOwn = true) {
  page.backend(answer);
  await page.show(
    <StepsSection
      run={RUN}
      isOwn={isOwn}
      missing={{isComputing: false, href: null}}
      workoutsHref="/workouts"
      length={800}
      selection={null}
      format={createRunFormat(t, "km")}
      t={t}
      onSelect={onSelect}
    />,
  );
}
const rows = () => [...document.querySelectorAll(".steps-table tbody tr")].map((row) => row.textContent);
const PAIRED = {status: 200, data: {workout: REPLY}};
const NOT_PAIRED = {status: 200, data: {workout: null}};

describe("a run paired with its workout", () => {
  it("shows each step with target, watts, share, and a word; what was not run too", async () => {
    await show(() => PAIRED);
    expect(rows()).toEqual([
      expect.stringMatching(/^Warm-up3:20.*174–20118597.%✓ on target$/),
      expect.stringMatching(/^Work 13:20.*255–26826297.%✓ on target$/),
      expect.stringMatching(/^Recover1:40.*none262–· no target$/),
      expect.stringMatching(/^Work 25:00.*255–26823020.%▼ too easy$/),
      expect.stringMatching(/^Work 38:00.*255–268–0.%✕ not run$/),
    ]);
    expect(page.href("Threshold")).toBe("/workouts/wrk_1");
  });

  it("shows its compliance, with the rule and numbers behind it", async () => {
    await show(() => PAIRED);
    const word = document.querySelector(".standing-word");
    expect(word?.textContent).toContain("Done as planned");
    const rule = document.getElementById(word?.getAttribute("aria-describedby") ?? "");
    expect(rule?.textContent).toContain("Time: planned 1:00:00, done 48:00, 80\u00a0%.");
    expect(rule?.textContent).toContain("From 80 to 120\u00a0% it is done as planned");
  });

  it("states when it counts as done as planned by time alone while most of the work was off target", async () => {
    const {compliance} = REPLY;
    const reply = (work: number | null, status: WorkoutComplianceReply["standing"] = "done") => ({
      status: 200,
      data: {workout: {...REPLY, standing: status, compliance: compliance && {...compliance, work}}},
    });
    const note = () => document.body.textContent?.match(/of the work only \S+\s% was on target/)?.[0] ?? null;
    const notes: (string | null)[] = [];
    for (const answer of [reply(0.2), reply(0.5), reply(null), reply(0.2, "less")]) {
      await page.close();
      page = createRenderedPage();
      await show(() => answer);
      notes.push(note());
    }
    expect(notes).toEqual(["of the work only 20\u00a0% was on target", null, null, null]);
  });

  it("selects a step on the charts, as far as the run goes", async () => {
    await show(() => PAIRED);
    await page.press("Work 2");
    expect(onSelect).toHaveBeenLastCalledWith({from: 500, to: 800});
  });

  it("explains why there are no steps", async () => {
    await show(() => ({status: 200, data: {workout: {...REPLY, compliance: null}}}));
    expect(page.words()).toMatch(/cannot be held against their targets/);
  });
});

describe("a run that is paired with nothing", () => {
  const free = (changes: object) => ({
    id: "wrk_2",
    title: "Tempo",
    day: RUN.local_day,
    activity_id: null,
    ...changes,
  });

  it("offers the workouts of its day that are no other run's, and is paired by one press", async () => {
    let isPaired = false;
    await show(({route}) => {
      if (route.startsWith("PUT")) isPaired = true;
      if (route.includes("/calendar")) {
        const workouts = [
          free({}),
          free({id: "b", title: "Other day", day: "2020-01-01"}),
          free({id: "c", title: "Taken", activity_id: "act_9"}),
          {id: "d", kind: "workout", deleted: true, updated_at: 1},
        ];
        return {status: 200, data: {workouts, server_time: 0, latest: 0}};
      }
      if (route.includes("/workout")) return isPaired ? PAIRED : NOT_PAIRED;
      return {status: 200, data: {}};
    });
    expect(page.words()).toContain("Was it this run?");
    expect(page.words()).not.toMatch(/Other day|Taken/);
    await page.press("Pair with Tempo");
    expect(page.calls.find(({route}) => route.startsWith("PUT"))).toMatchObject({
      route: `PUT /b/api/v1/activities/${RUN.id}/pairs/workout`,
      body: {target_id: "wrk_2"},
    });
    expect(rows()).toHaveLength(5);
  });

  it("of another user shows nothing", async () => {
    await show(() => NOT_PAIRED, false);
    expect(page.words()).toBe("");
    expect(page.calls).toHaveLength(1);
  });

  it("shows the reason and keeps the steps when removing a pairing fails", async () => {
    await show(({route}) => {
      if (route.startsWith("DELETE")) return {status: 503, err: {code: "unavailable"}};
      return PAIRED;
    });
    await page.press("Take apart");
    expect(page.words()).toContain("We cannot reach our server.");
    expect(rows()).toHaveLength(5);
  });
});
