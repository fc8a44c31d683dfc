import type {z} from "@hono/zod-openapi";
import type {consentBody} from "../../contract/accounts.ts";
import * as calls from "../../contract/calls/account-records.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {createAgreementRepository} from "../../legal/agreements/agreement-repository.ts";
import {recordAgreement} from "../../legal/agreements/record-agreement.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import {addConsent, listConsents} from "../account/consents.ts";
import {findChangedDocuments} from "../account/find-changed-documents.ts";
import {listSecurityEvents, recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createUserRepository} from "./user-repository.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const recordRoute = defineRoute(calls.recordConsent, ownerInPath);
const logRoute = defineRoute(calls.log, ownerInPath);

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
  if (!person) throw notFound();
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
