import {resetBody, resetRequestBody} from "@gradus/backend/contract/accounts";
import {expect, it} from "vitest";
import type {Failure} from "@/client/session/reply";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {RESET_PASSWORD_MESSAGES, RESET_REQUEST_MESSAGES} from "./reset-messages";
import {passwordFailure, passwordMistakes, requestFailure, requestMistakes} from "./reset-rules";

const market = {region: "us", locale: "en"} as const;
const request = clientTranslator(selectMessages(market, RESET_REQUEST_MESSAGES));
const reset = clientTranslator(selectMessages(market, RESET_PASSWORD_MESSAGES));
const email = "support@gradus.example";
const refused = (code: Failure["code"], rest: Partial<Failure> = {}) => ({
  ok: false as const,
  status: 400,
  data: null,
  err: {code, request_id: "ref", ...rest},
});

it("asking for a link: every outcome has the words of the specification", () => {
  expect(requestMistakes({email: ""}, request).email).toBe("This is required. Enter a valid email address.");
  expect(requestFailure(refused("reset_no_account"), request)).toMatchObject({
    mistakes: {email: "There is no account with this email yet."},
  });
  expect(requestFailure(refused("reset_failed"), request)).toMatchObject({
    problem: "Password reset failed. Please try again.",
  });
  expect(requestFailure(refused("internal"), request)).toMatchObject({
    problem: "Password reset failed. Please try again.",
  });
});

it("choosing a password: too short, too common, and a link that is over", () => {
  expect(passwordMistakes({password: "seven77"}, reset).password).toBe("Use at least 8 characters.");
  expect(
    passwordFailure(refused("invalid", {field_errors: {password: "too_common"}}), reset, email),
  ).toMatchObject({mistakes: {password: "This password is easy to guess. Choose another."}});
  expect(passwordFailure(refused("reset_invalid"), reset, email)).toMatchObject({
    problem: "Something went wrong with the reset. Contact support at support@gradus.example.",
  });
});

it("what passes here, the contract takes", () => {
  expect(resetRequestBody.safeParse({email: "mira@example.test", locale: "de"}).success).toBe(true);
  expect(passwordMistakes({password: "eight888"}, reset)).toEqual({});
  expect(resetBody.safeParse({password: "eight888"}).success).toBe(true);
});
