import type {SignUpBody} from "../../contract/accounts.ts";
import * as calls from "../../contract/calls/sign-up.ts";
import type {Session} from "../../contract/session.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {requireEmail} from "../../core/mail/parse-email.ts";
import {findOutage} from "../../core/outages.ts";
import {limitSubject, limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {isReserved, normUserName} from "../account/reserved-names.ts";
import type {AccountDeps} from "../account-deps.ts";
import {type Client, clientOf} from "../sessions/client.ts";
import {repeatSignUp} from "./repeat-sign-up.ts";
import {signUp} from "./sign-up.ts";

const PER_ADDRESS = {burst: 5, perMinute: 5 / 60};
const PER_EMAIL = {burst: 3, perMinute: 3 / 60};
const LOOKUPS = {burst: 20, perMinute: 20};
const TAKEN: ReadonlySet<string> = new Set(["account_exists", "user_name_taken"]);
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,64}$/;

const signUpRoute = defineRoute(calls.signUp, null);
const availableRoute = defineRoute(calls.available, null);

export function signUpRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(signUpRoute, async (c) => {
      keepNoReply(c);
      const client = clientOf(c, deps);
      const body = c.req.valid("json");
      const idempotencyKey = c.req.header("idempotency-key") ?? "";
      const key = IDEMPOTENCY_KEY.test(idempotencyKey)
        ? deps.secret.sign("sign-up-key", idempotencyKey)
        : null;
      await limitVisitor(deps, "sign-up", client.address, PER_ADDRESS);
      await limitSubject(deps, "sign-up-email", requireEmail(body.email).norm, PER_EMAIL);
      return c.json({data: await signUpOnce(deps, body, client, key)}, 201);
    })
    .openapi(availableRoute, async (c) => {
      await limitVisitor(deps, "user-name", clientOf(c, deps).address, LOOKUPS);
      const name = normUserName(c.req.valid("query").user_name);
      const available = !isReserved(name) && !(await createAccountRepository(deps.db).isNameTaken(name));
      return c.json({data: {available}}, 200);
    });
}

async function signUpOnce(
  deps: AccountDeps,
  body: SignUpBody,
  client: Client,
  key: string | null,
): Promise<Session> {
  try {
    return await signUp(deps, body, client, key);
  } catch (error) {
    const isTaken = error instanceof AppError && TAKEN.has(error.code);
    const repeated = isTaken ? await repeatSignUp(deps, body, client, key) : null;
    if (repeated) return repeated;
    if (error instanceof AppError && error.status < 500) throw error;
    throw findOutage(error) ?? new AppError("create_failed", "The account could not be made", {cause: error});
  }
}
