import {expect, it} from "vitest";
import {monthsBefore} from "./month-choice";

it("lists twelve months back across the year, plus an older one that the address asks for", () => {
  const months = monthsBefore("2026-02", "2026-01");
  expect([months.length, months[0], months[2], months.at(-1)]).toEqual([12, "2026-02", "2025-12", "2025-03"]);
  expect(monthsBefore("2026-02", "2020-05").at(-1)).toBe("2020-05");
});
