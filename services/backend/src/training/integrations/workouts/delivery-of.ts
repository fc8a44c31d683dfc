import type {Platform} from "../../../contract/platforms.ts";
import type {LinkRow} from "../link/link-repository.ts";
import type {Partner} from "../partner/partner-client.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {createDeliveryRepository} from "./delivery-repository.ts";
import {takesWorkouts} from "./takes-workouts.ts";

/** How the workouts of the coming days get to a platform; what needs looking at comes first. Null where none go. */
export async function deliveryOf(
  {db, now, readAccess}: Pick<PlatformDeps, "db" | "now" | "readAccess">,
  partner: Partner,
  link: LinkRow | null,
): Promise<Platform["delivery"]> {
  if (!link || link.state === "expired" || !takesWorkouts(partner)) return null;
  if ((await readAccess(link.user_id)) !== "full_membership") return null;
  const wanted = await createDeliveryRepository(db).wanted(link, now());
  const answered = wanted.filter(({mark, answeredMark}) => mark === answeredMark);
  const refused = answered.filter(({isRefused}) => isRefused === true).length;
  if (refused > 0) return {state: "refused", count: refused};
  const waiting = wanted.length - answered.length;
  return waiting > 0 ? {state: "waiting", count: waiting} : {state: "sent", count: answered.length};
}
