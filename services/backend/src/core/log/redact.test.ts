import {describe, expect, it} from "vitest";
import {redact, redactPath, redactText} from "./redact.ts";

describe("a text in the log", () => {
  it.each([
    ["POST /x?code=4711&page=2 failed", "POST /x?code=<hidden>&page=2 failed"],
    ['unexpected {"password":"tr0ub4dor & 3","n":1}', 'unexpected {"password":<hidden>,"n":1}'],
    [String.raw`{"password":"a\"b c","n":1}`, '{"password":<hidden>,"n":1}'],
    ["{ refreshToken: 'abc', id: 7 }", "{ refreshToken: <hidden>, id: 7 }"],
    [String.raw`{"body":"{\"token\":\"a b\",\"n\":1}"}`, String.raw`{"body":"{\"token\":\<hidden>}`],
    ["authorization: Bearer abc.def", "authorization: <hidden> <hidden>"],
    ["sent bearer abc.def to us", "sent bearer <hidden> to us"],
    ["bad token eyJhbGciOi.eyJzdWIi.c2ln here", "bad token <hidden> here"],
    ["rt1.ses_1.4.bWFj is spent", "<hidden> is spent"],
    ["550 <ann@example.com> unknown", "550 <<address>> unknown"],
    [`GET http://x/reset/${"y".repeat(43)}?a=1`, "GET http://x/reset/<hidden>?a=1"],
    ["nothing to hide: 3 jobs, zip code of a place", "nothing to hide: 3 jobs, zip code of a place"],
  ])("%s", (text, shown) => {
    expect(redactText(text)).toBe(shown);
  });

  it.each(["password=", "a", "eyJ-"])(
    "is read no further than its beginning, however it is made: %s",
    (part) => {
      expect(redactText(part.repeat(500_000))).toBe(redactText(part.repeat(500_000).slice(0, 4_000)));
    },
  );
});

it("fields are hidden by name, at any depth and in any spelling", () => {
  const fields = {
    job: "j1",
    request: {headers: {Authorization: "Bearer x"}, list: [{sessionId: "s", note: "to ann@example.com"}]},
    "id-token": "x",
  };
  expect(redact(fields)).toEqual({
    job: "j1",
    request: {headers: {Authorization: "<hidden>"}, list: [{sessionId: "<hidden>", note: "to <address>"}]},
    "id-token": "<hidden>",
  });
});

it("a value that contains itself does not end the process", () => {
  const loop: Record<string, unknown> = {name: "loop"};
  loop.self = loop;
  expect(JSON.stringify(redact(loop))).toContain("<deep>");
});

describe("the path of a request", () => {
  const token = "x".repeat(43);
  it.each([
    ["/b/reset/password/abc", "/b/reset/password/:sessionId", "/b/reset/password/<hidden>"],
    ["/canyon/gifts/GOOD12", "/canyon/gifts/:code{[A-Z0-9]+}", "/canyon/gifts/<hidden>"],
    ["/b/users/usr_1/sessions", "/b/users/:id/sessions", "/b/users/usr_1/sessions"],
    [`/b/legal/texts/${token}`, "/b/legal/texts/:hash", `/b/legal/texts/${token}`],
    [`/b/reset/passwort/${token}`, "/*", "/b/reset/passwort/<hidden>"],
    ["/b/verify/ann@example.com", "/*", "/b/verify/<address>"],
  ])("%s at %s", (path, route, shown) => {
    expect(redactPath(path, route)).toBe(shown);
  });
});
