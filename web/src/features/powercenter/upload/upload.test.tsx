// @vitest-environment jsdom

import type {UploadResult} from "@gradus/backend/contract/uploads";
import {FILE_LIMITS} from "@gradus/training/files/limits";
import {PROBLEMS} from "@gradus/training/files/problems";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
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
const answers = (uploadResult: UploadResult) =>
  page.backend(() => ({status: 200, data: {files: [uploadResult]}}));

const PATH = "/de/en/powercenter/activities/act_1";

it.each([
  ["a new run leads to its page", {}, ["Done"], PATH],
  ["one that was there before leads to it", {outcome: "duplicate"}, ["Already there"], PATH],
  [
    "what is refused says why",
    {outcome: "refused", activity_ids: [], problems: [{code: "other_sport", detail: {sport: "cycling"}}]},
    ["Not taken", "The file names another sport."],
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

it("what names another sport is taken on its runner's word", async () => {
  const refused = result({
    outcome: "refused",
    activity_ids: [],
    problems: [{code: "other_sport", detail: {sport: "cycling"}}],
  });
  page.backend(({route}) =>
    route.startsWith("PUT ") ? {status: 200, data: result({})} : {status: 200, data: {files: [refused]}},
  );
  await show();
  await page.attach("files", file("a.fit"));
  await page.press("It is a run");
  expect(page.calls.at(-1)?.route).toBe("PUT /b/api/v1/users/usr_runner/uploads/upl_1/run");
  expect(page.words()).not.toContain("another sport");
  expect(page.href("Open run")).toBe(PATH);
});

it("a run without a recording is entered by hand, and a rejected value is reported under its field", async () => {
  const future = {status: 400, err: {code: "invalid", field_errors: {started: "out_of_range"}}};
  let answer: {status: number; data?: object; err?: object} = future;
  page.backend(({route}) =>
    route.startsWith("POST ") ? answer : {status: 200, data: exampleUser({id: "usr_runner"})},
  );
  await show();
  await page.press("Enter a run by hand");
  await page.turns(() => {
    page.field("time").value = "07:30";
    page.field("distance").value = "10";
    page.field("duration").value = "45:30";
    page.field("rpe").value = "6";
  });
  await page.send();
  expect(page.words()).toContain("This run has not ended yet.");
  answer = {status: 200, data: result({})};
  await page.turns(() => {
    page.field("day").value = "2026-03-01";
  });
  await page.send();
  expect(page.calls.at(-1)).toMatchObject({
    route: "POST /b/api/v1/users/usr_runner/activities/by-hand",
    body: {started: "2026-03-01T07:30", distance: 10_000, duration: 2730, rpe: 6},
  });
  expect(page.words()).toContain("Your run was entered.");
  expect(page.href("Open run")).toBe(PATH);
});

type UploadCall = Parameters<Parameters<typeof page.backend>[0]>[0];
const namesIn = ({body}: UploadCall) =>
  body instanceof FormData ? body.getAll("file").map((sent) => (sent instanceof File ? sent.name : "")) : [];
/** Waits until no response triggers another form submission. */
async function settle() {
  for (let sent = -1; sent !== forms().length; await page.turns(() => {})) sent = forms().length;
}
const forms = () => page.calls.filter(({route}) => route.startsWith("POST ")).map(namesIn);
const makeFiles = (count: number) => Array.from({length: count}, (_, at) => file(`${at + 1}.fit`));
const takeAll = (sent: UploadCall) => ({
  status: 200,
  data: {files: namesIn(sent).map((name) => result({file: name}))},
});
const sized = (name: string, size: number) => Object.defineProperty(file(name), "size", {value: size});
const MB = 1024 * 1024;

it("sends 20 files per form, two forms at once, and shows the outcome of each file", async () => {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.backend(async (sent) => {
    await open;
    const files = namesIn(sent).map((name) =>
      name === "7.fit" ? result({file: name, outcome: "duplicate"}) : result({file: name}),
    );
    return {status: 200, data: {files}};
  });
  await show();
  await page.attach("files", ...makeFiles(45));
  expect(forms().map(({length}) => length)).toEqual([20, 20]);
  expect(page.words().split("Waiting")).toHaveLength(6);
  await page.turns(letGo);
  expect(forms().map(({length}) => length)).toEqual([20, 20, 5]);
  expect(forms().flat()).toEqual(makeFiles(45).map(({name}) => name));
  expect(page.words().split("Already there")).toHaveLength(2);
  expect(page.words()).toContain("45 of 45 files done");
});

it("puts no more into a form than eight megabytes, and what is larger into one of its own", async () => {
  page.backend(takeAll);
  await show();
  await page.attach(
    "files",
    sized("a.fit", 5 * MB),
    sized("b.fit", 3 * MB),
    sized("c.fit", 1),
    sized("d.fit", 20 * MB),
    sized("e.fit", 1),
  );
  expect(forms()).toEqual([["a.fit", "b.fit"], ["c.fit"], ["d.fit"], ["e.fit"]]);
});

it("a form that one file stopped is sent again file by file, and only that one is left", async () => {
  page.backend((sent) =>
    namesIn(sent).includes("2.fit") ? {status: 500, err: {code: "internal"}} : takeAll(sent),
  );
  await show();
  await page.attach("files", ...makeFiles(4));
  await settle();
  expect(forms()).toEqual([["1.fit", "2.fit", "3.fit", "4.fit"], ["1.fit"], ["2.fit"], ["3.fit"], ["4.fit"]]);
  expect(page.words().split("Not sent")).toHaveLength(2);
  expect(page.words()).toContain("4 of 4 files done");
  page.backend(takeAll);
  await page.press("Try again");
  expect(forms().at(-1)).toEqual(["2.fit"]);
  expect(page.words()).not.toContain("Not sent");
});

it("without a server nothing is sent twice by itself; one button sends all of it again", async () => {
  page.backend(() => ({status: 503, err: {code: "unavailable"}}));
  await show();
  await page.attach("files", ...makeFiles(3));
  expect(forms()).toHaveLength(1);
  expect(page.words().split("Not sent")).toHaveLength(4);
  page.backend(takeAll);
  await page.press("Send the 3 files again");
  expect(forms()).toEqual([makeFiles(3), makeFiles(3)].map((sent) => sent.map(({name}) => name)));
  expect(page.words()).toContain("3 of 3 files done");
  expect(page.words()).not.toContain("Not sent");
});

it("413: a form that is too large is sent again file by file, and a file that is too large is reported", async () => {
  page.backend((sent) => (namesIn(sent).includes("1.fit") ? {status: 413} : takeAll(sent)));
  await show();
  await page.attach("files", ...makeFiles(2));
  await settle();
  expect(forms()).toEqual([["1.fit", "2.fit"], ["1.fit"], ["2.fit"]]);
  expect(page.words().split("This file is too large.")).toHaveLength(2);
  expect(page.words().split("Done")).toHaveLength(2);
});

it("429: shows when sending resumes, sends nothing until then, and then sends everything automatically", async () => {
  vi.useFakeTimers({toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.parse("2026-11-26T12:00:00")});
  page.backend(() => ({status: 429, err: {code: "rate_limited", params: {retry_after: 90}}}));
  await show();
  await page.attach("files", ...makeFiles(3));
  expect(page.words()).toContain("Sending goes on by itself at 12:01:30.");
  expect(page.words().split("Waiting")).toHaveLength(4);
  page.backend(takeAll);
  await page.turns(() => void vi.advanceTimersByTime(89_000));
  expect(forms()).toHaveLength(1);
  await page.turns(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(forms()).toHaveLength(2);
  expect(page.words()).toContain("3 of 3 files done");
  expect(page.words()).not.toContain("goes on by itself");
});

it("a file that cannot be opened, such as a folder, is left out of its form and reported", async () => {
  page.backend(takeAll);
  const missingFile = file("gone.fit");
  missingFile.slice = () =>
    Object.assign(new Blob(), {arrayBuffer: () => Promise.reject(new Error("NotFoundError"))});
  await show();
  await page.attach("files", file("a.fit"), missingFile, file("b.fit"));
  expect(forms()).toEqual([["a.fit", "b.fit"]]);
  expect(page.words()).toContain("The browser cannot open this file.");
  expect(page.words().split("Done")).toHaveLength(3);
});

it("stopped: what is on its way arrives, nothing more is sent, and it can go on", async () => {
  let answer: (reply: {status: number; err: object}) => void = () => {};
  page.backend(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await show();
  await page.attach("files", ...makeFiles(20));
  await page.attach("files", sized("21.fit", 20 * MB), file("22.fit"));
  await page.press("Stop sending");
  expect(page.words().split("Stopped")).toHaveLength(2);
  // A form that the server sends back waits no more than the others.
  await page.turns(() => answer({status: 429, err: {code: "rate_limited", params: {retry_after: 1}}}));
  expect(page.words().split("Stopped")).toHaveLength(3);
  expect(forms()).toHaveLength(2);
});

it("leaving the page, also by links of the site, asks for confirmation only until all files have arrived", async () => {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  page.backend(async (sent) => {
    await open;
    return takeAll(sent);
  });
  await show();
  await page.attach("files", file("a.fit"));
  const isAsked = () => !dispatchEvent(new Event("beforeunload", {cancelable: true}));
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "#runs";
  let clicks = 0;
  link.addEventListener("click", () => {
    clicks += 1;
  });
  link.click();
  expect([isAsked(), clicks]).toEqual([true, 0]);
  await page.turns(letGo);
  link.click();
  expect([isAsked(), clicks]).toEqual([false, 1]);
  link.remove();
});

it("polls files that are still being read ten at a time, each in turn", async () => {
  vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
  page.backend((sent) => ({
    status: 200,
    data: {
      files: namesIn(sent).map((name) =>
        result({file: name, outcome: "reading", upload_id: `upl_${name}`, activity_ids: []}),
      ),
    },
  }));
  await show();
  await page.attach("files", ...makeFiles(15));
  page.backend(() => ({status: 429, err: {code: "rate_limited"}}));
  const pollRoutes = () =>
    page.calls
      .filter(({route}) => route.startsWith("GET ") && route.includes("/uploads/"))
      .map(({route}) => route);
  await page.turns(() => void vi.advanceTimersByTime(2_000));
  expect(pollRoutes()).toHaveLength(10);
  await page.turns(() => void vi.advanceTimersByTime(2_000));
  expect(new Set(pollRoutes()).size).toBe(15);
  for (let round = 0; round < 30; round++) await page.turns(() => void vi.advanceTimersByTime(2_000));
  vi.useRealTimers();
  // Rate-limited, it still waits for them.
  expect(page.words().split("Being read")).toHaveLength(16);
});

it("an empty file and a file that is too large are reported at once and never sent", async () => {
  await show();
  const large = Object.defineProperty(file("c.fit"), "size", {value: FILE_LIMITS.bytes + 1});
  await page.attach("files", file("e.fit", ""));
  await page.attach("files", large);
  expect(page.words()).toContain("This file is empty.");
  expect(page.words()).toContain("This file is larger than 25 MB.");
  expect(page.calls.filter(({route}) => route.startsWith("POST "))).toEqual([]);
});

it("polls a file that is still being read, and shows its outcome", async () => {
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

it("stops polling after ten failed responses, reports this, and polls again on retry without uploading again", async () => {
  vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
  answers(result({outcome: "reading", activity_ids: []}));
  await show();
  await page.attach("files", file("a.fit"));
  page.backend(() => ({status: 503, err: {code: "unavailable"}}));
  const wait = () => page.turns(() => void vi.advanceTimersByTime(2_000));
  for (let round = 0; round < 15; round++) await wait();
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

it("has a text for every problem of a file, with no placeholder left unfilled", () => {
  const t = clientTranslator(messages);
  for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
    const detail = {limit: 90_000, start: 1_795_498_920, at: 1_795_498_920, count: 3, type: 5, elapsed: 1};
    expect(problemWords({code, detail}, t)).toMatch(/^[^{}]+\.$/);
  }
});

it("each recording in a zip has its own line, next to files that were sent before and after it", async () => {
  const inZip = (name: string, number: number, changes: Partial<UploadResult> = {}) =>
    result({file: "week.zip", entry: {name, number}, ...changes});
  const problems = [{code: "packed", detail: {}}] as const;
  page.backend(() => ({
    status: 200,
    data: {
      files: [
        result({file: "a.fit"}),
        inZip("mon.fit", 1),
        inZip("tue/run.gpx", 2, {outcome: "duplicate"}),
        inZip("old.zip", 3, {outcome: "refused", upload_id: null, activity_ids: [], problems: [...problems]}),
        inZip("mon.fit", 1),
        inZip("wed.fit", 2, {outcome: "refused", upload_id: null, activity_ids: []}),
        result({file: "b.fit", outcome: "duplicate"}),
      ],
    },
  }));
  await show();
  await page.attach("files", file("a.fit"), file("week.zip"), file("week.zip"), file("b.fit"));
  const lines = [...document.querySelectorAll(".upload-lane")].map((line) => [
    line.querySelector("p")?.textContent,
    line.getAttribute("data-state"),
  ]);
  expect(lines).toEqual([
    ["a.fit", "created"],
    ["week.zip: mon.fit", "created"],
    ["week.zip: tue/run.gpx", "duplicate"],
    ["week.zip: old.zip", "refused"],
    ["week.zip: mon.fit", "created"],
    ["week.zip: wed.fit", "refused"],
    ["b.fit", "duplicate"],
  ]);
  expect(page.words()).toContain("7 of 7 files done");
});

it("a recording in a zip that is still being read is polled separately", async () => {
  vi.useFakeTimers({toFake: ["setInterval", "clearInterval"]});
  const inZip = (number: number, changes: Partial<UploadResult>) =>
    result({file: "week.zip", entry: {name: `${number}.fit`, number}, ...changes});
  page.backend(() => ({
    status: 202,
    data: {files: [inZip(1, {}), inZip(2, {outcome: "reading", upload_id: "upl_2", activity_ids: []})]},
  }));
  await show();
  await page.attach("files", file("week.zip"));
  expect(page.words()).toContain("1 of 2 files done");
  const {file: _name, ...state} = result({upload_id: "upl_2"});
  page.backend(() => ({status: 200, data: state}));
  await page.turns(() => void vi.advanceTimersByTime(3_000));
  vi.useRealTimers();
  expect(page.calls.at(-1)?.route).toBe("GET /b/api/v1/users/usr_runner/uploads/upl_2");
  expect(page.words()).toContain("2 of 2 files done");
  expect(page.words().split("week.zip: 2.fit")).toHaveLength(2);
});
