// @vitest-environment jsdom

import type {Comment} from "@gradus/backend/contract/comments";
import {afterEach, beforeEach, expect, it} from "vitest";
import {useTranslator} from "@/client/messages/use-translator";
import {signInAs} from "@/client/testing/sign-in-as";
import type {ClientMessages} from "@/lib/messages/client-messages";
import {selectMessages} from "@/lib/messages/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {CommentThread} from "./comment-thread";
import {COMMENT_MESSAGES} from "./comments-messages";

const THREAD = "/b/api/v1/activities/act_1/comments";
const messages = selectMessages(EXAMPLE_PAGE.market, COMMENT_MESSAGES);

const comment = (more: Partial<Comment> = {}): Comment => ({
  id: "cmt_1",
  author: {id: "usr_bob", name: "Bob"},
  second: null,
  text: "Well paced",
  is_removable: false,
  created: "2026-11-26T08:00:00.000Z",
  ...more,
});

let page = createRenderedPage();
let kept: Comment[] = [];
let refused: {status: number; err: object} | null = null;
let went: number[] = [];

function answer({route, body}: Call) {
  if (route === `GET ${THREAD}`) return {status: 200, data: {items: kept}};
  if (refused) return refused;
  if (route === `POST ${THREAD}`)
    return {status: 201, data: comment({id: "cmt_2", is_removable: true, ...Object(body)})};
  return {status: 200, data: {removed: true}};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [kept, refused, went] = [[comment()], null, []];
  page.backend(answer);
  signInAs("usr_ann");
});
afterEach(() => page.close());

interface ThreadProps {
  readonly messages: ClientMessages<(typeof COMMENT_MESSAGES)[number]>;
  readonly second?: number;
}

function Thread({messages: given, second}: ThreadProps) {
  const t = useTranslator(given);
  return (
    <CommentThread
      subject={{activity_id: "act_1"}}
      t={t}
      second={second ?? null}
      onGo={(at) => went.push(at)}
    />
  );
}

it("what was said is read, and an answer joins it", async () => {
  await page.show(<Thread messages={messages} />);
  expect(page.words()).toContain("Bob");
  expect(page.words()).toContain("Well paced");
  await page.type({text: "Thanks"});
  await page.press("Send");
  expect(page.calls.at(-1)).toMatchObject({route: `POST ${THREAD}`, body: {text: "Thanks", second: null}});
  expect(page.words()).toContain("Thanks");
});

it("a second leads there; without comments that is said", async () => {
  kept = [comment({second: 90})];
  await page.show(<Thread messages={messages} second={120} />);
  await page.press("Go to 1:30");
  expect(went).toEqual([90]);
});

it("without words nothing is sent; a refusal keeps what was typed", async () => {
  kept = [];
  await page.show(<Thread messages={messages} />);
  expect(page.words()).toContain("No comments yet.");
  await page.press("Send");
  expect(page.calls.some(({route}) => route.startsWith("POST "))).toBe(false);
  refused = {status: 422, err: {code: "limit_reached"}};
  await page.type({text: "One more"});
  await page.press("Send");
  expect(page.words()).toContain("room for 500 comments");
  expect(document.querySelector("textarea")?.value).toBe("One more");
});

it("one's own is taken back after a question", async () => {
  kept = [comment({is_removable: true})];
  await page.show(<Thread messages={messages} />);
  await page.press("Delete");
  await page.press("Delete comment");
  expect(page.calls.at(-1)?.route).toBe(`DELETE ${THREAD}/cmt_1`);
  expect(page.words()).not.toContain("Well paced");
  expect(page.words()).toContain("The comment is deleted.");
});
