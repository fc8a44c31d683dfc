import {afterEach, expect, it, vi} from "vitest";
import {isEmail, subscribe} from "./subscribe";

const fetching = vi.spyOn(globalThis, "fetch");
afterEach(() => fetching.mockReset());

const runner = {list: "news", tags: ["footer"], email: "runner@example.com", region: "us", locale: "en"};
const answer = (status: number, body: unknown = {}) =>
  fetching.mockResolvedValue(Response.json(body, {status}));

it.each(["a@b.co", "runner+news@mail.example.org", "läufer@exämple.de"])("%s is an address", (email) => {
  expect(isEmail(email)).toBe(true);
});

it.each(["", "runner", "runner@", "@example.com", "a b@example.com", "runner@example", "a@b@c.de"])(
  "%j is refused without asking",
  async (email) => {
    expect(await subscribe("/x", {...runner, email})).toBe("invalid");
    expect(fetching).not.toHaveBeenCalled();
  },
);

it.each([
  ["pending", "success"],
  ["already", "already"],
] as const)("status %s is %s", async (status, outcome) => {
  answer(200, {data: {status}});
  expect(await subscribe("http://backend.test/x", runner)).toBe(outcome);
  expect(JSON.parse(String(fetching.mock.calls[0]?.[1]?.body))).toEqual(runner);
});

it("400: the backend knows better what an address is", async () => {
  answer(400);
  expect(await subscribe("http://backend.test/x", runner)).toBe("invalid");
});

it.each([429, 500, 503])("%d: failed", async (status) => {
  answer(status);
  expect(await subscribe("http://backend.test/x", runner)).toBe("failed");
});

it.each([
  ["no network", () => Promise.reject(new TypeError("offline"))],
  ["a page instead of data", () => Promise.resolve(new Response("<html>"))],
  ["an empty object", () => Promise.resolve(Response.json({}))],
])("%s: failed", async (_what, reply) => {
  fetching.mockImplementation(reply);
  expect(await subscribe("http://backend.test/x", runner)).toBe("failed");
});
