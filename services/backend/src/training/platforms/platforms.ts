import {notFound} from "../../core/errors.ts";
import type {Outgoing} from "./outgoing/outgoing-client.ts";
import {createPartner, type Partner} from "./partner/partner-client.ts";
import type {PlatformSettingsByName} from "./platform-settings.ts";

export type Platforms = ReturnType<typeof createPlatforms>;

export function createPlatforms(settings: PlatformSettingsByName, outgoing: Outgoing) {
  const partners = new Map(
    Object.entries(settings).map(([name, platform]) => [name, createPartner(platform, outgoing)]),
  );
  return {
    list: () => [...partners].map(([name, partner]) => ({name, partner})),

    /** For jobs that name a platform: throws when it is no longer configured, since such a job cannot count as done. */
    requireConfigured(name: string): Partner {
      const partner = partners.get(name);
      if (partner) return partner;
      throw new Error(
        `PLATFORMS names no ${name}: this process knows less than the one that asked, or it was removed`,
      );
    },

    /** For requests. */
    require(name: string): Partner {
      const partner = partners.get(name);
      if (partner) return partner;
      throw notFound();
    },
  };
}
