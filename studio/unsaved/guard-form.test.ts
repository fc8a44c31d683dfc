import {BehaviorSubject} from "rxjs";
import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {guardForm} from "./guard-form.ts";
import {createLeavePrompt} from "./leave-prompt.ts";

class Box extends EventTarget {
  readonly isContentEditable = true;
}

const document = {id: "home-de", type: "homePage", release: undefined};
let page = new Box();
let saved$ = new BehaviorSubject(true);
const commit = {disabled: false, execute: vi.fn()} as const;
const pair = {consistencyStatus: () => saved$, editOperations: () => new BehaviorSubject({commit})};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLElement", Box);
  page = new Box();
  saved$ = new BehaviorSubject(true);
  commit.execute.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const guard = () => guardForm({page, pair, leavePrompt: createLeavePrompt(page)}, document);
const asks = () => !page.dispatchEvent(new Event("beforeunload", {cancelable: true}));

test("closing the tab asks for confirmation only while text is unsaved", () => {
  guard();
  expect(asks()).toBe(false);
  saved$.next(false);
  expect(asks()).toBe(true);
  saved$.next(true);
  expect(asks()).toBe(false);
});

test("words of formatted text count before the form has them", () => {
  guard();
  page.dispatchEvent(new Event("beforeinput"));
  expect(asks()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(asks()).toBe(false);
});

test("a form that closes with unsaved text has it sent, and the tab asks for confirmation until it is saved", () => {
  const leave = guard();
  saved$.next(false);
  leave();
  expect(commit.execute).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(600_000);
  expect(asks()).toBe(true);
  saved$.next(true);
  expect(asks()).toBe(false);
  expect(saved$.observed).toBe(false);
});

test("last words that are handed over while the form goes are waited for", () => {
  const leave = guard();
  page.dispatchEvent(new Event("beforeinput"));
  leave();
  saved$.next(false);
  vi.advanceTimersByTime(1);
  expect(asks()).toBe(true);
  saved$.next(true);
  expect(asks()).toBe(false);
});

test("a form that goes with everything saved leaves nothing behind", () => {
  guard()();
  vi.advanceTimersByTime(1);
  expect(commit.execute).not.toHaveBeenCalled();
  expect(asks()).toBe(false);
  expect(saved$.observed).toBe(false);
});

test("an editor who stays on the page is not treated as gone by other listeners", () => {
  guard();
  const listener = vi.fn();
  page.addEventListener("beforeunload", listener);
  saved$.next(false);
  expect(asks()).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  saved$.next(true);
  expect(asks()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});
