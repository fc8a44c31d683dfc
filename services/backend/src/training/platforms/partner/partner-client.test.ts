import {afterEach, describe, expect, it, vi} from "vitest";
import type {Outgoing, OutgoingReply, OutgoingRequest} from "../outgoing/outgoing-client.ts";
import type {PlatformSettings} from "../platform-settings.ts";
import {createPartner, type Partner, UNAUTHORIZED} from "./partner-client.ts";
import {PartnerFailure} from "./partner-failure.ts";

const SETTINGS: PlatformSettings = {
  name: "Example",
  authorize_url: "https://p.example/authorize",
  token_url: "https://p.example/token",
  revoke_url: "https://p.example/revoke",
  check_url: "https://p.example/check",
  api_url: "https://p.example/api",
  client_id: "our-id",
  client_secret: "our-secret",
  scopes: ["activities"],
  flows: {activities: "in", workouts: "out"},
  calls_per_minute: 60,
};
const TOKENS = {access_token: "at_1", refresh_token: "rt_1", expires_in: 3600};

interface PartnerRequest extends OutgoingRequest {
  readonly url: string;
}

/** A platform that gives one answer to everything. */
function partnerThat(answer: Outgoing, settings: Partial<PlatformSettings> = {}) {
  const requests: PartnerRequest[] = [];
  const partner = createPartner({...SETTINGS, ...settings}, (url, request = {}) => {
    requests.push({...request, url});
    return answer(url, request);
  });
  return {partner, asked: requests};
}

function answers(status: number, body: unknown = {}): Outgoing {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return async (): Promise<OutgoingReply> => ({status, body: Buffer.from(text)});
}

/** The outcome of a call: its value, or the code that is reported to the owner of the link. */
async function outcomeOf(call: Promise<unknown>) {
  try {
    const value = await call;
    return value === UNAUTHORIZED ? "unauthorized" : value;
  } catch (error) {
    return error instanceof PartnerFailure ? error.code : String(error);
  }
}

const whoAmI = (partner: Partner) => partner.whoAmI("at_1");
const list = (partner: Partner) => partner.listActivities("at_1", null);
const refresh = (partner: Partner) => partner.refresh("rt_1");
const check = (partner: Partner) => partner.check("pt_1");
const revoke = (partner: Partner) => partner.revoke("rt_1");

describe("the identity of a user at a platform", () => {
  it.each([
    ["their id", answers(200, {id: "runner"}), {id: "runner"}],
    ["more than we asked for", answers(200, {id: "runner", email: "a@b.example"}), {id: "runner"}],
    ["no id", answers(200, {}), "bad_answer"],
    ["an empty id", answers(200, {id: ""}), "bad_answer"],
    ["an id that is a number", answers(200, {id: 7}), "bad_answer"],
    ["an id longer than any", answers(200, {id: "x".repeat(257)}), "bad_answer"],
    ["a page instead of data", answers(200, "<!doctype html><h1>Sorry</h1>"), "bad_answer"],
    ["half of an answer", answers(200, '{"id":"run'), "bad_answer"],
    ["nothing at all", answers(200, ""), "bad_answer"],
    ["null", answers(200, "null"), "bad_answer"],
    ["a list", answers(200, "[]"), "bad_answer"],
    ["that the token is over", answers(401, {error: "invalid_token"}), "unauthorized"],
    ["that the scope is missing", answers(403), "refused"],
    ["that nothing is there", answers(404), "refused"],
    ["success without a body", answers(204, ""), "refused"],
    ["that it was asked too often", answers(429), "quota"],
    ["an error of its own", answers(500), "unreachable"],
    ["that it is being repaired", answers(503, "<h1>Soon back</h1>"), "unreachable"],
    ["no answer in time", () => Promise.reject(new DOMException("slow", "TimeoutError")), "unreachable"],
    ["a redirect", () => Promise.reject(new Error("p.example redirects")), "unreachable"],
  ])("%s", async (_case, answer, expected) => {
    expect(await outcomeOf(whoAmI(partnerThat(answer).partner))).toEqual(expected);
  });
});

