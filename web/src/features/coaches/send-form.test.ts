import {afterEach, expect, it, vi} from "vitest";
import {sendForm} from "./send-form";

const fetching = vi.spyOn(globalThis, "fetch");
afterEach(() => fetching.mockReset());

const answer = (status: number, body: unknown) => fetching.mockResolvedValue(Response.json(body, {status}));

it("202: sent, with what the backend says", async () => {
  answer(202, {data: {status: "sent"}});
  expect(await sendForm("/b/x", {a: 1})).toEqual({kind: "sent", data: {status: "sent"}});
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({method: "POST", body: '{"a":1}'});
});

it.each([
  [400, {err: {code: "invalid", field_errors: {email: "email_invalid"}}}, {email: "email_invalid"}],
  [422, {err: {code: "privacy_required"}}, {privacy: "privacy_required"}],
])("%i: names the wrong fields", async (status, body, fields) => {
  answer(status, body);
  expect(await sendForm("/b/x", {})).toEqual({kind: "invalid", fields});
});

it("429: limited", async () => {
  answer(429, {err: {code: "rate_limited"}});
  expect(await sendForm("/b/x", {})).toEqual({kind: "limited"});
});

it.each([
  ["no network", () => Promise.reject(new TypeError("offline"))],
  ["a page instead of data", () => Promise.resolve(new Response("<html>"))],
  ["a refusal without fields", () => Promise.resolve(Response.json({err: {code: "invalid"}}, {status: 400}))],
  ["trouble on our side", () => Promise.resolve(Response.json({err: {code: "internal"}}, {status: 500}))],
  ["a coach who has left", () => Promise.resolve(Response.json({err: {code: "not_found"}}, {status: 404}))],
])("%s: failed", async (_what, reply) => {
  fetching.mockImplementation(reply);
  expect(await sendForm("/b/x", {})).toEqual({kind: "failed"});
});
