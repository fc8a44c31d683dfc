// @vitest-environment jsdom

import type {RunExport as ExportFile} from "@gradus/backend/contract/run-export";
import {afterEach, beforeEach, expect, it} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../testing/example-run";
import {RunsClient} from "./runs-client";
import {RUNS_MESSAGES} from "./runs-messages";

const EXPORT = "/b/api/v1/users/usr_runner/activities/export";
const HREFS = {runs: "/de/en/powercenter/activities", upload: "/de/en/powercenter/upload"};
const messages = selectMessages(EXAMPLE_PAGE.market, RUNS_MESSAGES);
const FILE: ExportFile = {
  id: "rex_1",
  format: "fit",
  state: "building",
  total: 200,
  done: 50,
  bytes: null,
  requested: "2026-11-25T10:00:00.000Z",
  ready: null,
  expires: null,
};

let page = createRenderedPage();
let file: ExportFile | null = null;
let refused: {status: number; err: object} | null = null;

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [file, refused] = [null, null];
  page.backend(({route}) => {
    if (route === `GET ${EXPORT}`) return {status: 200, data: {export: file}};
    if (route.startsWith(`POST ${EXPORT}`)) return refused ?? {status: 202, data: FILE};
    if (route.includes("activities")) return {status: 200, data: {items: [exampleRun()], next_cursor: null}};
    if (route.includes("apparel")) return {status: 200, data: {items: []}};
    return {status: 200, data: exampleUser({id: "usr_runner"})};
  });
  signInAs("usr_runner");
});
afterEach(() => page.close());

async function open() {
  await page.show(<RunsClient messages={messages} hrefs={HREFS} />);
  expect(page.calls.map(({route}) => route)).not.toContain(`GET ${EXPORT}`);
  const fold = [...document.querySelectorAll("details")].find(({textContent}) =>
    textContent?.startsWith("All your runs in one file"),
  );
  if (!fold) throw new Error("Nothing folds out");
  fold.open = true;
  await page.turns(() => fold.dispatchEvent(new Event("toggle")));
}

it("requests the file in the chosen format, then shows the progress", async () => {
  await open();
  await page.press("Prepare the file");
  expect(page.calls.at(-1)).toMatchObject({route: `POST ${EXPORT}`, body: {format: "fit"}});
  expect(page.words()).toContain("Preparing your file…");
  expect(page.words()).toContain("50 of 200 runs");
});

it.each([
  [{...FILE, state: "ready", expires: "2026-11-28T10:00:00.000Z"}, "Your file is ready until"],
  [{...FILE, state: "failed"}, "could not be made"],
  [{...FILE, state: "expired", expires: "2026-11-20T10:00:00.000Z"}, "The last file is gone"],
] as const)("%#: shows the state of the last file", async (state, words) => {
  file = state;
  await open();
  expect(page.words()).toContain(words);
  expect(page.words()).toContain("Prepare the file");
  expect(page.words().includes("Download")).toBe(state.state === "ready");
});

it("409: states why no file is made", async () => {
  refused = {status: 409, err: {code: "conflict", message: "x", request_id: "r", retryable: false}};
  await open();
  await page.press("Prepare the file");
  expect(page.words()).toContain("somewhere else");
});
