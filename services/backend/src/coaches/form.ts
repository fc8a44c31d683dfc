import type {Context} from "hono";
import type {Secret} from "../core/crypto/secret.ts";
import type {Db} from "../core/db/db.ts";
import {type ClientAddressDeps, clientAddress} from "../core/http/client-address.ts";
import {requireToken} from "../core/rate-limit/rate-limit.ts";

export interface FormDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly siteUrl: string;
  /** Notifies the dispatcher of queued mail, so that it is sent at once. */
  readonly wakeMail: () => void;
}

const VISITOR_LIMIT = {burst: 3, perMinute: 3 / 60};
/** Shared by everything on this machine that names no visitor. */
const LOCAL_LIMIT = {burst: 60, perMinute: 60};

export async function limitForm(c: Context, deps: FormDeps & ClientAddressDeps) {
  const address = clientAddress(c, deps);
  const key = deps.secret.sign("rate-coach-form", address ?? "local");
  await requireToken(deps.db, key, address ? VISITOR_LIMIT : LOCAL_LIMIT, deps.now());
}
