import {encodeWorkout} from "@gradus/training/workouts/fit-workout";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import {createLinkRepository} from "../link/link-repository.ts";
import type {LinkKey} from "../link/link-tokens.ts";
import {syncOptions} from "../link/save-link.ts";
import type {Partner} from "../partner/partner-client.ts";
import {createDeliveryRepository, type PlannedDelivery} from "../workouts/delivery-repository.ts";
import {takesWorkouts} from "../workouts/takes-workouts.ts";
import {callPlatform} from "./call-platform.ts";
import type {PlatformJobDeps} from "./job-deps.ts";

export async function enqueueDeliveries({db, now, platforms, enqueue}: PlatformJobDeps) {
  const taking = platforms.list().filter(({partner}) => takesWorkouts(partner));
  const due = await createDeliveryRepository(db).due(
    taking.map(({name}) => name),
    now(),
  );
  for (const link of due) await enqueue(db, "platform-workouts", {...link}, syncOptions(link));
}

/**
 * Synchronizes the workouts that a platform holds of a user with what is planned. It compares states rather than
 * repeating what was done, so it is idempotent, and the next run makes up for whatever failed.
 */
export async function deliverWorkouts(deps: PlatformJobDeps, key: LinkKey) {
  const link = await createLinkRepository(deps.db).get(key);
  if (!link || link.state === "expired") return;
  const partner = deps.platforms.requireConfigured(key.platform);
  if (!takesWorkouts(partner)) return;
  if (!(await removeGone(deps, partner, key))) return;
  if ((await deps.readAccess(key.user_id)) !== "full_membership") return;
  await sendChanged(deps, partner, key);
}

/** False when the permission ended on the way. Also after a membership: what was taken back shall not stay there. */
async function removeGone(deps: PlatformJobDeps, partner: Partner, key: LinkKey) {
  const deliveries = createDeliveryRepository(deps.db);
  for (const {workout_id} of await deliveries.gone(key, deps.now())) {
    const done = await callPlatform(deps, partner, key, (token) => partner.removeWorkout(token, workout_id));
    if (done === null) return false;
    await deliveries.remove({...key, workout_id});
  }
  return true;
}

async function sendChanged(deps: PlatformJobDeps, partner: Partner, key: LinkKey) {
  const desired = await createDeliveryRepository(deps.db).wanted(key, deps.now());
  const changed = desired.filter(({mark, answeredMark}) => mark !== answeredMark);
  if (changed.length === 0) return;
  const athlete = await requireAthlete(deps.db, key.user_id, deps.now());
  const athleteOn = await readAthleteProfile(deps.db, athlete);
  for (const workout of changed) {
    const {criticalPower} = athleteOn(workout.day);
    if (!(await sendOne(deps, partner, key, workout, criticalPower))) return;
  }
}

/** False when the connection or its permission ended meanwhile. */
async function sendOne(
  deps: PlatformJobDeps,
  partner: Partner,
  link: LinkKey,
  {workout_id, title, day, time, blocks, created_at, mark}: PlannedDelivery,
  criticalPower: number | null,
) {
  const key = {user_id: link.user_id, platform: link.platform, workout_id};
  const isLinked = await withTransaction(deps.db, async (tx) => {
    const lockedLink = await createLinkRepository(tx).lock(key);
    if (lockedLink) await createDeliveryRepository(tx).begin(key, day);
    return lockedLink !== null;
  });
  if (!isLinked) return false;
  const created = Math.floor(created_at.getTime() / 1000);
  const fit = Buffer.from(encodeWorkout({title, blocks, criticalPower, created})).toString("base64");
  const answer = await callPlatform(deps, partner, link, (token) =>
    partner.putWorkout(token, workout_id, {title, day, time, fit}),
  );
  if (answer === null) return false;
  const answered = {mark, refusal: answer.refusal, answered_at: deps.now()};
  await createDeliveryRepository(deps.db).answer(key, answered);
  return true;
}
