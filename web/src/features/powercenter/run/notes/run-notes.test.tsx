// @vitest-environment jsdom

import type {Note} from "@gradus/backend/contract/notes";
import {act} from "react";
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {exampleDetail} from "../../testing/example-detail";
import {preloadRunParts} from "../../testing/preload-run-parts";
import {RunClient} from "../run-client";
import {RUN_MESSAGES} from "../run-messages";

const messages = selectMessages(EXAMPLE_PAGE.market, RUN_MESSAGES);
const RUN = "/b/api/v1/activities/act_1";
const NOTES = `${RUN}/notes`;
const SPOKEN = {kind: "audio", media_type: "audio/webm", size: 9000} as const;

let serverRun = exampleDetail({seconds: 1200});
let notes: readonly Note[] = [];
let refused: {status: number; err: object} | null = null;
let page = createRenderedPage();

// Imports the lazily loaded parts in advance, so that they are present when a test opens them.
beforeAll(() => Promise.all([preloadRunParts(), import("./draft-dialog")]));
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  serverRun = exampleDetail({seconds: 1200});
  notes = [note({id: "nte_0", second: null, text: "Rain all day"}), note({id: "nte_1", second: 600})];
  refused = null;
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  page.backend(answer);
  signInAs("usr_runner");
});
afterEach(() => page.close());

function note(changes: Partial<Note>): Note {
  return {
    id: "nte_1",
    activity_id: "act_1",
    kind: "text",
    second: 600,
    text: "Felt easy",
    media_type: null,
    size: null,
    created: "2026-11-24T08:00:00.000Z",
    updated: "2026-11-24T08:00:00.000Z",
    version: 1,
    ...changes,
  };
}

function answer({route, body}: Call) {
  if (route === `GET ${RUN}`) return {status: 200, data: serverRun};
  if (/\/pdc|\/stats\//.test(route)) return {status: 503, err: {code: "unavailable"}};
  if (route === `GET ${NOTES}`) return {status: 200, data: {items: notes}};
  if (/^GET .*\/(comments|notifications|pairs|apparel|shares|places|links|firsts)\b/.test(route))
    return {status: 200, data: {items: []}};
  if (route.startsWith("GET ") && !route.includes("download-url"))
    return {status: 200, data: exampleUser({id: "usr_runner"})};
  if (refused) return refused;
  if (route === `POST ${NOTES}`) return {status: 201, data: note({id: "nte_2", ...Object(body)})};
  return {status: 200, data: note({...Object(body), version: 2})};
}

const show = () =>
  page.show(
    <RunClient
      id="act_1"
      messages={messages}
      runsHref="/de/en/runs"
      criticalPowerHref="/critical-power"
      curveHref="/de/en/curve"
      accountHref="/account"
      workoutsHref="/workouts"
    />,
  );
const written = () => page.calls.filter(({route}) => !route.startsWith("GET "));
const slider = () => document.querySelector("[role=slider]");
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => slider()?.dispatchEvent(new KeyboardEvent("keydown", {key: name, bubbles: true, ...init})));
const named = (label: string) => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => each.getAttribute("aria-label") === label,
  );
  if (!button) throw new Error(`No button is called ${label}`);
  return page.turns(() => button.click());
};
const list = () => [...document.querySelectorAll(".note")].map(({textContent}) => textContent);

