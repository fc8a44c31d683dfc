import type {AppDeps} from "../config/deps.ts";
import {createGrants} from "./grants.ts";
import {PLATFORMS, type Platform} from "./platforms.ts";
import {createRecords} from "./records.ts";
import {createSwitches} from "./switches.ts";
import {createWebhooks} from "./webhooks.ts";

export type Partner = ReturnType<typeof createPartner>;
export type Partners = ReadonlyMap<Platform, Partner>;

export function createPartners(deps: AppDeps): Partners {
  return new Map(PLATFORMS.map((platform) => [platform, createPartner(platform, deps)]));
}

function createPartner(platform: Platform, {now, logger, backendUrl, partnerClient}: AppDeps) {
  const switches = createSwitches();
  const secret = partnerClient.webhookSecret;
  return {
    platform,
    switches,
    grants: createGrants(now),
    records: createRecords(now),
    webhooks: createWebhooks({platform, backendUrl, secret, switches, logger, now}),
  };
}
