import type {z} from "zod";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import type {Platform, permissionReply, WorkoutDelivery} from "../../contract/platforms.ts";
import {notFound} from "../../core/errors.ts";
import {describePlatform} from "./link/describe-platform.ts";
import {createLinkRepository, type LinkRow} from "./link/link-repository.ts";
import type {PlatformDeps} from "./platform-deps.ts";
import {deliveryOf, workoutDeliveryOf} from "./workouts/delivery-of.ts";

type Deps = Pick<PlatformDeps, "db" | "now" | "platforms" | "readAccess">;

export async function listOwnPlatforms(deps: Deps, user_id: string): Promise<Platform[]> {
  const region = await regionOf(deps, user_id);
  const links = await createLinkRepository(deps.db).list(user_id);
  return Promise.all(
    deps.platforms.list().map(async (one) => {
      const link = links.find(({platform}) => platform === one.name) ?? null;
      return describePlatform(one, link, region, await deliveryOf(deps, one.partner, link));
    }),
  );
}

export async function listWorkoutDeliveries(
  deps: Deps,
  user_id: string,
  workout_id: string,
): Promise<WorkoutDelivery[]> {
  const links = await createLinkRepository(deps.db).list(user_id);
  const found = await Promise.all(
    deps.platforms.list().map(async ({name, partner}) => {
      const link = links.find(({platform}) => platform === name);
      return link ? workoutDeliveryOf(deps, partner, link, workout_id) : null;
    }),
  );
  return found.filter((one) => one !== null);
}

export async function describeOne(deps: Deps, name: string, user_id: string, link: LinkRow | null) {
  const partner = deps.platforms.require(name);
  const region = await regionOf(deps, user_id);
  return describePlatform({name, partner}, link, region, await deliveryOf(deps, partner, link));
}

export async function describePermission(
  deps: Deps,
  user_id: string,
  provider: string,
): Promise<z.infer<typeof permissionReply>> {
  const requiredScopes = deps.platforms.require(provider).settings.scopes;
  const link = await createLinkRepository(deps.db).get({user_id, platform: provider});
  const granted = link !== null && link.state !== "expired";
  const scopes = granted ? link.scopes : [];
  return {
    provider,
    granted,
    scopes,
    missing: requiredScopes.filter((scope) => !scopes.includes(scope)),
    expires_at: granted ? link.token_expires_at.toISOString() : null,
    reconnect: link?.state === "expired",
  };
}

export async function regionOf({db, now}: Pick<Deps, "db" | "now">, user_id: string): Promise<string> {
  const owner = await createAccountRepository(db).get(user_id, now());
  if (!owner) throw notFound();
  return owner.region;
}
