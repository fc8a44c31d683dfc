import {resetBody, resetRequestBody} from "@gradus/backend/contract/accounts";
import {expect, it} from "vitest";
import {formWords} from "@/client/forms/form-words";
import type {Failure} from "@/client/session/reply";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {getTranslator} from "@/lib/messages";
import {passwordFailure, passwordMistakes, requestFailure, requestMistakes} from "./reset-rules";

const t = getTranslator("en");
const words = {
  form: formWords({...EXAMPLE_CONTEXT, t}),
  failed: t("reset.failed"),
  noAccount: t("reset.noAccount"),
};
const error = t("reset.error", {email: "support@gradus.example"});
const refused = (code: Failure["code"], rest: Partial<Failure> = {}) => ({
  ...{ok: false as const, status: 400, data: null},
  err: {code, request_id: "ref", ...rest},
});

it("asking for a link: every outcome has the words of the specification", () => {
  expect(requestMistakes({email: ""}, words).email).toBe("This is required. Enter a valid email address.");
  expect(requestFailure(refused("reset_no_account"), words)).toMatchObject({
    mistakes: {email: "There is no account with this email yet."},
  });
  expect(requestFailure(refused("reset_failed"), words)).toMatchObject({
    problem: "Password reset failed. Please try again.",
  });
  expect(requestFailure(refused("internal"), words)).toMatchObject({
    problem: "Password reset failed. Please try again.",
  });
});

it("choosing a password: too short, too common, and a link that is over", () => {
  expect(passwordMistakes({password: "seven77"}, words).password).toBe("Use at least 8 characters.");
  expect(
    passwordFailure(refused("invalid", {field_errors: {password: "too_common"}}), words, error),
  ).toMatchObject({mistakes: {password: "This password is easy to guess. Choose another."}});
  expect(passwordFailure(refused("reset_invalid"), words, error)).toMatchObject({
    problem: "Something went wrong with the reset. Contact support at support@gradus.example.",
  });
});

it("what passes here, the contract takes", () => {
  expect(resetRequestBody.safeParse({email: "mira@example.test", locale: "de"}).success).toBe(true);
  expect(passwordMistakes({password: "eight888"}, words)).toEqual({});
  expect(resetBody.safeParse({password: "eight888"}).success).toBe(true);
});
