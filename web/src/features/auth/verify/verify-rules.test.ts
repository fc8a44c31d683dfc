import {verifyBody} from "@gradus/backend/contract/accounts";
import {expect, it} from "vitest";
import type {Failure} from "@/client/session/reply";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {getTranslator} from "@/lib/messages";
import {cleanCode, codeFailure, codeMistakes} from "./verify-rules";
import {verifyWords} from "./verify-words";

const words = verifyWords({
  ...EXAMPLE_CONTEXT,
  t: getTranslator("en"),
  path: "/verify-email",
  href: (path) => path,
});
const refused = (code: Failure["code"], params = {}) =>
  codeFailure({ok: false, status: 422, data: null, err: {code, params, request_id: "ref"}}, words);

it.each(["123456", " 123 456 ", "123-456", "12 34 56"])("%j is a code", (typed) => {
  expect(codeMistakes({code: typed}, words)).toEqual({});
  expect(verifyBody.parse({code: cleanCode(typed)})).toEqual({code: "123456"});
});

it.each([
  ["", "This is required."],
  ["12345", "Enter the six digits from the email."],
  ["12345a", "Enter the six digits from the email."],
])("%j is none", (typed, mistake) => {
  expect(codeMistakes({code: typed}, words)).toEqual({code: mistake});
});

it("wrong, expired and too many tries each say what to do", () => {
  expect(refused("code_wrong", {left: 4})).toMatchObject({mistakes: {code: "That code is not right."}});
  expect(refused("code_expired")).toMatchObject({
    mistakes: {code: "That code has expired. We can send a new one."},
  });
  expect(refused("rate_limited", {retry_after: 600})).toMatchObject({
    problem: "Too many tries. Wait 10 minutes and try again.",
  });
});
