import type {Context} from "hono";
import {createShareRepository} from "../../sharing/share-repository.ts";
import type {Actor, Resource} from "../authorization/can.ts";
import type {Db} from "../db/db.ts";
import type {AppEnv} from "./api.ts";
import {ownerInPath} from "./define-route.ts";

/** For routes that a share opens too: whose account is in the path, and what they share with whoever asks, now. */
export function sharedInPath({db, now}: {readonly db: Db; readonly now: () => Date}) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const resource = ownerInPath(c, actor);
    if (!resource || actor.kind !== "user" || resource.owner === actor.id) return resource;
    const shared = await createShareRepository(db).levelFor(resource.owner, actor.id, now());
    return {...resource, shared};
  };
}
