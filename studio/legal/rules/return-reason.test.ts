import {expect, test} from "vitest";
import {returnReason} from "./return-reason.ts";

const sent = {event: "sentToReview", by: "lea", at: "2026-11-21T20:00:00Z"};
const returned = {event: "returned", by: "rolf", at: "2026-11-21T21:00:00Z", note: "Name the period."};

test("a returned version shows its return reason, until it is sent again", () => {
  expect(returnReason([sent, returned])).toBe("Name the period.");
  expect(returnReason([sent, returned, sent])).toBeNull();
});

test("a version that was never sent has no return reason", () => {
  expect(returnReason(undefined)).toBeNull();
  expect(returnReason([])).toBeNull();
});
