import type {Logger} from "pino";
import type {KeyRing} from "../core/crypto/key-ring.ts";
import type {PasswordHasher} from "../core/crypto/password-hasher.ts";
import type {Secret} from "../core/crypto/secret.ts";
import type {Db} from "../core/db/db.ts";
import type {DatabaseTarget} from "../core/demo/require-local.ts";
import type {ClientAddressDeps} from "../core/http/client-address.ts";
import type {SharedInPathDeps} from "../core/http/shared-in-path.ts";
import type {MoveToTimeZone} from "../core/module.ts";
import type {AgreementDeps} from "../legal/agreements/record-agreement.ts";
import type {AvatarDeps} from "./avatar/set-avatar.ts";
import type {AccessTokens} from "./sessions/access-token.ts";
import type {SigningKeys} from "./sessions/signing-keys.ts";
import type {SocialClients} from "./social/provider/social-clients.ts";
import type {SocialProviders} from "./social/provider/social-providers.ts";

export interface AccountDeps
  extends ClientAddressDeps,
    SharedInPathDeps,
    Pick<AgreementDeps, "content" | "notary"> {
  readonly db: Db;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly secret: Secret;
  readonly passwords: PasswordHasher;
  readonly signingKeys: SigningKeys;
  readonly accessTokens: AccessTokens;
  readonly refreshKeys: KeyRing;
  /** Wraps the secrets of authenticator apps. */
  readonly wrappingKeys: KeyRing;
  /** Whether rights of staff need a second factor, as on a real site. */
  readonly needsStaffFactor: boolean;
  /** Has every domain derive anew what it stores of local times. */
  readonly moveToTimeZone: MoveToTimeZone;
  /** Notifies the dispatcher of queued mail, so that it is sent at once. */
  readonly wakeMail: () => void;
}

export interface AccountModuleDeps extends AccountDeps, AvatarDeps {
  readonly siteUrl: string;
  /** The sign-in providers. */
  readonly social: SocialProviders;
  /** The providers people can sign in with, as configured. */
  readonly socialClients: SocialClients;
  readonly place: DatabaseTarget;
  /** Whether demo people exist, whose passwords are public. Never in production. */
  readonly hasDemoPeople: boolean;
}
