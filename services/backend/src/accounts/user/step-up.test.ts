import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, PASSWORD} from "../../../test/people.ts";
import {listRoutes} from "../../../test/routes.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {session} from "../../contract/session.ts";
import {account, identity} from "../account/tables.ts";

const databases = await openTestDatabases();
const USER = "/b/api/v1/users/{id}";
const OFFICE = "/canyon/admin";
const ADMIN = "/b/admin";
const why = {reason: "It has to be"};

/**
 * The request to each route that requires a new sign-in once the last one is a quarter of an hour old. A route missing
 * here fails.
 */
const SENSITIVE: Readonly<Record<string, {query?: string; body?: object}>> = {
  [`put ${USER}`]: {query: "?fields=email", body: {email: "new@example.com"}},
  [`patch ${USER}`]: {body: {email: "new@example.com"}},
  [`post ${USER}/identities/{provider}`]: {
    body: {
      code: "c",
      code_verifier: "v".repeat(43),
      redirect_uri: "https://site.example/x",
      nonce: "n".repeat(16),
    },
  },
  [`delete ${USER}/identities/{provider}`]: {},
  [`post ${USER}/otp/enroll`]: {body: {}},
  [`post ${USER}/otp/confirm`]: {body: {code: "123456"}},
  [`delete ${USER}/otp`]: {},
  [`post ${USER}/export`]: {body: {}},
  [`post ${USER}/export/link`]: {body: {}},
  [`post ${USER}/delete`]: {body: {user_name: "ann"}},
  [`patch ${OFFICE}/orders/{pretty_id}`]: {body: {...why, action: "pack", version: 0}},
  [`post ${OFFICE}/orders/{pretty_id}/cancel`]: {body: {...why, version: 0}},
  [`post ${OFFICE}/orders/{pretty_id}/resend-email`]: {body: {...why, template: "refund"}},
  [`post ${OFFICE}/orders/{pretty_id}/refunds`]: {body: {...why, idempotency_key: "a-key-of-tests"}},
  [`patch ${OFFICE}/returns/{rma_id}`]: {body: {...why, action: "approve"}},
  [`post ${OFFICE}/stock/adjust`]: {body: {...why, sku: "pod", qty: 1, code: "counted"}},
  [`put ${OFFICE}/prices`]: {body: {...why, sku: "pod", currency: "EUR", amount: 1}},
  [`post ${OFFICE}/products/sync`]: {body: why},
  [`post ${OFFICE}/promotion-codes`]: {body: {...why, code: "SPRING", percent_off: 10}},
  [`patch ${OFFICE}/promotion-codes/{id}`]: {body: {...why, active: false}},
  [`post ${OFFICE}/events/{id}/replay`]: {body: why},
  [`post ${OFFICE}/outbox/{id}/retry`]: {body: why},
  [`post ${OFFICE}/reconcile/run`]: {body: why},
  [`post ${OFFICE}/reconcile/{id}/resolve`]: {body: why},
  [`post ${OFFICE}/tasks/{id}/close`]: {body: why},
  [`post ${OFFICE}/refunds/{id}/approve`]: {body: why},
  [`post ${OFFICE}/refunds/{id}/reject`]: {body: why},
  [`post ${ADMIN}/footdata/reprocess`]: {body: {...why, from: "2026-02-01", to: "2026-02-28"}},
  [`post ${ADMIN}/users/{id}/plans/{plan_id}/phase`]: {body: {...why, action: "advance"}},
  [`post ${ADMIN}/jobs/{id}/retry`]: {body: why},
  [`post ${ADMIN}/jobs/{id}/cancel`]: {body: why},
};

describe.each(databases)("what needs a recent sign-in on $name", ({db, reset}) => {
  beforeEach(reset);

  it("is refused to a session that proved nothing for a quarter of an hour, and changes nothing", async () => {
    const app = createTestApp(db);
    await addPerson(db, {groups: ["admin"]});
    const headers = bearer(await sessionOfBefore(app));
    const stored = async () => [await db.select().from(account), await db.select().from(identity)];
    const before = await stored();
    const asking = (await listRoutes(app)).filter(({refusals}) => refusals.includes("step_up_required"));
    expect(asking.map(({method, path}) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(SENSITIVE).toSorted(),
    );
    for (const {method, path} of asking) {
      const {query = "", body} = SENSITIVE[`${method} ${path}`] ?? {};
      const address =
        path
          .replace("{id}", "me")
          .replace("{provider}", "google")
          .replaceAll(/\{\w+\}/g, "none") + query;
      const answer = await app.app.request(address, {
        method: method.toUpperCase(),
        headers: {...headers, "content-type": "application/json"},
        ...(body && {body: JSON.stringify(body)}),
      });
      const {err} = errorReply.parse(await answer.json());
      expect([`${method} ${path}`, answer.status, err.code]).toEqual([
        `${method} ${path}`,
        403,
        "step_up_required",
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  /** Signed in 15 minutes ago, renewed just now: renewing proves nothing about who is there. */
  async function sessionOfBefore(app: ReturnType<typeof createTestApp>) {
    const data = z.object({data: session});
    const signIn = await app.post("/b/email/signin", {email: "ann@example.com", password: PASSWORD});
    const {refresh_token, user_id, client_id} = data.parse(await signIn.json()).data;
    app.advance(15 * 60);
    const renewed = await app.post("/b/token/refresh", {refresh_token, user_id}, {"x-client-id": client_id});
    return z.object({data: z.object({access_token: z.string()})}).parse(await renewed.json()).data;
  }
});
