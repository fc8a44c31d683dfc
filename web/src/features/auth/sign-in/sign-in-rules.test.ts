import {signInBody} from "@gradus/backend/contract/session";
import {expect, it} from "vitest";
import type {Failure} from "@/client/session/reply";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {SIGN_IN_MESSAGES} from "./sign-in-messages";
import {signInFailure, signInMistakes} from "./sign-in-rules";

const t = clientTranslator(selectMessages({region: "us", locale: "en"}, SIGN_IN_MESSAGES));
const refused = (status: number, code: Failure["code"], rest: Partial<Failure> = {}) =>
  signInFailure(
    {ok: false, status, data: null, err: {code, request_id: "ref", ...rest}},
    t,
    "support@gradus.example",
  );

it.each([
  ["", "", "This is required. Enter a valid email address.", "This is required. Enter a password."],
  ["mira", "x", "It looks like this isn't a valid email address.", undefined],
  ["mira@example", " ", "It looks like this isn't a valid email address.", undefined],
  [" mira@example.test ", "x", undefined, undefined],
])("email %j and password %j", (email, password, emailMistake, passwordMistake) => {
  expect(signInMistakes({email, password}, t)).toEqual({
    ...(emailMistake && {email: emailMistake}),
    ...(passwordMistake && {password: passwordMistake}),
  });
});

it("shows the specified message for each refusal, at its field", () => {
  expect(refused(404, "no_account")).toMatchObject({mistakes: {email: "No account found for this email."}});
  expect(refused(422, "wrong_password")).toMatchObject({mistakes: {password: "Incorrect password."}});
  expect(refused(422, "sign_in_failed")).toMatchObject({
    problem: "We could not sign you in. Try again or contact support at support@gradus.example.",
  });
  for (const code of ["internal", "bad_reply"] as const)
    expect(refused(500, code)).toMatchObject({
      problem: "We could not sign you in. Try again or contact support at support@gradus.example.",
    });
  expect(refused(429, "rate_limited", {params: {retry_after: 30}})).toMatchObject({
    problem: "Too many tries. Wait 30 seconds and try again.",
  });
});

it("what passes here, the contract takes", () => {
  expect(signInBody.safeParse({email: "mira@example.test", password: " kept as typed "}).success).toBe(true);
});
