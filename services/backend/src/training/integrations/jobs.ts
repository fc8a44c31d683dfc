import {defineJobs} from "../../core/module.ts";
import {PLATFORM_KINDS} from "./job-kinds.ts";
import type {PlatformJobDeps} from "./jobs/job-deps.ts";
import {revokeTokens} from "./jobs/revoke-tokens.ts";
import {syncPlatform} from "./jobs/sync-platform.ts";
import {workEvent} from "./jobs/work-event.ts";

export const platformJobs = defineJobs(PLATFORM_KINDS, (deps: PlatformJobDeps) => ({
  "platform-event": (event) => workEvent(deps, event),
  "platform-revoke": ({revocation}) => revokeTokens(deps, revocation),
  "platform-sync": (link) => syncPlatform(deps, link),
}));
