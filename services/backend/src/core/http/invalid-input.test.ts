import {describe, expect, it} from "vitest";
import {z} from "zod";
import {refuseAs} from "../../contract/field-code.ts";
import {invalidInput} from "./api.ts";

const runner = z.strictObject({
  name: z.string().min(1).max(5),
  nickname: z.string().min(3).optional(),
  age: z.number().min(13).max(110),
  laps: z.int(),
  unit: z.enum(["km", "mi"]),
  born: z.iso.date(),
  email: z.string().refine((value) => value.includes("@"), refuseAs("email_invalid")),
  password: z.string(),
  tags: z.array(z.string().max(3)).max(2),
  shoe: z.strictObject({brand: z.string().min(1)}),
});
const GOOD = {
  name: "Ann",
  age: 30,
  laps: 3,
  unit: "km",
  born: "1990-04-12",
  email: "a@b",
  password: "p",
  tags: [],
  shoe: {brand: "x"},
};

/** The error that a form receives for each invalid field. */
function fieldsOf(body: unknown) {
  const {error} = runner.safeParse(body);
  return error ? invalidInput(error.issues).details.field_errors : null;
}
const without = (name: keyof typeof GOOD) =>
  Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== name));

describe("an invalid body is reported with the problem of each field", () => {
  it("and nothing of one that is right", () => {
    expect(fieldsOf(GOOD)).toBeNull();
  });

  it.each([
    ["name", "", "required"],
    ["name", "Annabel", "too_long"],
    ["name", 7, "unknown_value"],
    ["name", null, "unknown_value"],
    ["nickname", "ab", "too_short"],
    ["age", 12.9, "out_of_range"],
    ["age", 111, "out_of_range"],
    ["age", "30", "not_a_number"],
    ["age", null, "not_a_number"],
    ["age", Number.NaN, "not_a_number"],
    ["laps", 1.5, "unknown_value"],
    ["unit", "m", "unknown_value"],
    ["unit", "", "unknown_value"],
    ["born", "12.4.1990", "unknown_value"],
    ["born", "1990-02-30", "unknown_value"],
    ["email", "ann", "email_invalid"],
    ["tags", ["a", "b", "c"], "too_long"],
    ["tags", "a", "unknown_value"],
    ["shoe", null, "unknown_value"],
    ["shoe", [], "unknown_value"],
  ])("%s as %j: %s", (name, value, code) => {
    expect(fieldsOf({...GOOD, [name]: value})).toEqual({[name]: code});
  });

  it.each([
    ["name", "required"],
    ["age", "required"],
    ["unit", "unknown_value"],
    ["shoe", "required"],
    ["email", "email_required"],
    ["password", "password_required"],
  ] as const)("%s that is not there: %s", (name, code) => {
    expect(fieldsOf(without(name))).toEqual({[name]: code});
  });

  it("a field in a list or in a nested object is reported by its path", () => {
    expect(fieldsOf({...GOOD, tags: ["ok", "long"]})).toEqual({"tags.1": "too_long"});
    expect(fieldsOf({...GOOD, shoe: {brand: "", size: 9}})).toEqual({
      "shoe.brand": "required",
      "shoe.size": "unknown_field",
    });
  });

  it("all at once, so that a form can mark them", () => {
    expect(fieldsOf({...GOOD, name: "", age: 5, roles: ["admin"]})).toEqual({
      name: "required",
      age: "out_of_range",
      roles: "unknown_field",
    });
  });

  it.each([[null], ["text"], [[]], [7]])("%j is no body", (body) => {
    expect(fieldsOf(body)).toEqual({body: "unknown_value"});
  });

  it("a field that would change what objects are is not repeated", () => {
    const fields = fieldsOf(JSON.parse(`{"__proto__": {"isAdmin": true}, "constructor": 1}`));
    expect(Object.keys(fields ?? {})).not.toContain("__proto__");
    expect(fields).toMatchObject({constructor: "unknown_field"});
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  it("what was sent is not repeated to a log or a page", () => {
    const {error} = runner.safeParse({...GOOD, password: 1234567, email: "secret-word", age: "secret-age"});
    const refusal = invalidInput(error?.issues ?? []);
    expect([refusal.status, refusal.code]).toEqual([400, "invalid"]);
    expect(`${refusal.message}${JSON.stringify(refusal.details)}`).not.toMatch(
      /1234567|secret-word|secret-age/,
    );
  });
});
