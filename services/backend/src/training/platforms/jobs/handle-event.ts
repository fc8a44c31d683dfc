import {withTransaction} from "../../../core/db/db.ts";
import {createEventRepository, type EventKey} from "../event-repository.ts";
import {createLinkRepository} from "../link/link-repository.ts";
import {syncOptions} from "../link/save-link.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

/** Handles an event once: fetches the new runs of the athlete it is about. Other events are ignored. */
export async function handleEvent({db, now, enqueue}: PlatformJobDeps, key: EventKey) {
  await withTransaction(db, async (tx) => {
    const body = await createEventRepository(tx).finish(key, now());
    if (!body?.type.startsWith("activity.") || body.external_id === null) return;
    const link = await createLinkRepository(tx).findByExternalId(key.platform, body.external_id);
    if (!link || link.state === "expired") return;
    const {user_id, platform} = link;
    await enqueue(tx, "platform-sync", {user_id, platform}, syncOptions(link));
  });
}
