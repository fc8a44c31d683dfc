import type {z} from "@hono/zod-openapi";
import {createAccountRepository} from "../accounts/account/account-repository.ts";
import {recordSecurityEvent} from "../accounts/account/security-log.ts";
import * as calls from "../contract/calls/sharing.ts";
import type {shareRemoval, sharesQuery} from "../contract/sharing.ts";
import {withTransaction} from "../core/db/db.ts";
import {notFound} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, ownerInPath} from "../core/http/define-route.ts";
import {expectedVersion} from "../core/http/expected-version.ts";
import {changeShare} from "./change-share.ts";
import {inviteToShare} from "./invite.ts";
import type {Participant} from "./share-conditions.ts";
import {createShareRepository} from "./share-repository.ts";
import type {SharingDeps} from "./sharing-deps.ts";
import {toShare} from "./to-share.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const inviteRoute = defineRoute(calls.invite, ownerInPath);
const changeRoute = defineRoute(calls.change, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

export function sharingRoutes(deps: SharingDeps) {
  const {db, now} = deps;

  async function requireParticipant(id: string): Promise<Participant> {
    const person = await createAccountRepository(db).get(id, now());
    if (person) return person;
    throw notFound();
  }

  async function list(me: string, {direction, status}: z.infer<typeof sharesQuery>) {
    const found = await createShareRepository(db).listOf(await requireParticipant(me));
    const statuses: ReadonlySet<string> = new Set(status ? [status] : ["pending", "accepted"]);
    return found
      .map((each) => toShare(each, me, now()))
      .filter((each) => statuses.has(each.status) && (!direction || each.direction === direction));
  }

  async function remove(me: string, which: z.infer<typeof shareRemoval>) {
    const participant = await requireParticipant(me);
    const at = now();
    await withTransaction(db, async (tx) => {
      const ended = await createShareRepository(tx).end(which, participant, at);
      if (ended > 0) await recordSecurityEvent(tx, {user_id: me, event: "share.remove", at});
    });
  }

  return createApi()
    .openapi(listRoute, async (c) => {
      return c.json({data: {items: await list(c.var.owner, c.req.valid("query"))}}, 200);
    })
    .openapi(inviteRoute, async (c) => {
      return c.json({data: await inviteToShare(deps, c.var.owner, c.req.valid("json"))}, 201);
    })
    .openapi(changeRoute, async (c) => {
      const me = await requireParticipant(c.var.owner);
      const {share_id: id} = c.req.valid("param");
      const data = await changeShare(deps, me, {id, edit: c.req.valid("json"), expected: expectedVersion(c)});
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      await remove(c.var.owner, c.req.valid("json"));
      return c.json({data: {removed: true as const}}, 200);
    });
}
