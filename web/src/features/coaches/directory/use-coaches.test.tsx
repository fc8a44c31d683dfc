// @vitest-environment jsdom
import type {CoachesReply} from "@gradus/backend/contract/coaches";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import {DirectoryClient} from "./directory-client";
import {COACH, messagesIn, namesIn, REPLY} from "./testing";

const named = (...names: string[]) => names.map((name) => ({...COACH, id: name, slug: name, name}));
const EVERYONE: CoachesReply = {...REPLY, items: named("Ada", "Ben"), total: 3, next_cursor: "after-ben"};
const FURTHER: CoachesReply = {...REPLY, items: named("Cleo"), total: 3};
const IN_PERSON: CoachesReply = {...REPLY, items: named("Ben"), total: 1};

let page = createRenderedPage();
let frames: (() => void)[] = [];
let isDown = false;
/** What an answer about runners met in person waits for. */
let gate = Promise.resolve();

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  frames = [];
  isDown = false;
  gate = Promise.resolve();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  page.backend(async ({route}) => {
    if (route.includes("in_person=true")) await gate;
    if (isDown) return {status: 500, err: {code: "internal"}};
    if (route.includes("cursor=after-ben")) return {status: 200, data: FURTHER};
    return {status: 200, data: route.includes("in_person=true") ? IN_PERSON : EVERYONE};
  });
});
afterEach(() => page.close());

/** The directory sends its request with the next frame, and a busy browser may delay that frame. */
const nextFrame = () =>
  page.turns(() => {
    for (const run of frames.splice(0)) run();
  });

async function open(search = "") {
  history.replaceState(null, "", `/int/en/coaches${search}`);
  await page.show(
    <DirectoryClient
      messages={messagesIn("en")}
      names={namesIn("en")}
      basePath="/int/en/coaches"
      first={EVERYONE}
    />,
  );
  await nextFrame();
}

const shown = () => ["Ada", "Ben", "Cleo"].filter((name) => page.words().includes(name));

it("keeps each result under the search it was read for, however late the browser sends the request", async () => {
  await open("?in_person=true");
  expect(shown()).toEqual(["Ben"]);
  await page.press("Clear filters");
  await page.tick("in_person");
  await nextFrame();
  expect(shown()).toEqual(["Ben"]);
  await page.press("Clear filters");
  await nextFrame();
  expect(shown()).toEqual(["Ada", "Ben"]);
});

it("goes on with the next page, and forgets it with its search", async () => {
  await open();
  await page.press("Show more");
  expect(shown()).toEqual(["Ada", "Ben", "Cleo"]);
  expect(page.words()).toContain("3 coaches");
  expect(page.words()).not.toContain("Show more");
  await page.tick("in_person");
  await nextFrame();
  expect(shown()).toEqual(["Ben"]);
});

it("adds no page to the list of the last search while the next one is on its way", async () => {
  const {promise, resolve} = Promise.withResolvers<void>();
  gate = promise;
  await open();
  await page.tick("in_person");
  await nextFrame();
  expect(shown()).toEqual(["Ada", "Ben"]);
  expect(page.words()).not.toContain("Show more");
  await page.turns(resolve);
  expect(shown()).toEqual(["Ben"]);
});

it("keeps its pages when a further one fails, and reads on when asked again", async () => {
  await open();
  isDown = true;
  await page.press("Show more");
  expect(page.words()).toContain("Something is wrong on our side. Please try again later.");
  isDown = false;
  await page.press("Try again");
  expect(shown()).toEqual(["Ada", "Ben", "Cleo"]);
});

it("leaves a failed page behind with its search", async () => {
  await open();
  isDown = true;
  await page.press("Show more");
  isDown = false;
  await page.tick("in_person");
  await nextFrame();
  expect(shown()).toEqual(["Ben"]);
});

it("shows no number of coaches above a list that failed to load", async () => {
  await open();
  expect(page.words()).toContain("3 coaches");
  isDown = true;
  await page.tick("in_person");
  await nextFrame();
  expect(page.words()).toContain("Try again");
  expect(page.words()).not.toContain("3 coaches");
});
