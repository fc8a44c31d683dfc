import {randomUUID} from "node:crypto";
import {ownValue} from "@gradus/schemas/own-value";
import {z} from "zod";
import type {Participant, PresenceEvent, PresenceRoom} from "./presence-room.ts";

const request = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.unknown().optional(),
});

const params = {
  authorize: z.object({authorization: z.string().transform((text) => text.replace(/^Bearer\s+/i, ""))}),
  session: z.object({session: z.string().min(1).max(200)}),
  announce: z.object({
    data: z.object({sessionId: z.string().min(1).max(200), locations: z.array(z.unknown()).max(100)}),
  }),
  unsubscribe: z.object({subscriptionId: z.string()}),
};

export interface ConnectionDeps {
  readonly room: PresenceRoom;
  /** Returns the id of the person the token authenticates, or null. */
  readonly authenticate: (token: string) => string | null;
  readonly send: (message: unknown) => void;
}

/** Nothing is served before the client has identified itself. */
export class PresenceConnection {
  readonly #deps: ConnectionDeps;
  readonly #subscriptions = new Set<string>();
  #participant: Participant | null = null;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  receive(text: string): void {
    const call = parseCall(text);
    if (call === null) {
      this.#deps.send({jsonrpc: "2.0", id: null, error: {code: -32700, message: "Not a JSON-RPC request"}});
      return;
    }
    const answer = this.#answer(call.method, call.params);
    this.#deps.send({jsonrpc: "2.0", id: call.id, ...answer});
  }

  close(): void {
    if (this.#participant) this.#deps.room.leave(this.#participant);
    this.#participant = null;
  }

  #answer(method: string, input: unknown) {
    if (method === "authorization") return this.#authorize(input);
    const participant = this.#participant;
    if (!participant) return failure(-32001, "Authorize first");
    if (method === "presence_subscribe") return this.#subscribe();
    const handler = ownValue(this.#handlers, method);
    if (!handler) return failure(-32601, `There is no method "${method.slice(0, 100)}"`);
    return handler(input, participant)
      ? success("ok")
      : failure(-32602, `The parameters of ${method} are not valid`);
  }

  /** Each returns whether its parameters were usable. */
  readonly #handlers: Readonly<Record<string, (input: unknown, participant: Participant) => boolean>> = {
    presence_rollcall: (input, participant) => {
      const parsed = params.session.safeParse(input);
      if (parsed.success) this.#deps.room.callRoll(participant, parsed.data.session);
      return parsed.success;
    },
    presence_announce: (input, participant) => {
      const parsed = params.announce.safeParse(input);
      if (parsed.success) this.#deps.room.announce(participant, parsed.data.data);
      return parsed.success;
    },
    presence_disconnect: (input, participant) => {
      const parsed = params.session.safeParse(input);
      if (parsed.success) this.#deps.room.disconnect(participant, parsed.data.session);
      return parsed.success;
    },
    presence_unsubscribe: (input) => {
      const parsed = params.unsubscribe.safeParse(input);
      if (parsed.success) this.#subscriptions.delete(parsed.data.subscriptionId);
      return parsed.success;
    },
  };

  #authorize(input: unknown) {
    const parsed = params.authorize.safeParse(input);
    const userId = parsed.success ? this.#deps.authenticate(parsed.data.authorization) : null;
    if (userId === null) return failure(-32001, "The token is not known");
    this.close();
    this.#participant = {userId, deliver: (event) => this.#deliver(event)};
    this.#deps.room.join(this.#participant);
    return success("ok");
  }

  #subscribe() {
    const subscription = randomUUID();
    this.#subscriptions.add(subscription);
    return success(subscription);
  }

  #deliver(result: PresenceEvent): void {
    for (const subscription of this.#subscriptions) {
      this.#deps.send({
        jsonrpc: "2.0",
        method: "presence_subscription",
        params: {subscription, result},
      });
    }
  }
}

function parseCall(text: string): z.infer<typeof request> | null {
  try {
    return request.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const success = (result: unknown) => ({result});
const failure = (code: number, message: string) => ({error: {code, message}});
