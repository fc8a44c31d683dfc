import type {AccountDeps} from "../../accounts/account-deps.ts";
import type {ReadAccess} from "../../contract/entitlements.ts";
import type {KeyRing} from "../../core/crypto/key-ring.ts";
import type {Enqueue} from "../../core/jobs/job-queue.ts";
import type {PLATFORM_KINDS} from "./job-kinds.ts";
import type {Platforms} from "./platforms.ts";

export interface PlatformDeps
  extends Pick<AccountDeps, "db" | "now" | "secret" | "logger" | "peerAddress" | "trustedProxies"> {
  readonly platforms: Platforms;
  /** Workouts leave for those who have the membership. */
  readonly readAccess: ReadAccess;
  /** Seals the tokens that open a user's accounts on platforms. */
  readonly wrappingKeys: KeyRing;
  readonly enqueue: Enqueue<typeof PLATFORM_KINDS>;
  readonly siteUrl: string;
  /** Where platforms send people back to. */
  readonly publicUrl: string;
}
