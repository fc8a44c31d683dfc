import {lt} from "drizzle-orm";
import {daysBefore} from "../../core/days-before.ts";
import {defineJobs, type Module} from "../../core/module.ts";
import {connectRoutes} from "./connect-routes.ts";
import {eventRoutes} from "./event-routes.ts";
import {PLATFORM_KINDS} from "./job-kinds.ts";
import type {PlatformJobDeps} from "./jobs/job-deps.ts";
import {platformExpired} from "./mails/platform-expired.ts";
import {PLATFORM_DATA} from "./personal-data.ts";
import type {PlatformDeps} from "./platform-deps.ts";
import {platformHandlers} from "./platform-handlers.ts";
import {platform_event, platform_revocation} from "./tables.ts";
import {userPlatformRoutes} from "./user-routes.ts";

const EVENT_RETENTION_DAYS = 30;
/** Tokens that a platform would not take back are worth nothing after a day of trying. */
const REVOCATION_RETENTION_DAYS = 1;

/** Other platforms: links to accounts there, runs that come from them, workouts that go to them. */
export const platforms: Module<PlatformDeps & PlatformJobDeps> = {
  routes: (deps) => [connectRoutes(deps), eventRoutes(deps), userPlatformRoutes(deps)],
  jobs: defineJobs(PLATFORM_KINDS, (deps: PlatformJobDeps) => platformHandlers(deps)),
  mails: [platformExpired],
  personalData: PLATFORM_DATA,
  cleanUp: async ({db, now}) => {
    const events = daysBefore(now(), EVENT_RETENTION_DAYS);
    await db.delete(platform_event).where(lt(platform_event.received_at, events));
    const revocations = daysBefore(now(), REVOCATION_RETENTION_DAYS);
    await db.delete(platform_revocation).where(lt(platform_revocation.created_at, revocations));
  },
};
