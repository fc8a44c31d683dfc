// @vitest-environment jsdom

import type {Comment} from "@gradus/backend/contract/comments";
import type {Notification} from "@gradus/backend/contract/notifications";
import {afterEach, beforeEach, expect, it} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {withMessages} from "@/i18n/with-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {type Call, createRenderedPage} from "@/testing/rendered-page";
import {CommentThread} from "./comment-thread";
import {COMMENT_MESSAGES, type CommentTranslator} from "./comments-messages";

const NOTIFICATIONS = "/b/api/v1/users/usr_ann/notifications";
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
let notifications: Notification[] = [];
let comments: Comment[] = [];
let refused: {status: number; err: object} | null = null;
let went: number[] = [];

function answer({route, body}: Call) {
  if (route === `GET ${THREAD}`) return {status: 200, data: {items: comments}};
  if (route === `GET ${NOTIFICATIONS}`)
    return {status: 200, data: {items: notifications, unread: notifications.length, next: null}};
  if (route === `POST ${NOTIFICATIONS}/read`) return {status: 200, data: {unread: 0}};
  if (refused) return refused;
  if (route === `POST ${THREAD}`)
    return {status: 201, data: comment({id: "cmt_2", is_removable: true, ...Object(body)})};
  return {status: 200, data: {removed: true}};
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  [comments, notifications, refused, went] = [[comment()], [], null, []];
  page.backend(answer);
  signInAs("usr_ann");
});
afterEach(() => page.close());

const Thread = withMessages(ThreadOfRun);

function ThreadOfRun({t, second}: {readonly t: CommentTranslator; readonly second?: number}) {
  return (
    <CommentThread
      subject={{activity_id: "act_1"}}
      t={t}
      second={second ?? null}
      onGo={(at) => went.push(at)}
    />
  );
}

it("comments are shown, and a reply is added to them", async () => {
  await page.show(<Thread messages={messages} />);
  expect(page.words()).toContain("Bob");
  expect(page.words()).toContain("Well paced");
  await page.type({text: "Thanks"});
  await page.press("Send");
  expect(page.calls.at(-1)).toMatchObject({route: `POST ${THREAD}`, body: {text: "Thanks", second: null}});
  expect(page.words()).toContain("Thanks");
});

it("what is sent before the thread is there is in it, whichever answer comes first", async () => {
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>();
  page.backend((call) => {
    const reply = answer(call);
    if (call.route === `POST ${THREAD}`) comments = [...comments, comment({id: "cmt_2", text: "Thanks"})];
    return page.calls.length === 1 ? slow.then(() => reply) : reply;
  });
  await page.show(<Thread messages={messages} />);
  expect(page.calls[0]?.route).toBe(`GET ${THREAD}`);
  await page.type({text: "Thanks"});
  await page.press("Send");
  await page.turns(goOn);
  expect(page.words()).toContain("Well paced");
  expect(page.words()).toContain("Thanks");
});

it("what was not read yet is marked, and read by being shown", async () => {
  comments = [comment(), comment({id: "cmt_9", text: "Next time slower"})];
  const about = {owner_id: "usr_ann", activity_id: "act_1", comment_id: "cmt_9", title: "Run"};
  notifications = [
    {id: "ntf_1", kind: "comment", actor: null, about, created: "2026-11-26T08:00:00.000Z", read: null},
  ];
  await page.show(<Thread messages={messages} />);
  const marked = [...document.querySelectorAll("[data-unread]")].map((each) => each.textContent);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain("Next time slower");
  expect(page.calls.filter(({route}) => route.endsWith("/read")).map(({body}) => body)).toEqual([
    {about: "act_1"},
  ]);
});

it("the second named in a comment leads to that second; a thread without comments shows a message", async () => {
  comments = [comment({second: 90})];
  await page.show(<Thread messages={messages} second={120} />);
  await page.press("Go to 1:30");
  expect(went).toEqual([90]);
});

it("an empty comment is not sent; a refusal keeps what was typed", async () => {
  comments = [];
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

it("the user's own comment is deleted after a confirmation", async () => {
  comments = [comment({is_removable: true})];
  await page.show(<Thread messages={messages} />);
  await page.press("Delete");
  await page.press("Delete comment");
  expect(page.calls.at(-1)?.route).toBe(`DELETE ${THREAD}/cmt_1`);
  expect(page.words()).not.toContain("Well paced");
  expect(page.words()).toContain("The comment is deleted.");
});
