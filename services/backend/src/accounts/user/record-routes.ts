import {z} from "@hono/zod-openapi";
import {consentBody, consentList, consentReply, securityLog} from "../../contract/accounts.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {createAgreementRepository} from "../../legal/agreements/agreement-repository.ts";
import {recordAgreement} from "../../legal/agreements/record-agreement.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {addConsent, listConsents} from "../account/consents.ts";
import {findChangedDocuments} from "../account/must-accept.ts";
import {listSecurityEvents, recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createUserRepository} from "./user-repository.ts";

const params = z.object({id: z.string().max(64)});

const listRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/consents",
  tags: ["user"],
  summary: "What one agreed to, and what one allowed or took back",
  request: {params},
  responses: {200: reply(consentList), ...GUARDED},
});

const recordRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/consents",
  tags: ["user"],
  summary: "Allow something, take it back, or agree to documents that changed",
  request: {params, body: jsonBody(consentBody)},
  responses: {
    201: reply(consentReply),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("version_changed"),
    503: refusal("unavailable"),
  },
});

const logRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/security-log",
  tags: ["user"],
  summary: "The last hundred sign-ins and changes, the newest first",
  request: {params},
  responses: {200: reply(securityLog), ...GUARDED},
});

export function recordRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const agreements = await createAgreementRepository(deps.db).listOfUser(c.var.owner);
      const consents = await listConsents(deps.db, c.var.owner);
      const must_accept = await listChanged(deps, c.var.owner);
      return c.json({data: {agreements, consents, must_accept}}, 200);
    })
    .openapi(recordRoute, async (c) => {
      const id = await recordConsent(deps, c.var.owner, c.req.valid("json"));
      return c.json({data: {id}}, 201);
    })
    .openapi(logRoute, async (c) => {
      return c.json({data: {items: await listSecurityEvents(deps.db, c.var.owner)}}, 200);
    });
}

async function listChanged(deps: AccountDeps, user: string) {
  const person = await createAccountRepository(deps.db).get(user, deps.now());
  return person?.state === "active" ? findChangedDocuments(deps, person) : [];
}

async function recordConsent(deps: AccountDeps, user: string, body: z.infer<typeof consentBody>) {
  const at = deps.now();
  const person = await createAccountRepository(deps.db).get(user, at);
  if (!person) throw new AppError("not_found", "Nothing is at this path");
  const {region, locale} = person;
  const note = (tx: Db) => recordSecurityEvent(tx, {user_id: user, event: "consent.record", at});
  if (body.kind === "documents") {
    const agreed = {context: "reconsent" as const, region, locale, documents: body.documents};
    return recordAgreement(deps, agreed, {user, order: null}, note);
  }
  return withTransaction(deps.db, async (tx) => {
    // The mail that consent is about follows it.
    if (body.kind === "marketing") await createUserRepository(tx).setNews(user, body.granted);
    const id = await addConsent(tx, {...body, user_id: user, region, locale, source: "account", at});
    await note(tx);
    return id;
  });
}
