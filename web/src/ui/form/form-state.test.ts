import {describe, expect, it} from "vitest";
import {applyCheck, applyOutcome, type FormState, markSaving} from "./form-state";

const FRESH: FormState = {mistakes: {}, problem: null, isSaving: false, stopped: 0};
const stopped = applyOutcome(FRESH, {kind: "refused", mistakes: {email: "Required", password: "Required"}});

describe("leaving a field", () => {
  it("reports no error for an empty field before the first submit", () => {
    expect(applyCheck(FRESH, {name: "email", value: "", mistake: "Required"})).toBe(FRESH);
  });

  it("reports at once a value that is already invalid", () => {
    expect(applyCheck(FRESH, {name: "email", value: "mira@", mistake: "Invalid"}).mistakes.email).toBe(
      "Invalid",
    );
  });

  it("after a stopped try takes back what was put right, and only that", () => {
    const {mistakes} = applyCheck(stopped, {name: "email", value: "a@b.test", mistake: undefined});
    expect([mistakes.email, mistakes.password]).toEqual([undefined, "Required"]);
  });

  it("changes nothing while the form is on its way", () => {
    const sending = markSaving(stopped);
    expect(applyCheck(sending, {name: "email", value: "x", mistake: "Invalid"})).toBe(sending);
  });
});

it("each stopped try moves the focus again", () => {
  const again = applyOutcome(markSaving(stopped), {kind: "refused", problem: "Try again"});
  expect([stopped.stopped, again.stopped, again.problem, again.isSaving]).toEqual([1, 2, "Try again", false]);
});

it("a page that is being left keeps its button busy", () => {
  expect(applyOutcome(markSaving(FRESH), {kind: "leaving"}).isSaving).toBe(true);
});
