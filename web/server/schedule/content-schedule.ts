import type {SanityClient} from "@sanity/client";
import {readScheduledChanges} from "./read-scheduled-changes.ts";
import {requestRevalidation} from "./request-revalidation.ts";
import {revalidateOnStart} from "./revalidate-on-start.ts";
import {type ChangeSchedule, scheduleChanges} from "./schedule-changes.ts";

interface Options {
  readonly client: SanityClient;
  /** Signs notices to the framework. Without one nothing is refreshed. */
  readonly secret: string | undefined;
  readonly clock: () => Date;
  /** Whether pages were built ahead, from content that may have changed since. */
  readonly hasPrerendered: boolean;
}

export interface ContentSchedule {
  /** Begins once the site can be reached at this address. */
  start(siteUrl: string): void;
  /** Content was published, so the dates may be others. */
  reread(): void;
  /** Until the next date in the content, as far as is known. */
  secondsLeft(): number;
}

/**
 * Refreshes pages without a publication: at the start of the server, and whenever a date in the content passes.
 */
export function createContentSchedule({client, secret, clock, hasPrerendered}: Options): ContentSchedule {
  let schedule: ChangeSchedule | null = null;
  return {
    start(siteUrl) {
      if (!secret) return;
      const target = {siteUrl, secret};
      // The client's own address: on hosted Sanity each project has a host name of its own.
      if (hasPrerendered) void revalidateOnStart(client.config().url, target);
      schedule = scheduleChanges({
        readChanges: () => readScheduledChanges(client),
        refresh: (document) => requestRevalidation(target, {before: document, after: document}),
        clock,
      });
    },
    reread: () => schedule?.reread(),
    secondsLeft: () => schedule?.secondsLeft() ?? Number.POSITIVE_INFINITY,
  };
}
