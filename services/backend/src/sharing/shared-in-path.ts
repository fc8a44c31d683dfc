import type {Context} from "hono";
import type {Db} from "../db/db.ts";
import type {AppEnv} from "../http/api.ts";
import type {Actor, Resource} from "../http/can.ts";
import {ownerInPath} from "../http/define-route.ts";
import {createShareRepository} from "./share-repository.ts";

/** For routes that a share opens too: whose account is in the path, and what they share with whoever asks, now. */
export function sharedInPath({db, now}: {readonly db: Db; readonly now: () => Date}) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const resource = ownerInPath(c, actor);
    if (!resource || actor.kind !== "user" || resource.owner === actor.id) return resource;
    const shared = await createShareRepository(db).levelFor(resource.owner, actor.id, now());
    return {...resource, shared};
  };
}
