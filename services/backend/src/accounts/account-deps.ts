import type {Logger} from "pino";
import type {AgreementDeps} from "../agreements/record-agreement.ts";
import type {Db} from "../db/db.ts";
import type {ClientAddressDeps} from "../http/client-address.ts";
import type {Secret} from "../secret.ts";
import type {PasswordHasher} from "./passwords/password-hasher.ts";
import type {AccessTokens} from "./tokens/access-token.ts";
import type {KeyRing} from "./tokens/key-ring.ts";
import type {SigningKeys} from "./tokens/signing-keys.ts";

/** What accounts are built from. Each service asks for the part it uses. */
export interface AccountDeps extends ClientAddressDeps, Pick<AgreementDeps, "content" | "notary"> {
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
  /** Tells the dispatcher that there is mail, so that it leaves at once. */
  readonly wakeMail: () => void;
}
