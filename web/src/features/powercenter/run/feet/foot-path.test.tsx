// @vitest-environment jsdom

import type {FootData} from "@gradus/backend/contract/foot-data";
import {afterEach, beforeAll, beforeEach, expect, it, vi} from "vitest";
import {createCursor} from "@/charts/series-stack/cursor";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {withMessages} from "@/i18n/with-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {createRunFormat} from "../../format/run-format";
import {exampleDetail} from "../../testing/example-detail";
import {RUN_MESSAGES, type RunTranslator} from "../run-messages";
import {FootPathSection} from "./foot-path-section";
import {choosePath} from "./path-range";

const messages = selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES);
const run = exampleDetail({seconds: 600});
const MEASURES = {n: 80, stride_length: 2.1, clearance: 0.123, swing_width: 0.031};
const side = {
  ...MEASURES,
  mean: Array.from({length: 64}, (_, at): [number, number, number] => [
    0.5 * Math.cos(at / 10.2),
    0,
    0.06 + 0.06 * Math.sin(at / 10.2),
  ]),
  sd: Array.from({length: 64}, (): [number, number, number] => [0.01, 0, 0.01]),
  speed: 3,
  cadence: 170,
};
const whole: FootData = {
  activity_id: run.id,
  from: 0,
  to: 599,
  sides: {left: side, right: {...side, n: 79, clearance: 0.1}},
  views: {side: ["x", "z"], top: ["x", "y"], rear: ["y", "z"]},
  crossover: 0.08,
  minutes: [{second: 0, left: MEASURES, right: null}],
};
const nothing: FootData = {...whole, sides: {left: null, right: null}, crossover: null, minutes: []};

let page: ReturnType<typeof createRenderedPage>;

/** Seen at once, as a page that is scrolled there. */
class Seen {
  readonly hear;
  constructor(listener: (entries: {isIntersecting: boolean}[]) => void) {
    this.hear = listener;
  }
  observe() {
    this.hear([{isIntersecting: true}]);
  }
  disconnect() {}
}

beforeAll(() => import("./foot-paths"));
beforeEach(() => {
  page = createRenderedPage();
  vi.stubGlobal("IntersectionObserver", Seen);
  signInAs("usr_1");
});
afterEach(() => page.close());

const Section = withMessages(SelectedSection);

interface SectionProps {
  readonly t: RunTranslator;
  readonly selection: {from: number; to: number} | null;
}

function SelectedSection({t, selection}: SectionProps) {
  const cursor = createCursor(600);
  return (
    <FootPathSection
      run={run}
      cursor={cursor}
      selection={selection}
      t={t}
      format={createRunFormat(t, "km")}
    />
  );
}

const footDataRoutes = () =>
  page.calls.filter(({route}) => route.includes("footdata")).map(({route}) => route);

it("draws each foot over the whole run, and describes it in text and in a table", async () => {
  page.backend(() => ({status: 200, data: whole}));
  await page.show(<Section messages={messages} selection={null} />);
  expect(document.querySelectorAll("svg.foot-drawing")).toHaveLength(2);
  expect(page.words()).toContain("Over the whole run.");
  expect(page.words()).toContain("Rises 12,3\u00a0cm, covers 2,10\u00a0m a stride");
  expect(page.words()).toContain("In mid-stance the feet are 8,0\u00a0cm apart.");
  const row = document.querySelector("section[aria-label='The path of each foot'] tbody tr");
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual([
    "0:00",
    "12,3\u00a0cm",
    "2,10\u00a0m",
    "3,1\u00a0cm",
    "–",
    "–",
    "–",
  ]);
});

it("draws what is selected, and one foot where one pod was worn", async () => {
  page.backend(({route}) => ({
    status: 200,
    data: route.includes("from=60")
      ? {...whole, from: 60, to: 179, sides: {left: side, right: null}, crossover: -0.02}
      : whole,
  }));
  await page.show(<Section messages={messages} selection={{from: 60, to: 179}} />);
  expect(page.words()).toContain("Over the selection, 1:00 to 2:59.");
  expect(document.querySelectorAll("svg.foot-drawing")).toHaveLength(1);
  expect(page.words()).toContain("the feet cross over by 2,0\u00a0cm");
  expect(footDataRoutes().at(-1)).toContain("footdata?from=60&to=179");
});

it("is nothing of a run without strides, and of one that could not be read", async () => {
  page.backend(() => ({status: 200, data: nothing}));
  await page.show(<Section messages={messages} selection={null} />);
  expect(page.words()).toBe("");
  page.backend(() => ({status: 503, err: {code: "unavailable"}}));
  await page.show(<Section messages={messages} key="again" selection={null} />);
  expect(page.words()).toBe("");
});

it("reports that a part could not be loaded, and loads it on retry", async () => {
  let isDown = true;
  page.backend(({route}) =>
    route.includes("from=") && isDown
      ? {status: 503, err: {code: "unavailable"}}
      : {status: 200, data: {...whole, from: 0, to: 59}},
  );
  await page.show(<Section messages={messages} selection={{from: 0, to: 59}} />);
  expect(page.words()).toContain("This part could not be read.");
  isDown = false;
  await page.press("Try again");
  expect(page.words()).not.toContain("This part could not be read.");
});

it("requests nothing before the section comes near the viewport", async () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class extends Seen {
      override observe() {}
    },
  );
  await page.show(<Section messages={messages} selection={null} />);
  expect(footDataRoutes()).toEqual([]);
});

it("a selection goes before the minute at the cursor, which ends with the run", () => {
  expect(choosePath({from: 5, to: 9}, 70, 600)).toEqual({of: "selection", range: {from: 5, to: 9}});
  expect(choosePath(null, 70, 600)).toEqual({of: "minute", range: {from: 60, to: 119}});
  expect(choosePath(null, 61, 63)).toEqual({of: "minute", range: {from: 60, to: 62}});
  expect(choosePath(null, null, 600)).toEqual({of: "run", range: null});
});
