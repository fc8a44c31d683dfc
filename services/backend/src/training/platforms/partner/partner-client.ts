import {
  type BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from "cockatiel";
import type {z} from "zod";
import type {WorkoutRefusal} from "../../../contract/platforms.ts";
import type {Outgoing, OutgoingReply, OutgoingRequest} from "../outgoing/outgoing-client.ts";
import type {PlatformSettings} from "../platform-settings.ts";
import {PartnerFailure} from "./partner-failure.ts";
import {
  activityList,
  checkReply,
  meReply,
  refusalReply,
  type TokenReply,
  tokenReply,
} from "./partner-replies.ts";

const FAILURES_BEFORE_BREAK = 5;
const RETRY_AFTER_MS = 30_000;

export type Partner = ReturnType<typeof createPartner>;

export interface PartnerWorkout {
  readonly title: string;
  readonly day: string;
  readonly time: string | null;
  /** A FIT workout file in base 64. */
  readonly fit: string;
}

export const UNAUTHORIZED = Symbol("unauthorized");

/** After five failures in a row it sends nothing for half a minute. */
export function createPartner(settings: PlatformSettings, outgoing: Outgoing) {
  const {token_url, revoke_url, check_url, api_url, client_id, client_secret} = settings;
  const client = {client_id, client_secret};
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof PartnerFailure && error.code === "unreachable"),
    {halfOpenAfter: RETRY_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_BREAK)},
  );

  async function ask(url: string, request?: OutgoingRequest): Promise<OutgoingReply> {
    try {
      return await breaker.execute(() => requestOnce(outgoing, url, request));
    } catch (error) {
      if (!isBrokenCircuitError(error)) throw error;
      throw brokenCircuit(error);
    }
  }

  /** Null when what was shown is refused for good. */
  async function askForTokens(grant: Readonly<Record<string, string>>): Promise<TokenReply | null> {
    const reply = await ask(token_url, {method: "POST", form: {...grant, ...client}});
    if (reply.status === 200) return parse(reply, tokenReply);
    const {data} = refusalReply.safeParse(readJson(reply));
    if (reply.status === 400 && data?.error === "invalid_grant") return null;
    throw new PartnerFailure("refused", `The token endpoint answered ${reply.status}`);
  }

  async function get(path: string, access_token: string) {
    const reply = await ask(`${api_url}${path}`, {headers: {authorization: `Bearer ${access_token}`}});
    if (reply.status === 401) return UNAUTHORIZED;
    if (reply.status === 200) return reply;
    throw new PartnerFailure("refused", `The platform answered ${reply.status}`);
  }

  async function read<T extends z.ZodType>(path: string, access_token: string, schema: T) {
    const reply = await get(path, access_token);
    return reply === UNAUTHORIZED ? reply : parse(reply, schema);
  }

  const change = (method: "PUT" | "DELETE", id: string, access_token: string, json?: object) =>
    ask(`${api_url}/workouts/${encodeURIComponent(id)}`, {
      method,
      headers: {authorization: `Bearer ${access_token}`},
      ...(json && {json}),
    });

  return {
    settings,

    redeemCode: (code: string, code_verifier: string, redirect_uri: string) =>
      askForTokens({grant_type: "authorization_code", code, code_verifier, redirect_uri}),

    redeemPartnerToken: (partner_token: string) => askForTokens({grant_type: "partner_token", partner_token}),

    refresh: (refresh_token: string) => askForTokens({grant_type: "refresh_token", refresh_token}),

    /** What a link that began at the platform is worth. */
    async check(partner_token: string) {
      if (check_url === undefined) throw new PartnerFailure("refused", "Nothing can begin at this platform");
      return parse(await ask(check_url, {method: "POST", form: {partner_token, ...client}}), checkReply);
    },

    /** Ends what the token allows. A platform that knows no such call forgets by itself. */
    async revoke(token: string) {
      if (revoke_url === undefined) return;
      const {status} = await ask(revoke_url, {method: "POST", form: {token, ...client}});
      if (status !== 200) throw new PartnerFailure("refused", `Revoking was answered with ${status}`);
    },

    whoAmI: (access_token: string) => read("/me", access_token, meReply),

    listActivities: (access_token: string, since: string | null) =>
      read(
        `/activities${since === null ? "" : `?${new URLSearchParams({updated_after: since})}`}`,
        access_token,
        activityList,
      ),

    async getFile(access_token: string, id: string) {
      const reply = await get(`/activities/${encodeURIComponent(id)}/file`, access_token);
      return reply === UNAUTHORIZED ? reply : new Uint8Array(reply.body);
    },

    /** Under our own id, so that a second time changes what is there. */
    async putWorkout(access_token: string, id: string, workout: PartnerWorkout) {
      const {status} = await change("PUT", id, access_token, workout);
      if (status === 401) return UNAUTHORIZED;
      return {refusal: status < 300 ? null : refusalOf(status)};
    },

    /** Also of one that is not there any more. */
    async removeWorkout(access_token: string, id: string) {
      const {status} = await change("DELETE", id, access_token);
      if (status === 401) return UNAUTHORIZED;
      if (status < 300 || status === 404 || status === 410) return true;
      throw new PartnerFailure("refused", `Removing a workout was answered with ${status}`);
    },
  };
}

/** Why a workout was refused: the athlete can do something about the first two reasons. */
function refusalOf(status: number): WorkoutRefusal {
  if (status === 403) return "permission";
  return [400, 413, 415, 422].includes(status) ? "unsupported" : "other";
}

async function requestOnce(outgoing: Outgoing, url: string, request?: OutgoingRequest) {
  const reply = await outgoing(url, request).catch((cause) => {
    throw new PartnerFailure("unreachable", "The platform does not answer", {cause});
  });
  if (reply.status >= 500) throw new PartnerFailure("unreachable", `The platform answered ${reply.status}`);
  if (reply.status === 429) throw new PartnerFailure("quota", "The platform's quota is used up");
  return reply;
}

function brokenCircuit(cause: BrokenCircuitError) {
  return new PartnerFailure("unreachable", "The platform failed too often and is left alone", {cause});
}

function parse<T extends z.ZodType>(reply: OutgoingReply, schema: T): z.output<T> {
  const parsed = schema.safeParse(readJson(reply));
  if (parsed.success) return parsed.data;
  throw new PartnerFailure("bad_answer", `The platform answered something unknown, ${reply.status}`);
}

function readJson({body}: OutgoingReply): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}
