import {expect, it} from "vitest";
import {calendarFile} from "./calendar-file";

it("is a whole-day entry whose last day counts, with lines that calendars read", () => {
  const lines = calendarFile({
    id: "7K4M-2QXR-6",
    title: "Order 7K4M, on its way; soon",
    days: {from: "2026-11-27", to: "2026-11-30"},
    made: new Date("2026-11-22T16:20:00.500Z"),
  }).split("\r\n");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261127");
  expect(lines).toContain("DTEND;VALUE=DATE:20261201");
  expect(lines).toContain("DTSTAMP:20261122T162000Z");
  expect(lines).toContain("SUMMARY:Order 7K4M\\, on its way\\; soon");
});