describe("a token endpoint", () => {
  it.each([
    ["gives both tokens", answers(200, TOKENS), TOKENS],
    [
      "keeps the refresh token we have",
      answers(200, {access_token: "a", expires_in: 1}),
      {
        access_token: "a",
        expires_in: 1,
      },
    ],
    ["says the permission is over", answers(400, {error: "invalid_grant"}), null],
    ["does not know us: nobody is disconnected for that", answers(400, {error: "invalid_client"}), "refused"],
    ["refuses our secret", answers(401, {error: "invalid_client"}), "refused"],
    ["says so with another status", answers(401, {error: "invalid_grant"}), "refused"],
    ["says it while it fails", answers(500, {error: "invalid_grant"}), "unreachable"],
    ["says it while it is too busy", answers(429, {error: "invalid_grant"}), "quota"],
    ["refuses in words we cannot read", answers(400, "<h1>Bad request</h1>"), "refused"],
    ["gives no access token", answers(200, {refresh_token: "rt", expires_in: 60}), "bad_answer"],
    ["gives an empty one", answers(200, {...TOKENS, access_token: ""}), "bad_answer"],
    ["gives one that ends a header", answers(200, {...TOKENS, access_token: "a\r\nx-a: b"}), "bad_answer"],
    ["gives one with a space", answers(200, {...TOKENS, access_token: "a b"}), "bad_answer"],
    ["gives one too long to send", answers(200, {...TOKENS, access_token: "a".repeat(4097)}), "bad_answer"],
    ["gives an empty refresh token", answers(200, {...TOKENS, refresh_token: ""}), "bad_answer"],
    ["gives one that is over", answers(200, {...TOKENS, expires_in: 0}), "bad_answer"],
    ["gives one that was over before", answers(200, {...TOKENS, expires_in: -60}), "bad_answer"],
    ["tells the time in words", answers(200, {...TOKENS, expires_in: "3600"}), "bad_answer"],
    ["breaks off", answers(200, '{"access_token":"at_'), "bad_answer"],
  ])("%s", async (_case, answer, expected) => {
    expect(await outcomeOf(refresh(partnerThat(answer).partner))).toEqual(expected);
  });
});

describe("a list of runs", () => {
  const run = (id: unknown, updated_at: unknown = "2026-03-01T12:00:00Z") => ({items: [{id, updated_at}]});
  it.each([
    ["none", {items: []}, {items: []}],
    ["not a list", {items: {}}, "bad_answer"],
    ["no list", {}, "bad_answer"],
    ["a run without an id", run(undefined), "bad_answer"],
    ["a run whose id breaks a line", run("a\nb"), "bad_answer"],
    ["a run called like this folder", run("."), "bad_answer"],
    ["a run called like the one above", run(".."), "bad_answer"],
    ["a run of no time", run("a", "yesterday"), "bad_answer"],
    ["a time in no zone", run("a", "2026-03-01T12:00:00"), "bad_answer"],
  ])("%s", async (_case, body, expected) => {
    expect(await outcomeOf(list(partnerThat(answers(200, body)).partner))).toEqual(expected);
  });

  it("a list of runs is requested from a given time on, which is sent as a query value and cannot alter the rest of the URL", async () => {
    const {partner, asked} = partnerThat(answers(200, {items: []}));
    await partner.listActivities("at_1", "2026-03-01T12:00:00+01:00&all=1");
    const [{url = ""} = {}] = asked;
    expect([...new URL(url).searchParams]).toEqual([["updated_after", "2026-03-01T12:00:00+01:00&all=1"]]);
  });

  it.each(["../../me", "a/b", "a?b=c", "a#b", "%2e%2e"])(
    "a run with the ID %s is requested as a single path segment",
    async (id) => {
      const {partner, asked} = partnerThat(answers(200, "<gpx>"));
      await partner.getFile("at_1", id);
      const {pathname, search, hash} = new URL(asked[0]?.url ?? "");
      const [name = ""] = /[^/]+(?=\/file$)/.exec(pathname) ?? [];
      expect([decodeURIComponent(name), search, hash]).toEqual([id, "", ""]);
      expect(pathname.startsWith("/api/activities/")).toBe(true);
    },
  );
});

