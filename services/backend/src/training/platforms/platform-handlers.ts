import type {JobHandlers} from "../../core/jobs/job-kind.ts";
import type {PLATFORM_KINDS} from "./job-kinds.ts";
import {deliverWorkouts, enqueueDeliveries} from "./jobs/deliver-workouts.ts";
import {handleEvent} from "./jobs/handle-event.ts";
import type {PlatformJobDeps} from "./jobs/job-deps.ts";
import {revokeTokens} from "./jobs/revoke-tokens.ts";
import {syncPlatform} from "./jobs/sync-platform.ts";

export const platformHandlers = (deps: PlatformJobDeps): JobHandlers<typeof PLATFORM_KINDS> => ({
  "platform-event": (event) => handleEvent(deps, event),
  "platform-revoke": ({revocation}) => revokeTokens(deps, revocation),
  "platform-sync": (link) => syncPlatform(deps, link),
  "platform-workouts": (link) => deliverWorkouts(deps, link),
  "platform-workouts-due": () => enqueueDeliveries(deps),
});
