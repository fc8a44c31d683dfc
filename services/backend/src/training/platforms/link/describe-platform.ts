import type {Platform} from "../../../contract/platforms.ts";
import {isSupportedIn} from "../platform-settings.ts";
import type {Platforms} from "../platforms.ts";
import type {LinkRow} from "./link-repository.ts";

export function describePlatform(
  {name, partner}: ReturnType<Platforms["list"]>[number],
  link: LinkRow | null,
  region: string,
  delivery: Platform["delivery"],
): Platform {
  const {settings} = partner;
  return {
    platform: name,
    name: settings.name,
    state: link?.state ?? "none",
    flows: settings.flows,
    connected_at: link?.connected_at.toISOString() ?? null,
    last_sync_at: link?.last_sync_at?.toISOString() ?? null,
    last_error:
      link?.error_code && link.error_at ? {code: link.error_code, at: link.error_at.toISOString()} : null,
    supported_in_region: isSupportedIn(settings, region),
    delivery,
  };
}
