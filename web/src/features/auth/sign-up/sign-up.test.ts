import {signUpBody as wireBody} from "@gradus/backend/contract/accounts";
import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {memoryStorage} from "@/client/session/safe-storage";
import {birthCode, dateOrder} from "./birth";
import {idempotencyKeyFor} from "./flow";
import {refusalOf} from "./refusal";
import {signUpBody} from "./sign-up-body";
import {createSignUpStore, parseSignUpData, type SignUpData} from "./sign-up-data";
import {allowedStep, type RuleContext, stepCodes} from "./step-rules";
import {STEPS} from "./steps";

const HERE: RuleContext = {today: "2026-11-22", region: "us"};
const COMPLETE = {
  user_name: "mira.k",
  email: "mira@example.test",
  first_name: "Mira",
  last_name: "Ünal",
  timezone: "Europe/Berlin",
  distance_unit: "km",
  temperature_unit: "c",
  goal_kind: "marathon",
  goal_date: "2027-04-25",
  goal_name: "City marathon",
  day: "29",
  month: "2",
  year: "1988",
  gender: "not_stated",
  body_units: "metric",
  height_cm: "171,5",
  weight_kg: "62.4",
  marketing: "",
} satisfies SignUpData;
const AGREEMENT = {kind: "privacy", version: "v", text_id: "v-en", content_hash: "h"};
const extra = {
  market: {region: "us", locale: "en"},
  proof: {password: "a long sentence"},
  agreement: AGREEMENT,
} as const;
const without = (...names: (keyof SignUpData)[]): SignUpData =>
  Object.fromEntries(
    Object.entries(COMPLETE).filter(([name]) => !names.some((omittedName) => omittedName === name)),
  );

describe("a step opened by its address", () => {
  it.each([
    ["others", {}, "credentials"],
    ["finished", {}, "credentials"],
    ["name", {user_name: "mira", email: "mira"}, "credentials"],
    ["timezone", {user_name: "mira", email: "a@b.test"}, "name"],
    ["others", without("timezone"), "timezone"],
    ["others", without("goal_kind"), "units-and-goals"],
    ["finished", without("weight_kg"), "others"],
    ["others", COMPLETE, "others"],
    ["name", COMPLETE, "name"],
    ["credentials", {}, "credentials"],
  ] as const)("%s with some data leads to the expected step (case %#)", (step, data, expected) => {
    expect(allowedStep(step, data, HERE)).toBe(expected);
  });

  it("following each redirect reaches the end without visiting a step twice", () => {
    const met = STEPS.map((step) => allowedStep(step, COMPLETE, HERE));
    expect(met).toEqual([...STEPS]);
  });
});

describe("a date of birth", () => {
  const code = (day: string, month: string, year: string, age = 13) =>
    birthCode({day, month, year}, "2026-11-22", age);

  it.each([
    [code("", "2", "1988"), "required"],
    [code("30", "2", "1988"), "not_a_date"],
    [code("29", "2", "1989"), "not_a_date"],
    [code("29", "2", "1988"), undefined],
    [code("1", "13", "1988"), "not_a_date"],
    [code("x", "1", "1988"), "not_a_date"],
    [code("1", "1", "88"), "not_a_date"],
    [code("22", "11", "2013"), undefined],
    [code("23", "11", "2013"), "too_young"],
    [code("22", "11", "2013", 16), "too_young"],
    [code("22", "11", "1916"), undefined],
    [code("21", "11", "1915"), "not_a_date"],
    [code("23", "11", "2026"), "not_a_date"],
  ])("%#: %s", (found, expected) => {
    expect(found).toBe(expected);
  });

  it("is asked for in the order of the locale", () => {
    expect(dateOrder("en-US")).toEqual(["month", "day", "year"]);
    expect(dateOrder("de-DE")).toEqual(["day", "month", "year"]);
    expect(dateOrder("en-GB")).toEqual(["day", "month", "year"]);
  });
});

describe("height and weight", () => {
  const imperial = (height_ft: string, height_in: string, weight_lb: string) =>
    ({...COMPLETE, body_units: "imperial", height_ft, height_in, weight_lb}) satisfies SignUpData;

  it("in feet, inches and pounds arrive in centimetres and kilograms", () => {
    const body = signUpBody(imperial("5", "7.5", "137"), extra);
    expect([body.height_cm, body.weight_kg, body.weight_unit]).toEqual([171.5, 62.1, "lb"]);
  });

  it.each([
    [imperial("6", "", "180"), {}],
    [imperial("2", "0", "180"), {height_ft: "out_of_range"}],
    [imperial("5", "12", "180"), {height_in: "out_of_range"}],
    [imperial("5", "7", "40"), {weight_lb: "out_of_range"}],
    [{...COMPLETE, height_cm: "89,9"}, {height_cm: "out_of_range"}],
    [{...COMPLETE, weight_kg: "abc"}, {weight_kg: "not_a_number"}],
    [{...COMPLETE, weight_kg: ""}, {weight_kg: "required"}],
  ])("%#: bounds hold in either unit", (data, codes) => {
    expect(stepCodes("others", data, HERE)).toEqual(codes);
  });
});

