import {createDeletionRepository} from "../accounts/account/deletion-repository.ts";
import {createIdleAccounts} from "../accounts/account/idle-accounts.ts";
import {createSessionRepository} from "../accounts/sessions/session-repository.ts";
import {createAudit} from "../core/audit/audit.ts";
import {withTransaction} from "../core/db/db.ts";
import {currentTrace} from "../core/http/request-trace.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {accountPrivacy} from "./mails/privacy-mail.ts";
import {type DeletionDeps, hideFromOthers} from "./request-deletion.ts";

/**
 * Notifies users who have not signed in for three years that their account will be deleted, and starts the deletion a
 * month later.
 */
export async function retireIdle(deps: DeletionDeps) {
  const idle = createIdleAccounts(deps.db);
  await idle.forgetReturned();
  for (const id of await idle.listDue(deps.now())) await retire(deps, id);
  for (const id of await idle.listUnnotified(deps.now())) await notifyOwner(deps, id);
  deps.wakeMail();
}

async function notifyOwner({db, now}: DeletionDeps, id: string) {
  const at = now();
  await withTransaction(db, async (tx) => {
    const idle = createIdleAccounts(tx);
    const owner = await idle.find(id, at);
    if (!owner) return;
    const on = await idle.recordNotice(id, at);
    await enqueueMail(tx, accountPrivacy, {
      dedupe: `account-idle.${id}.${at.toISOString()}`,
      locale: owner.locale,
      to: owner.email,
      payload: {letter: "account_idle", region: owner.region, on: on.toISOString()},
      at,
    });
  });
}

/**
 * Makes an idle account due for erasure at once, with those whose two weeks are over: the warning mail already gave its
 * owner time to return.
 */
async function retire(deps: DeletionDeps, id: string) {
  const at = deps.now();
  await withTransaction(deps.db, async (tx) => {
    const idle = createIdleAccounts(tx);
    await idle.forget(id);
    if (!(await idle.find(id, at))) return;
    if (!(await createDeletionRepository(tx).begin(id, at, at, "idle"))) return;
    await createSessionRepository(tx).endAll(id, "deleted", at);
    await hideFromOthers(tx, deps, id, at);
    const entry = {actor_id: "system", actor_role: "system", action: "account.retire", target: id} as const;
    await createAudit({db: tx, now: deps.now}).append(tx, {...entry, ...currentTrace()});
  });
}
