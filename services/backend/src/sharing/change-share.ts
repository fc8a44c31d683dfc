import {lockAccount} from "../accounts/account/lock-account.ts";
import {recordSecurityEvent} from "../accounts/account/security-log.ts";
import type {FieldCode} from "../contract/field-code.ts";
import type {Share, ShareEdit} from "../contract/sharing.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {AppError, notFound} from "../core/errors.ts";
import {requireFutureEnd} from "./invite.ts";
import type {Participant} from "./share-conditions.ts";
import type {ShareRow} from "./share-reads.ts";
import {createShareRepository} from "./share-repository.ts";
import type {SharingDeps} from "./sharing-deps.ts";
import {toShare} from "./to-share.ts";

type Deps = Pick<SharingDeps, "db" | "now">;

interface Change {
  readonly id: string;
  readonly edit: ShareEdit;
  /** The version the person saw, where they care. */
  readonly expected: number | null;
}

/** The giver of a share changes its level and expiry; the receiver accepts or declines it. */
export async function changeShare({db, now}: Deps, me: Participant, change: Change): Promise<Share> {
  const at = now();
  const changed = await withTransaction(db, async (tx) => {
    const shares = createShareRepository(tx);
    // Serialized per receiver: of two invitations accepted at once, one would be left over.
    await lockAccount(tx, me.id);
    const found = await shares.get(change.id, me);
    if (!found) throw notFound();
    if (change.expected !== null && change.expected !== found.share.version) throw conflict(found.share);
    const isDone = await apply(tx, found.share, {me, edit: change.edit, at});
    if (!isDone) throw conflict(found.share);
    await recordSecurityEvent(tx, {user_id: me.id, event: "share.change", at});
    return shares.get(change.id, me);
  });
  if (!changed) throw notFound();
  return toShare(changed, me.id, at);
}

interface Applied {
  readonly me: Participant;
  readonly edit: ShareEdit;
  readonly at: Date;
}

function apply(tx: Db, row: ShareRow, {me, edit, at}: Applied) {
  const shares = createShareRepository(tx);
  const {status, level, expires_at} = edit;
  if (row.giver_id !== me.id) {
    refuseOthers({level, expires_at});
    if (!status) throw refuse({status: "required"});
    return shares.answer(row, me, status, at);
  }
  refuseOthers({status});
  if (level === undefined && expires_at === undefined) throw refuse({level: "required"});
  return shares.change(
    row,
    {
      ...(level !== undefined && {level}),
      ...(expires_at !== undefined && {expires_at: requireFutureEnd(expires_at, at)}),
    },
    at,
  );
}

/** What the other side decides is no field of this one. */
function refuseOthers(fields: Readonly<Record<string, unknown>>) {
  const strangers = Object.keys(fields).filter((name) => fields[name] !== undefined);
  if (strangers.length === 0) return;
  throw refuse(Object.fromEntries(strangers.map((name) => [name, "unknown_field" as const])));
}

function refuse(field_errors: Readonly<Record<string, FieldCode>>) {
  return new AppError("invalid", "The fields do not fit this side of the share", {field_errors});
}

function conflict({version}: ShareRow) {
  return new AppError("conflict", "It was changed meanwhile", {params: {current: version}});
}
