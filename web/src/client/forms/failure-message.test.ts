import type {LOCALES, Region} from "@gradus/schemas/markets";
import {describe, expect, it} from "vitest";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import type {Failure} from "../session/reply";
import {failureMessage, plainFailureMessage, timeInWords} from "./failure-message";
import {fieldMistakes} from "./field-mistakes";
import {FORM_MESSAGES} from "./form-messages";
import {failureOutcome} from "./reply-outcome";

const region: Region = "int";
const translatorIn = (locale: (typeof LOCALES)[number]) =>
  clientTranslator(selectMessages({region, locale}, FORM_MESSAGES));
const t = translatorIn("en");
const refusal = (err: Omit<Failure, "request_id">) => ({
  ok: false as const,
  status: 400,
  data: null,
  err: {...err, request_id: "ref-7"},
});

describe("a failed call", () => {
  it.each([
    ["network", "Check your connection"],
    ["unavailable", "Check your connection"],
    ["session_unavailable", "Reference ref-7"],
    ["internal", "Reference ref-7"],
    ["forbidden", "not allowed"],
  ] as const)("%s: the message states what to do", (code, part) => {
    expect(failureMessage({code, request_id: "ref-7"}, t)).toContain(part);
  });

  it.each(["network", "unavailable", "internal"] as const)(
    "%s: nothing typed is lost where something was",
    (code) => {
      const err = {code, request_id: "ref-7"};
      expect(failureMessage(err, t)).toContain("Nothing you typed is lost.");
      expect(plainFailureMessage(err, t)).not.toContain("typed");
      expect(plainFailureMessage(err, t)).toMatch(/try again/i);
    },
  );

  it("shows nothing on a page that is navigating to another", () => {
    expect(failureMessage({code: "leaving", request_id: "ref-7"}, t)).toBeNull();
  });

  it.each([
    ["en", "Too many tries. Wait 2 minutes and try again."],
    ["de", "Warte 2 Minuten"],
    ["fr", "Attendez 2 minutes"],
    ["es", "Espera 2 minutos"],
  ] as const)("too many tries names the wait in %s", (locale, part) => {
    const err: Failure = {code: "rate_limited", params: {retry_after: 61}, request_id: "r"};
    expect(failureMessage(err, translatorIn(locale))).toContain(part);
  });

  it.each([
    ["en", "Our server cannot do this right now. Try again in 1 minute."],
    ["de", "Versuche es in 1 Minute noch einmal."],
    ["fr", "Réessayez dans 1 minute."],
    ["es", "Inténtalo de nuevo en 1 minuto."],
  ] as const)("what our server lacks is no fault of the connection, in %s", (locale, part) => {
    const params = {retry_after: 60, reason: "disk"};
    const err: Failure = {code: "unavailable", params, request_id: "r"};
    expect(failureMessage(err, translatorIn(locale))).toContain(part);
    expect(plainFailureMessage(err, translatorIn(locale))).toContain(part);
  });

  it.each([
    [0, "1 second"],
    [30, "30 seconds"],
    [60, "1 minute"],
    [3600, "1 hour"],
    [3601, "2 hours"],
  ])("%d seconds are %s", (seconds, time) => {
    expect(timeInWords(seconds, "en-US")).toBe(time);
  });
});

describe("where a refusal is shown", () => {
  const names = ["email", "user_name"] as const;

  it("under the field it is about", () => {
    const outcome = failureOutcome(refusal({code: "user_name_taken"}), {
      names,
      t,
      failures: {user_name_taken: "Taken."},
      fieldOf: {user_name_taken: "user_name"},
    });
    expect(outcome).toEqual({kind: "refused", mistakes: {user_name: "Taken."}});
  });

  it("the server's doubt about an address has the specification's short words", () => {
    const outcome = failureOutcome(refusal({code: "invalid", field_errors: {email: "email_invalid"}}), {
      names,
      t,
    });
    expect(outcome).toEqual({kind: "refused", mistakes: {email: "Invalid email address."}});
  });

  it("above the form when no field of it is named", () => {
    const err = refusal({code: "invalid", field_errors: {cart_id: "unknown_field"}});
    expect(failureOutcome(err, {names, t})).toMatchObject({problem: expect.stringContaining("ref-7")});
  });

  it("nowhere while the page is leaving", () => {
    expect(failureOutcome(refusal({code: "leaving"}), {names, t})).toEqual({kind: "leaving"});
  });
});

it("field errors match the specification byte for byte", () => {
  const codes = {a: "required", b: "email_required", c: "email_invalid", d: "password_required"} as const;
  expect(fieldMistakes(codes, t)).toEqual({
    a: "This is required.",
    b: "This is required. Enter a valid email address.",
    c: "It looks like this isn't a valid email address.",
    d: "This is required. Enter a password.",
  });
});

it("limits appear in the common texts, and a field may have its own text", () => {
  const notes = {password: {min: 8}, name: {max: 80, words: {too_long: "At most 80."}}};
  expect(fieldMistakes({password: "too_short", name: "too_long"}, t, notes)).toEqual({
    password: "Use at least 8 characters.",
    name: "At most 80.",
  });
});
