import {verifyBody} from "@gradus/backend/contract/accounts";
import {expect, it} from "vitest";
import type {Failure} from "@/client/session/reply";
import {clientTranslator} from "@/i18n/client-translator";
import {selectMessages} from "@/i18n/select-messages";
import {VERIFY_MESSAGES} from "./verify-messages";
import {cleanCode, codeFailure, codeMistakes} from "./verify-rules";

const t = clientTranslator(selectMessages({region: "us", locale: "en"}, VERIFY_MESSAGES));
const refused = (code: Failure["code"], params = {}) =>
  codeFailure({ok: false, status: 422, data: null, err: {code, params, request_id: "ref"}}, t);

it.each(["123456", " 123 456 ", "123-456", "12 34 56"])("%j is a code", (typed) => {
  expect(codeMistakes({code: typed}, t)).toEqual({});
  expect(verifyBody.parse({code: cleanCode(typed)})).toEqual({code: "123456"});
});

it.each([
  ["", "This is required."],
  ["12345", "Enter the six digits from the email."],
  ["12345a", "Enter the six digits from the email."],
])("%j is none", (typed, mistake) => {
  expect(codeMistakes({code: typed}, t)).toEqual({code: mistake});
});

it("a wrong code, an expired code and too many tries each show what to do", () => {
  expect(refused("code_wrong", {left: 4})).toMatchObject({mistakes: {code: "That code is not right."}});
  expect(refused("code_expired")).toMatchObject({
    mistakes: {code: "That code has expired. We can send a new one."},
  });
  expect(refused("rate_limited", {retry_after: 600})).toMatchObject({
    problem: "Too many tries. Wait 10 minutes and try again.",
  });
});
