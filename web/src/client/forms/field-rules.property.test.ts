import * as fields from "@gradus/backend/contract/account-fields";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {newApparel} from "@gradus/backend/contract/gear";
import {GEAR_BOUNDS} from "@gradus/backend/contract/gear-values";
import {SHARE_LIMITS} from "@gradus/backend/contract/share-values";
import {shareInvite} from "@gradus/backend/contract/sharing";
import fc from "fast-check";
import {expect, it} from "vitest";
import type {z} from "zod";
import * as rules from "./field-rules";

/** The code a schema of the contract refuses a value with. */
function codeOf(schema: z.ZodType, value: unknown): unknown {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && "params" in issue ? issue.params?.field_code : issue?.code;
}

const text = fc.oneof(
  fc.string({maxLength: 140, unit: "binary"}),
  fc.string({maxLength: 40}),
  fc.stringMatching(/^[A-Za-z0-9._-]{0,32}$/),
  fc.constantFrom("", " ", "ﬃ".repeat(3), "😀".repeat(8), "😀".repeat(128), "a\u0007b", "Ünal"),
);

it.each([
  ["user names", fields.userName, rules.userName],
  ["passwords", fields.newPassword, rules.newPassword],
  ["names of people", fields.firstName, rules.personName],
  ["days", fields.day, rules.calendarDay],
  ["messages", shareInvite.shape.message.unwrap(), rules.longText(SHARE_LIMITS.message)],
  ["brands", newApparel.shape.brand, rules.filledText(GEAR_BOUNDS.apparel_text.max)],
] as const)(
  "%s: the form refuses exactly what the contract refuses, for the same reason",
  (_case, schema, rule) => {
    fc.assert(
      fc.property(text, (value) => {
        expect(rule(value)).toEqual(codeOf(schema, value));
      }),
    );
  },
);

it.each([
  ["heights", fields.heightCm, rules.numberWithin(BOUNDS.height_cm)],
  ["weights", fields.weightKg, rules.numberWithin(BOUNDS.weight_kg)],
] as const)("%s that the form lets through are within the contract", (_case, schema, rule) => {
  fc.assert(
    fc.property(fc.double({min: 0, max: 300, noNaN: true}), (number) => {
      const typed = number.toFixed(1).replace(".", ",");
      if (rule(typed) === undefined) expect(schema.safeParse(rules.parseNumber(typed)).success).toBe(true);
      else expect(schema.safeParse(rules.parseNumber(typed)).success).toBe(false);
    }),
  );
});

it.each(["", "abc", "1e5", "-3", "0x10", "1,2,3", "١٢"])("%j is no number", (value) => {
  expect(rules.parseNumber(value)).toBeNull();
});
