import type {ReadGrants} from "../entitlements/grants.ts";
import type {SyncDeps} from "../orders/sync-session.ts";

export interface MembershipDeps extends SyncDeps {
  readonly siteUrl: string;
  /** All that an account was granted, by whatever. */
  readonly readGrants: ReadGrants;
}
