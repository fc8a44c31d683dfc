import {timezone as wireZone} from "@gradus/backend/contract/account-fields";
import {expect, it} from "vitest";
import {listZones, timezone, zoneLabel, zoneOf} from "./timezones";

it.each([
  ["Europe / Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["Berlin", "Europe/Berlin"],
  ["Zürich", "Europe/Zurich"],
  ["new york", "America/New_York"],
  ["America / Argentina / Buenos Aires", "America/Argentina/Buenos_Aires"],
  ["Asia / Kolkata", "Asia/Kolkata"],
  ["UTC", "UTC"],
  ["", null],
  ["Mars", null],
  ["Europe / Mars", null],
  ["+02:00", null],
])("%j means %s", (typed, zone) => {
  expect(zoneOf(typed)).toBe(zone);
});

it("every zone of the list is found by what the list shows, and the contract takes it", () => {
  for (const zone of listZones()) {
    expect(zoneOf(zoneLabel(zone))).toBe(zone);
    expect(wireZone.safeParse(zone).success).toBe(true);
  }
});

it("an empty value and an unknown value are distinguished", () => {
  expect([timezone(" "), timezone("Mars"), timezone("Berlin")]).toEqual([
    "required",
    "unknown_value",
    undefined,
  ]);
});
