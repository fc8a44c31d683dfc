import {describe, expect, it} from "vitest";
import {AppError} from "../errors.ts";
import {createStaffDirectory} from "./staff.ts";

const ANN = {id: "sta_ann", name: "Ann", roles: [{name: "legalAuthor"}, {name: "editor"}]};
const answer = (status: number, body: unknown = {}) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), {status});

/** A staff directory on a fake content API with the reply a test wants, a clock to advance, and the recorded calls. */
function open(reply: (token: string) => Response | Promise<Response> = () => answer(200, ANN)) {
  let time = Date.parse("2026-03-01T12:00:00Z");
  const state = {reply};
  const requests: string[] = [];
  const identifyStaff = createStaffDirectory({
    now: () => new Date(time),
    content: {
      whoAmI: async (token) => {
        requests.push(token);
        return state.reply(token);
      },
    },
  });
  return {
    identifyStaff,
    asked: requests,
    state,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe("who shows a token of the content", () => {
  it("a token identifies the staff member that the content system names, with their roles and the token they write with", async () => {
    const {identifyStaff} = open();
    expect(await identifyStaff("t-1")).toEqual({
      id: "sta_ann",
      name: "Ann",
      roles: ["legalAuthor", "editor"],
      token: "t-1",
    });
  });

  it.each([
    ["the token is unknown", answer(401), "unauthenticated"],
    ["the token is forbidden", answer(403), "unauthenticated"],
    ["the token is unknown to the hosted service, which says nothing", answer(200, {}), "unauthenticated"],
    ["the answer names nobody", answer(200, {id: "", roles: []}), "unauthenticated"],
    [
      "the answer has roles of another shape",
      answer(200, {...ANN, roles: ["legalAuthor"]}),
      "unauthenticated",
    ],
    ["the content fails", answer(500), "unavailable"],
    ["the content asks for patience", answer(429), "unavailable"],
    ["the content is moved", answer(302), "unavailable"],
  ])("no staff member is identified when %s", async (_case, reply, code) => {
    expect(await refusalOf(open(() => reply).identifyStaff("t-1"))).toBe(code);
  });

  it("a staff member without a name or roles is still identified, but has no rights", async () => {
    expect(await open(() => answer(200, {id: "sta_x"})).identifyStaff("t-1")).toMatchObject({
      name: "",
      roles: [],
    });
  });

  it("a staff member is looked up once in 30 seconds, and a revoked role is gone after that", async () => {
    const {identifyStaff, asked, state, advance} = open();
    await identifyStaff("t-1");
    state.reply = () => answer(200, {...ANN, roles: []});
    advance(29.999);
    expect([(await identifyStaff("t-1")).roles.length, asked.length]).toEqual([2, 1]);
    advance(0.001);
    expect([(await identifyStaff("t-1")).roles.length, asked.length]).toEqual([0, 2]);
  });

  it("each token is looked up separately, so one staff member is never taken for another", async () => {
    const {identifyStaff} = open((token) => answer(200, {...ANN, id: `sta_${token}`}));
    expect([
      (await identifyStaff("a")).id,
      (await identifyStaff("b")).id,
      (await identifyStaff("a")).token,
    ]).toEqual(["sta_a", "sta_b", "a"]);
  });

  it("a lookup that the content system rejected or could not answer is not cached, but repeated", async () => {
    const {identifyStaff, state} = open(() => answer(503));
    expect(await refusalOf(identifyStaff("t-1"))).toBe("unavailable");
    state.reply = () => answer(401);
    expect(await refusalOf(identifyStaff("t-1"))).toBe("unauthenticated");
    state.reply = () => answer(200, ANN);
    expect((await identifyStaff("t-1")).id).toBe("sta_ann");
  });

  it("many of them do not fill memory: after a thousand it begins anew", async () => {
    const {identifyStaff, asked} = open();
    for (let number = 0; number < 1001; number++) await identifyStaff(`t-${number}`);
    await identifyStaff("t-0");
    expect(asked.filter((token) => token === "t-0")).toHaveLength(2);
    await identifyStaff("t-1000");
    expect(asked.filter((token) => token === "t-1000")).toHaveLength(1);
  });
});
