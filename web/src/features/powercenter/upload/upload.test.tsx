// @vitest-environment jsdom

import type {UploadResult} from "@gradus/backend/contract/activities";
import {FILE_LIMITS} from "@gradus/training/files/limits";
import {PROBLEMS} from "@gradus/training/files/problems";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {clientTranslator} from "@/client/messages/client-translator";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/lib/messages/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {problemWords} from "./problem-words";
import {UploadClient} from "./upload-client";
import {UPLOAD_MESSAGES} from "./upload-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, UPLOAD_MESSAGES);
let page = createRenderedPage();

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () => page.show(<UploadClient messages={messages} runsHref="/de/en/powercenter/activities" />);
const file = (name: string, bytes = "run") => new File([bytes], name);

function result(changes: Partial<UploadResult>): UploadResult {
  return {
    file: "a.fit",
    outcome: "created",
    upload_id: "upl_1",
    activity_ids: ["act_1"],
    problems: [],
    ...changes,
  };
}
const answers = (given: UploadResult) => page.backend(() => ({status: 200, data: {files: [given]}}));

const PATH = "/de/en/powercenter/activities/act_1";

it.each([
  ["a new run leads to its page", {}, ["Done"], PATH],
  ["one that was there before leads to it", {outcome: "duplicate"}, ["Already there"], PATH],
  [
    "what is refused says why",
    {outcome: "refused", activity_ids: [], problems: [{code: "other_sport", detail: {sport: "cycling"}}]},
    ["Not taken", "This is another sport."],
    null,
  ],
  [
    "what is taken in part says so, once",
    {
      problems: [
        {code: "impossible_values", detail: {series: "power", count: 2}},
        {code: "impossible_values", detail: {series: "speed", count: 9}},
      ],
    },
    ["Done", "Impossible values were left out."],
    PATH,
  ],
] as const)("%s", async (_what, changes, words, href) => {
  answers(result(changes as Partial<UploadResult>));
  await show();
  await page.attach("files", file("a.fit"));
  for (const line of words) expect(page.words().split(line)).toHaveLength(2);
  expect(page.href("Open run")).toBe(href);
  expect(page.words()).toContain("1 of 1 file done");
});

it("one file that goes wrong keeps no other back, and is sent again on its own", async () => {
  page.backend(({body}) =>
    (body as FormData).get("file") instanceof File &&
    ((body as FormData).get("file") as File).name === "b.fit"
      ? {status: 503, err: {code: "unavailable"}}
      : {status: 200, data: {files: [result({})]}},
  );
  await show();
  await page.attach("files", file("b.fit"));
  await page.attach("files", file("a.fit"));
  expect(page.words()).toContain("Not sent");
  expect(page.words()).toContain("2 of 2 files done");
  expect(page.href("Open run")).toBe(PATH);
  answers(result({activity_ids: ["act_2"]}));
  await page.press("Try again");
  expect(page.words()).not.toContain("Not sent");
});

it("an empty file and one that is too large are told so at once, and never sent", async () => {
  await show();
  const large = Object.defineProperty(file("c.fit"), "size", {value: FILE_LIMITS.bytes + 1});
  await page.attach("files", file("e.fit", ""));
  await page.attach("files", large);
  expect(page.words()).toContain("This file is empty.");
  expect(page.words()).toContain("This file is larger than 25 MB.");
  expect(page.calls.filter(({route}) => route.startsWith("POST "))).toEqual([]);
});

it("asks again for a file that is still being read, and shows what became of it", async () => {
  vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
  answers(result({outcome: "reading", activity_ids: []}));
  await show();
  await page.attach("files", file("a.fit"));
  expect(page.words()).toContain("Being read");
  expect(page.words()).toContain("0 of 1 file done");
  const {file: _name, ...state} = result({});
  page.backend(() => ({status: 200, data: state}));
  await page.turns(() => void vi.advanceTimersByTime(3_000));
  vi.useRealTimers();
  expect(page.calls.at(-1)?.route).toBe("GET /b/api/v1/users/usr_runner/uploads/upl_1");
  expect(page.href("Open run")).toBe(PATH);
});

it("stops asking after ten answers that fail, says so, and asks again without sending again", async () => {
  vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
  answers(result({outcome: "reading", activity_ids: []}));
  await show();
  await page.attach("files", file("a.fit"));
  page.backend(() => ({status: 503, err: {code: "unavailable"}}));
  const wait = () => page.turns(() => void vi.advanceTimersByTime(2_000));
  for (let asked = 0; asked < 15; asked++) await wait();
  const asks = () => page.calls.filter(({route}) => route.endsWith("/uploads/upl_1")).length;
  expect(asks()).toBe(10);
  expect(page.words()).toContain("We could not learn what became of it.");
  expect(page.words()).toContain("1 of 1 file done");
  const {file: _name, ...state} = result({});
  page.backend(() => ({status: 200, data: state}));
  await page.press("Try again");
  await wait();
  vi.useRealTimers();
  expect(asks()).toBe(11);
  expect(page.calls.filter(({route}) => route.startsWith("POST "))).toHaveLength(1);
  expect(page.href("Open run")).toBe(PATH);
});

it("has words for everything there is to say about a file, none with a hole", () => {
  const t = clientTranslator(messages);
  for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
    const detail = {limit: 90_000, start: 1_795_498_920, at: 1_795_498_920, count: 3, type: 5, elapsed: 1};
    expect(problemWords({code, detail}, t)).toMatch(/^[^{}]+\.$/);
  }
});
