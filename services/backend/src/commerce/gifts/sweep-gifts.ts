import {type Db, withTransaction} from "../../core/db/db.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {addMonths} from "../subscriptions/add-months.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";
import {mailGiftRecipient} from "./mail-gift.ts";
import {startWaitingGifts} from "./start-gifts.ts";

const DRAFT_DAYS = 3;
const DAY_MS = 86_400_000;

export async function sweepGifts(deps: SyncDeps) {
  const gifts = createGiftRepository(deps.db);
  for (let after = ""; ; ) {
    const page = await gifts.listDue(after);
    for (const row of page) await sweepGift(deps, row);
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  await gifts.forgetDrafts(new Date(deps.now().getTime() - DRAFT_DAYS * DAY_MS));
}

async function sweepGift(deps: SyncDeps, {id, status, recipient_user_id, starts_at}: GiftRow) {
  if (status === "claimed" && starts_at === null) {
    if (recipient_user_id !== null) await startWaitingGifts(deps, recipient_user_id);
    return;
  }
  await withTransaction(deps.db, async (tx) => {
    const row = await createGiftRepository(tx).lock(id);
    if (row) await advance(tx, row, deps.now());
  });
}

async function advance(tx: Db, row: GiftRow, now: Date) {
  const gifts = createGiftRepository(tx);
  const {id, status, starts_at, ends_at} = row;
  if (status === "purchased") return processUnclaimed(tx, row, now);
  if (ends_at && ends_at <= now) await gifts.change(id, {status: "ended"});
  else if (status === "claimed" && starts_at && starts_at <= now) await gifts.change(id, {status: "active"});
}

/** Handles a gift that is not claimed yet: expires it, or sends the delivery or reminder mail that is due. */
async function processUnclaimed(tx: Db, row: GiftRow, now: Date) {
  const {id, expires_at, deliver_at} = row;
  if (expires_at !== null && expires_at <= now) {
    await createGiftRepository(tx).change(id, {status: "expired"});
    return;
  }
  if (deliver_at !== null && deliver_at <= now) {
    await mailGiftRecipient(tx, row, {letter: "received", cause: "received"}, now);
  }
  if (expires_at !== null && addMonths(expires_at, -1) <= now) {
    await mailGiftRecipient(tx, row, {letter: "reminder", cause: "reminder"}, now);
  }
}
