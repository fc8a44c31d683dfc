import {expect, it} from "vitest";
import {beginHistory, record, redo, UNDO_STEPS, undo} from "./history";

it("takes fifty steps back, and no more", () => {
  let history = beginHistory(0);
  for (let step = 1; step <= UNDO_STEPS + 10; step++) history = record(history, step, null);
  for (let step = 0; step < UNDO_STEPS + 10; step++) history = undo(history);
  expect(history.present).toBe(10);
  for (let step = 0; step < UNDO_STEPS + 10; step++) history = redo(history);
  expect(history.present).toBe(UNDO_STEPS + 10);
});

it("takes what was typed into one field back at once, and what was typed after undo by itself", () => {
  let history = beginHistory("");
  for (const text of ["a", "ab", "abc"]) history = record(history, text, "title");
  history = undo(record(history, "abcd", "desc"));
  expect(history.present).toBe("abc");
  history = undo(record(history, "abcx", "title"));
  expect(history.present).toBe("abc");
  expect(undo(history).present).toBe("");
});

it("drops the undone steps once something new is done", () => {
  const history = record(undo(record(beginHistory("a"), "b", null)), "c", null);
  expect(redo(history).present).toBe("c");
});