it.each([
  ["2026-11-22", "out_of_range"],
  ["2026-11-23", undefined],
  ["2029-11-22", undefined],
  ["2029-11-23", "out_of_range"],
  ["2027-02-30", "not_a_date"],
  ["", undefined],
])("a race on %j", (goal_date, code) => {
  expect(stepCodes("units-and-goals", {...COMPLETE, goal_date}, HERE).goal_date).toBe(code);
});

it("complete data makes an account the contract takes, whatever was typed", () => {
  const typed = fc.record({
    user_name: fc.stringMatching(/^[A-Za-z0-9._-]{0,32}$/),
    first_name: fc.string({maxLength: 90}),
    goal_kind: fc.constantFrom("none", "5k", "ultra"),
    goal_name: fc.string({maxLength: 90}),
    day: fc.integer({min: 0, max: 32}).map(String),
    month: fc.integer({min: 0, max: 13}).map(String),
    year: fc.integer({min: 1900, max: 2030}).map(String),
    body_units: fc.constantFrom("metric", "imperial"),
    height_cm: fc.double({min: 80, max: 260, noNaN: true}).map((cm) => cm.toFixed(2)),
    height_ft: fc.integer({min: 1, max: 9}).map(String),
    height_in: fc.integer({min: 0, max: 12}).map(String),
    weight_kg: fc.double({min: 20, max: 260, noNaN: true}).map((kg) => kg.toFixed(2)),
    weight_lb: fc.double({min: 50, max: 560, noNaN: true}).map((lb) => lb.toFixed(1)),
  });
  fc.assert(
    fc.property(typed, (values) => {
      const data = {...COMPLETE, ...values};
      fc.pre(allowedStep("finished", data, HERE) === "finished");
      expect(wireBody.safeParse(signUpBody(data, extra)).error).toBeUndefined();
    }),
  );
});

describe("sign-up data kept in the browser tab", () => {
  it("everything but the password, and nothing it does not know", () => {
    const storage = memoryStorage();
    const store = createSignUpStore(storage);
    store.save({email: "mira@example.test", password: "secret words", user_name: "mira", isAdmin: "yes"});
    store.save({first_name: "Mira"});
    expect(parseSignUpData(store.readText())).toEqual({
      email: "mira@example.test",
      user_name: "mira",
      first_name: "Mira",
    });
    expect(storage.getItem("gradus.sign_up")).not.toContain("secret");
  });

  it.each(["", "null", "[]", "{", '{"email":7}'])("%j is nothing", (text) => {
    expect(parseSignUpData(text)).toEqual({});
  });
});

describe("an account that was refused", () => {
  const err = (rest: object) => ({code: "invalid" as const, request_id: "ref", ...rest});

  it("leads back to the step of the refused field, with the problem", () => {
    expect(refusalOf(err({code: "user_name_taken"}))).toMatchObject({
      step: "credentials",
      taken: "user_name_taken",
    });
    expect(refusalOf(err({code: "account_exists"}))).toMatchObject({step: "credentials"});
    expect(refusalOf(err({field_errors: {date_of_birth: "too_young"}}))).toEqual({
      step: "others",
      codes: {day: "too_young"},
      taken: null,
    });
    expect(refusalOf(err({field_errors: {password: "too_common"}}))?.step).toBe("credentials");
    expect(refusalOf(err({field_errors: {weight_kg: "out_of_range", timezone: "unknown_value"}}))?.step).toBe(
      "timezone",
    );
  });

  it("for no field stays where it is", () => {
    expect(refusalOf(err({code: "create_failed"}))).toBeNull();
    expect(refusalOf(err({field_errors: {cart_id: "unknown_field"}}))).toBeNull();
  });

  it("is requested again under the same key; a changed account gets another key", () => {
    let keys = 0;
    const next = () => `key-${++keys}`;
    expect([
      idempotencyKeyFor("a", next),
      idempotencyKeyFor("a", next),
      idempotencyKeyFor("b", next),
    ]).toEqual(["key-1", "key-1", "key-2"]);
  });
});
