import {createAccountRepository, type Person} from "../accounts/account/account-repository.ts";
import {lockAccount} from "../accounts/account/lock-account.ts";
import {recordSecurityEvent} from "../accounts/account/security-log.ts";
import {SHARE_LIMITS} from "../contract/share-values.ts";
import type {Share, ShareInvite} from "../contract/sharing.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {newId} from "../core/db/new-id.ts";
import {AppError, notFound} from "../core/errors.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {limitSubject, tryConsume} from "../core/rate-limit/limit-visitor.ts";
import {findInvitee, type Invitee, isSelf} from "./invitee.ts";
import {shareInvitation} from "./mails/share-invitation.ts";
import type {NewShare} from "./share-changes.ts";
import {createShareRepository} from "./share-repository.ts";
import type {SharingDeps} from "./sharing-deps.ts";
import {toShare} from "./to-share.ts";

const DAY_MINUTES = 24 * 60;
const TWENTY_A_DAY = {burst: 20, perMinute: 20 / DAY_MINUTES};
/**
 * Limits the mails to one invitee, however many people invite the address; each invitation remains valid without its
 * mail.
 */
const MAILS_PER_INVITEE = {burst: 10, perMinute: 10 / DAY_MINUTES};

/**
 * Invites another person to see the user's training. The answer is the same whether or not an account has that address
 * or name; the mail differs.
 */
export async function inviteToShare(deps: SharingDeps, user: string, body: ShareInvite): Promise<Share> {
  const at = deps.now();
  const me = await createAccountRepository(deps.db).get(user, at);
  if (!me) throw notFound();
  if (!me.email_verified_at) throw new AppError("forbidden", "Confirm your own address first");
  const invitee = await findInvitee(deps.db, body, at);
  if (isSelf(invitee, me)) throw new AppError("share_self", "This is your own account");
  const expires_at = requireFutureEnd(body.expires_at, at);
  await limitSubject(deps, "share-invite", user, TWENTY_A_DAY);
  const isMailed =
    invitee.mailbox !== null && (await tryConsume(deps, "share-invitee", invitee.key, MAILS_PER_INVITEE));
  const row = {
    id: newId("shr"),
    giver_id: user,
    receiver_id: invitee.receiver_id,
    invite_key: invitee.key,
    invite_label: invitee.label,
    level: body.level,
    status: "pending" as const,
    message: body.message || null,
    expires_at,
    created_at: at,
  };
  const createdShare = await withTransaction(deps.db, async (tx) => {
    await addInvitation(tx, row, at);
    if (isMailed) await enqueueInvitation(tx, {me, invitee, row, at});
    await recordSecurityEvent(tx, {user_id: user, event: "share.create", at});
    return createShareRepository(tx).get(row.id, me);
  });
  if (!createdShare) throw new Error(`The share ${row.id} was made and is not there`);
  deps.wakeMail();
  return toShare(createdShare, user, at);
}

/** Under a lock of the giver, so that two invitations at once do not both see room for one. */
async function addInvitation(tx: Db, row: NewShare, at: Date) {
  const shares = createShareRepository(tx);
  await lockAccount(tx, row.giver_id);
  await shares.endOverdue(row.giver_id, at);
  if ((await shares.countGiven(row.giver_id, at)) >= SHARE_LIMITS.given) {
    throw new AppError("share_limit", `At most ${SHARE_LIMITS.given} shares`);
  }
  const isKnown = row.receiver_id != null && (await shares.isInForce(row.giver_id, row.receiver_id, at));
  if (isKnown || !(await shares.add(row))) throw new AppError("share_exists", "You share with them already");
}

interface Invitation {
  readonly me: Person;
  readonly invitee: Invitee;
  readonly row: NewShare;
  readonly at: Date;
}

async function enqueueInvitation(tx: Db, {me, invitee, row, at}: Invitation) {
  const {person, mailbox} = invitee;
  if (mailbox === null) return;
  const hasAccount = person?.email_verified_at != null;
  const {locale, region} = hasAccount ? person : me;
  await enqueueMail(tx, shareInvitation, {
    dedupe: `share-invitation.${row.id}`,
    locale,
    to: mailbox,
    payload: {
      region,
      giver_id: me.id,
      level: row.level,
      name: `${me.first_name} (${me.user_name})`,
      message: row.message ?? "",
      account: hasAccount ? "known" : "new",
    },
    at,
  });
}

export function requireFutureEnd(expires_at: string | null | undefined, now: Date): Date | null {
  if (expires_at == null) return null;
  const date = new Date(expires_at);
  if (date > now) return date;
  throw new AppError("invalid", "The end must lie ahead", {field_errors: {expires_at: "out_of_range"}});
}
