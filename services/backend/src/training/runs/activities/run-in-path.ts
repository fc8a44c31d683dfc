import type {Context} from "hono";
import type {Actor, Resource} from "../../../core/authorization/can.ts";
import type {Db} from "../../../core/db/db.ts";
import type {AppEnv} from "../../../core/http/api.ts";
import type {SharedInPathDeps} from "../../../core/http/shared-in-path.ts";
import {createRunRepository} from "./run-repository.ts";

export interface RunInPathDeps extends SharedInPathDeps {
  readonly db: Db;
}

export function runInPath({db, readShareLevel}: RunInPathDeps) {
  return async (c: Context<AppEnv>, actor: Actor): Promise<Resource | null> => {
    const owner = await createRunRepository(db).ownerOf(c.req.param("id") ?? "");
    if (owner === null || actor.kind !== "user") return null;
    return owner === actor.id ? {owner} : {owner, shared: await readShareLevel(owner, actor.id)};
  };
}
