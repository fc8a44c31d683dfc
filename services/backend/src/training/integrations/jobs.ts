import {defineJobs} from "../../core/module.ts";
import {PLATFORM_KINDS} from "./job-kinds.ts";
import {handleEvent} from "./jobs/handle-event.ts";
import type {PlatformJobDeps} from "./jobs/job-deps.ts";
import {revokeTokens} from "./jobs/revoke-tokens.ts";
import {syncPlatform} from "./jobs/sync-platform.ts";

export const platformJobs = defineJobs(PLATFORM_KINDS, (deps: PlatformJobDeps) => ({
  "platform-event": (event) => handleEvent(deps, event),
  "platform-revoke": ({revocation}) => revokeTokens(deps, revocation),
  "platform-sync": (link) => syncPlatform(deps, link),
}));