describe("a link that began at the platform", () => {
  it.each([
    ["is good", answers(200, {valid: true, external_id: "r"}), {valid: true, external_id: "r"}],
    ["is not", answers(200, {valid: false}), {valid: false}],
    ["is neither", answers(200, {valid: "yes"}), "bad_answer"],
    ["ends at no time", answers(200, {valid: true, expires_at: "soon"}), "bad_answer"],
    ["cannot be looked at now", answers(502), "unreachable"],
  ])("%s", async (_case, answer, expected) => {
    expect(await outcomeOf(check(partnerThat(answer).partner))).toEqual(expected);
  });

  it("a link is refused without any request when the platform cannot begin links", async () => {
    const {check_url: _none, ...settings} = SETTINGS;
    const transport = vi.fn(answers(200));
    expect(await outcomeOf(check(createPartner(settings, transport)))).toBe("refused");
    expect(transport).not.toHaveBeenCalled();
  });
});

describe("ending a permission", () => {
  it.each([
    ["done", answers(200, ""), undefined],
    ["refused: to be tried again", answers(400), "refused"],
    ["away: to be tried again", answers(504), "unreachable"],
    ["too often: to be tried again", answers(429), "quota"],
  ])("%s", async (_case, answer, expected) => {
    expect(await outcomeOf(revoke(partnerThat(answer).partner))).toBe(expected);
  });

  it("no request is sent to a platform that offers no revoke call", async () => {
    const {revoke_url: _none, ...settings} = SETTINGS;
    const transport = vi.fn(answers(500));
    expect(await outcomeOf(revoke(createPartner(settings, transport)))).toBeUndefined();
    expect(transport).not.toHaveBeenCalled();
  });
});

it("secrets travel in the body or the header, never in an address or in what is thrown", async () => {
  const {partner, asked} = partnerThat(answers(418, {error: "teapot at_1 rt_1"}));
  const calls = [
    partner.redeemCode("code_1", "verifier_1", "https://us.example/back"),
    partner.redeemPartnerToken("pt_1"),
    refresh(partner),
    check(partner),
    revoke(partner),
    whoAmI(partner),
  ];
  const thrown = (await Promise.allSettled(calls)).map((call) =>
    call.status === "rejected" ? `${call.reason.message} ${call.reason.cause ?? ""}` : "no refusal",
  );
  const visible = [...thrown, ...asked.map(({url}) => url)].join("\n");
  expect(visible).not.toMatch(/code_1|verifier_1|pt_1|rt_1|at_1|our-secret/);
  expect(asked.map(({method = "GET", form = {}}) => [method, form.client_secret])).toEqual([
    ...Array(5).fill(["POST", "our-secret"]),
    ["GET", undefined],
  ]);
  expect(asked.at(-1)?.headers).toEqual({authorization: "Bearer at_1"});
});

describe("a platform that is failing", () => {
  afterEach(() => vi.useRealTimers());

  /** Answers with these statuses in turn, and counts who got through to it. */
  function inTurn(...statuses: number[]) {
    const transport = vi.fn(async () => ({status: statuses.shift() ?? 500, body: Buffer.from('{"id":"r"}')}));
    const partner = createPartner(SETTINGS, transport);
    const ask = async (times: number) => {
      for (let count = 0; count < times; count++) await outcomeOf(whoAmI(partner));
      return transport.mock.calls.length;
    };
    return {ask};
  }

  it.each([
    ["refuses", 403],
    ["counts our calls", 429],
    ["says a token is over", 401],
  ])("a platform keeps being called while it %s, because it does respond", async (_case, status) => {
    expect(await inTurn(...Array(8).fill(status)).ask(8)).toBe(8);
  });

  it("a platform keeps being called when it recovers before the fifth failure", async () => {
    const {ask} = inTurn(500, 500, 500, 500, 200, 500, 500, 500, 500, 200);
    expect(await ask(10)).toBe(10);
  });

  it("gets one call after half a minute, and is left alone again when that fails too", async () => {
    vi.useFakeTimers({toFake: ["Date"]});
    const {ask} = inTurn();
    expect(await ask(9)).toBe(5);
    vi.setSystemTime(Date.now() + 30_000);
    expect(await ask(3)).toBe(6);
    vi.setSystemTime(Date.now() + 29_999);
    expect(await ask(1)).toBe(6);
  });

  it("does not hold up another platform", async () => {
    const broken = inTurn();
    await broken.ask(9);
    expect(await inTurn(200, 200).ask(2)).toBe(2);
  });
});
