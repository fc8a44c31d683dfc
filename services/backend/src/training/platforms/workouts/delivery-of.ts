import {type Platform, WORKOUT_REFUSALS, type WorkoutDelivery} from "../../../contract/platforms.ts";
import type {Partner} from "../partner/partner-client.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import type {platform_link} from "../tables.ts";
import {createDeliveryRepository, type PlannedDelivery} from "./delivery-repository.ts";
import {takesWorkouts} from "./takes-workouts.ts";

type Deps = Pick<PlatformDeps, "db" | "now" | "readAccess">;
type Link = Pick<typeof platform_link.$inferSelect, "user_id" | "platform" | "state">;

/** How the workouts of the coming days get to a platform; what needs looking at comes first. Null where none go. */
export async function deliveryOf(
  deps: Deps,
  partner: Partner,
  link: Link | null,
): Promise<Platform["delivery"]> {
  const desired = await wantedAt(deps, partner, link);
  if (desired === null) return null;
  const waiting = desired.filter((one) => !isAnswered(one)).length;
  const refusals = desired.filter(isAnswered).flatMap(({refusal}) => refusal ?? []);
  const refusal = WORKOUT_REFUSALS.find((reason) => refusals.includes(reason));
  if (refusal) return {state: "refused", count: refusals.length, refusal};
  return waiting > 0 ? {state: "waiting", count: waiting} : {state: "sent", count: desired.length};
}

/** Null when the workout does not go to the platform. */
export async function workoutDeliveryOf(
  deps: Deps,
  partner: Partner,
  link: Link,
  workout_id: string,
): Promise<WorkoutDelivery | null> {
  const one = (await wantedAt(deps, partner, link))?.find((delivery) => delivery.workout_id === workout_id);
  if (!one) return null;
  const {refusal, answered_at} = one;
  const destination = {platform: link.platform, name: partner.settings.name};
  if (!isAnswered(one) || answered_at === null) return {...destination, state: "waiting"};
  const at = answered_at.toISOString();
  return refusal === null
    ? {...destination, state: "sent", at}
    : {...destination, state: "refused", at, refusal};
}

const isAnswered = ({mark, answeredMark}: PlannedDelivery) => mark === answeredMark;

/** What is to be at a platform; null where nothing goes. */
async function wantedAt({db, now, readAccess}: Deps, partner: Partner, link: Link | null) {
  if (!link || link.state === "expired" || !takesWorkouts(partner)) return null;
  if ((await readAccess(link.user_id)) !== "full_membership") return null;
  return createDeliveryRepository(db).wanted(link, now());
}
