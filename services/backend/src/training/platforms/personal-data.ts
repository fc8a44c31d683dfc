import {eq} from "drizzle-orm";
import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {createLinkRepository} from "./link/link-repository.ts";
import {removeLink} from "./link/remove-link.ts";
import {platform_link, platform_revocation, platform_workout} from "./tables.ts";

const OF_LINK = {
  platform: platform_link.platform,
  external_id: platform_link.external_id,
  scopes: platform_link.scopes,
  state: platform_link.state,
  connected_at: platform_link.connected_at,
  last_sync_at: platform_link.last_sync_at,
};

const OF_WORKOUT = {
  platform: platform_workout.platform,
  workout_id: platform_workout.workout_id,
  day: platform_workout.day,
  refusal: platform_workout.refusal,
  answered_at: platform_workout.answered_at,
};

export const PLATFORM_DATA: readonly PersonalTable[] = [
  {
    table: platform_link,
    export: {
      file: "platforms.json",
      read: (db, {id}) => db.select(OF_LINK).from(platform_link).where(eq(platform_link.user_id, id)),
    },
    // Nothing is fetched any more, and the platforms are notified.
    end: async (tx, {id}, {at, enqueue}) => {
      for (const {platform} of await createLinkRepository(tx).list(id)) {
        await removeLink({db: tx, now: () => at, enqueue}, {user_id: id, platform});
      }
    },
    erase: (tx, {id}) => tx.delete(platform_link).where(eq(platform_link.user_id, id)),
  },
  {
    table: platform_workout,
    export: {
      file: "platforms.json",
      read: (db, {id}) =>
        db.select(OF_WORKOUT).from(platform_workout).where(eq(platform_workout.user_id, id)),
    },
    erase: (tx, {id}) => tx.delete(platform_workout).where(eq(platform_workout.user_id, id)),
  },
  {
    table: platform_revocation,
    export: {none: "keys of connections that were removed, until the platform knows"},
    erase: (tx, {id}) => tx.delete(platform_revocation).where(eq(platform_revocation.user_id, id)),
  },
];
