import {z} from "zod";
import {type KeyRing, unwrap, wrap} from "../../../core/crypto/key-ring.ts";

/** Whose link it is: one account has one of each platform. */
export interface LinkKey {
  readonly user_id: string;
  readonly platform: string;
}

const tokens = z.object({access_token: z.string(), refresh_token: z.string().nullable()});
export type LinkTokens = z.infer<typeof tokens>;

/** Sealed for one link: moved to another row, they do not open. */
export function sealTokens(ring: KeyRing, key: LinkKey, value: LinkTokens) {
  return wrap(ring, contextOf(key), JSON.stringify(value));
}

export function openTokens(ring: KeyRing, key: LinkKey, sealed: string): LinkTokens {
  return tokens.parse(JSON.parse(unwrap(ring, contextOf(key), sealed)));
}

function contextOf({user_id, platform}: LinkKey) {
  return `${user_id}|${platform}`;
}
