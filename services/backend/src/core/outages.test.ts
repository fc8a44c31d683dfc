import {expect, it} from "vitest";
import {AppError} from "./errors.ts";
import {createOutageLog, findOutage, outageError} from "./outages.ts";

const failure = (code: string) => new Error("Failed query", {cause: Object.assign(new Error("no"), {code})});

it("names for a minute what was missing, each cause once", () => {
  let second = 0;
  const outages = createOutageLog({now: () => new Date(second * 1000)});
  outages.note(failure("ENOSPC"));
  second = 30;
  outages.note(outageError("content", new Error("away")));
  outages.note(outageError("content", new Error("away")));
  expect(outages.recent()).toEqual(["disk", "content"]);
  second = 60;
  expect(outages.recent()).toEqual(["content"]);
  second = 90;
  expect(outages.recent()).toEqual([]);
});

it("what is refused for another reason is no outage", () => {
  const outages = createOutageLog({now: () => new Date(0)});
  const busy = new AppError("unavailable", "Too many sign-ins at this moment");
  for (const error of [busy, new AppError("invalid", "No"), failure("23505"), new Error("x"), "no"]) {
    outages.note(error);
  }
  expect(outages.recent()).toEqual([]);
  expect([findOutage(busy), findOutage(failure("23505"))]).toEqual([busy, null]);
});