describe("notes", () => {
  it("appear in the order of the run, and their numbers move the cursor", async () => {
    await show();
    expect(list()[0]).toContain("About the whole runRain all day");
    expect(list()[1]).toContain("1At 10:00Felt easy");
    await named("Note 1: move the cursor to 10:00");
    expect(slider()?.getAttribute("aria-valuenow")).toBe("600");
    await key("Home");
    await named("Note 1 at 10:00: Felt easy");
    expect(slider()?.getAttribute("aria-valuenow")).toBe("600");
  });

  it("are written at the cursor by one key, and keep their number along the run", async () => {
    await show();
    await key("PageDown");
    await key("n");
    expect(page.field("second").value).toBe("1:00");
    await page.send();
    expect(page.words()).toContain("This is required.");
    await page.type({text: "Too fast", second: "20:00"});
    await page.send();
    expect(page.words()).toContain("Enter a time such as 12:30, up to 19:59.");
    await page.type({second: "1:05"});
    await page.send();
    expect(written()).toMatchObject([{route: `POST ${NOTES}`, body: {text: "Too fast", second: 65}}]);
    expect(list()[1]).toContain("1At 1:05Too fast");
    expect(list()[2]).toContain("2At 10:00Felt easy");
  });

  it("leave other chords of the key to the browser", async () => {
    await show();
    await key("n", {ctrlKey: true});
    expect(page.isDialogOpen()).toBe(false);
  });

  it("without a second are about the whole run", async () => {
    await show();
    await page.press("Add note");
    await page.type({text: "Windy"});
    await page.send();
    expect(written()).toMatchObject([{body: {text: "Windy", second: null}}]);
  });

  it("409: shows both versions of the note; the user saves the typed one or keeps the other", async () => {
    await show();
    await named("Edit: note 1 at 10:00");
    await page.type({text: "Mine"});
    refused = {status: 409, err: {code: "conflict"}};
    notes = [note({text: "Theirs", version: 5})];
    await page.send();
    expect(page.words()).toContain("Theirs");
    expect(page.field("text").value).toBe("Mine");
    refused = null;
    await page.send();
    expect(written()[1]).toMatchObject({route: `PATCH ${NOTES}/nte_1`, body: {text: "Mine"}});
    expect(written()[1]?.headers.get("if-match")).toBe('"5"');
  });

  it("404: the text of a note that was deleted elsewhere is saved as a new note", async () => {
    await show();
    await named("Edit: note 1 at 10:00");
    await page.type({text: "Mine"});
    refused = {status: 404, err: {code: "not_found"}};
    notes = [];
    await page.send();
    expect(page.words()).toContain("This note was deleted elsewhere meanwhile.");
    refused = null;
    await page.send();
    expect(written()[1]).toMatchObject({route: `POST ${NOTES}`, body: {text: "Mine", second: 600}});
  });

  it("422: states that the run has no room for more notes", async () => {
    await show();
    await page.press("Add note");
    await page.type({text: "One more"});
    refused = {status: 422, err: {code: "limit_reached"}};
    await page.send();
    expect(page.words()).toContain("A run has room for 200 notes.");
  });

  it("are deleted after a question", async () => {
    await show();
    await named("Delete: note 1 at 10:00");
    expect(written()).toEqual([]);
    await page.press("Delete note");
    expect(written()).toMatchObject([{route: `DELETE ${NOTES}/nte_1`}]);
    expect(list()).toHaveLength(1);
    expect(page.focusedWords()).toBe("Notes");
  });

  it("are not requested for runs of friends", async () => {
    serverRun = {...serverRun, user_id: "usr_other", critical_power: null, weight: null};
    await show();
    expect(page.calls.some(({route}) => route.endsWith("/notes"))).toBe(false);
    expect(page.words()).not.toContain("Notes");
  });
});

describe("spoken notes", () => {
  const recordNote = async () => {
    await show();
    await page.press("Record at 0:00");
  };
  const microphone = (open: () => Promise<unknown>) => {
    vi.stubGlobal("MediaRecorder", {isTypeSupported: () => true});
    Object.defineProperty(navigator, "mediaDevices", {configurable: true, value: {getUserMedia: open}});
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "mediaDevices");
  });

  it.each([
    ["NotAllowedError", "The microphone is not allowed here."],
    ["NotFoundError", "No microphone was found."],
    ["NotReadableError", "Another program may be using the microphone."],
  ])("%s: states why nothing is recorded, and a file can be chosen instead", async (name, words) => {
    microphone(() => Promise.reject(new DOMException("", name)));
    await recordNote();
    await page.press("Start recording");
    expect(page.words()).toContain(words);
    expect(page.has("sound")).toBe(true);
  });

  it("states when the browser cannot record", async () => {
    await recordNote();
    await page.press("Start recording");
    expect(page.words()).toContain("This browser cannot record.");
  });

  it("needs a sound that is neither empty nor too large before anything is sent", async () => {
    Object.assign(URL, {createObjectURL: () => "blob:note", revokeObjectURL: () => {}});
    await recordNote();
    await page.send();
    expect(page.words()).toContain("Record something first, or choose an audio file.");
    await page.attach("sound", new File([], "empty.mp3"));
    await page.send();
    expect(page.words()).toContain("This recording is empty.");
    const large = new File(["x"], "long.wav");
    Object.defineProperty(large, "size", {value: 21 * 1024 * 1024});
    await page.attach("sound", large);
    await page.send();
    expect(page.words()).toContain("This recording is larger than 20");
    expect(written()).toEqual([]);
  });

  it("is played from a URL that is requested only on play, and a missing recording is reported", async () => {
    notes = [note({...SPOKEN, text: ""})];
    await show();
    expect(page.calls.some(({route}) => route.includes("download-url"))).toBe(false);
    refused = {status: 404, err: {code: "not_found"}};
    await named("Play: note 1 at 10:00");
    expect(page.words()).toContain("This recording is no longer there.");
  });

  it("states when its moment was cropped away", async () => {
    notes = [note({...SPOKEN, second: null})];
    await show();
    expect(list()[0]).toContain("Spoken, at a moment that was cropped away");
  });
});
