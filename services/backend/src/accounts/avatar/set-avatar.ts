import {eq, sql} from "drizzle-orm";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import type {PictureStore} from "../../core/storage/picture-store.ts";
import {account, profile} from "../account/tables.ts";
import {shrinkPicture} from "./shrink-picture.ts";

export interface AvatarDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly pictures: PictureStore;
}

/** The picture's name is new each time, so that browsers may cache it for good. */
export async function setAvatar(deps: AvatarDeps, user: string, file: Uint8Array) {
  const key = `${newId("ava")}.webp`;
  await deps.pictures.put(key, await shrinkPicture(file));
  await replaceKey(deps, user, key);
}

/** Taking away what is not there is no error. */
export function removeAvatar(deps: AvatarDeps, user: string) {
  return replaceKey(deps, user, null);
}

/** The former picture goes once nothing names it. A crash before that leaves a file, never a broken account. */
async function replaceKey({db, now, pictures}: AvatarDeps, user: string, avatar_key: string | null) {
  const former = await withTransaction(db, async (tx) => {
    const isOwner = eq(profile.user_id, user);
    const [before] = await tx.select({key: profile.avatar_key}).from(profile).where(isOwner).for("update");
    if (before?.key === avatar_key) return null;
    await tx.update(profile).set({avatar_key}).where(isOwner);
    const version = sql`${account.version} + 1`;
    await tx.update(account).set({version, updated_at: now()}).where(eq(account.id, user));
    return before?.key ?? null;
  });
  if (former !== null) await pictures.remove(former);
}
