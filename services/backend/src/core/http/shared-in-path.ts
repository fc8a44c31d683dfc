import type {Context} from "hono";
import type {ShareLevel} from "../../contract/share-values.ts";
import type {Actor, Resource} from "../authorization/can.ts";
import type {AppEnv} from "./api.ts";
import {ownerInPath} from "./define-route.ts";

export interface SharedInPathDeps {
  /** How much `viewer` may see of `owner` at this moment; null is nothing. */
  readonly readShareLevel: (owner: string, viewer: string) => Promise<ShareLevel | null>;
}

/** For routes that a share opens, too: the owner from the path, and what they share with the caller at this moment. */
export function sharedInPath({readShareLevel}: SharedInPathDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const resource = ownerInPath(c, actor);
    if (!resource || actor.kind !== "user" || resource.owner === actor.id) return resource;
    const shared = await readShareLevel(resource.owner, actor.id);
    return {...resource, shared};
  };
}
