import type {Provider} from "../../../contract/social.ts";

/** Someone as a provider describes them. Who they are is issuer and subject; all else may change or be invented. */
export interface SocialPerson {
  readonly provider: Provider;
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider reports the address as verified: an unverified address is never used for anything. */
  readonly verified_email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export type SocialProof =
  | {
      readonly kind: "code";
      readonly code: string;
      readonly code_verifier: string;
      readonly redirect_uri: string;
      readonly nonce: string | null;
    }
  | {readonly kind: "id_token"; readonly id_token: string; readonly nonce: string};

export interface SocialProvider {
  readonly name: Provider;
  readonly client_id: string;
  readonly scope: string;
  readonly redirect_uri: string;
  readonly nonce_required: boolean;
  /** Where people are sent, with everything that is the same for all of them. */
  authorizeUrl(): Promise<string>;
  /** Throws `sign_in_failed` for a proof that proves nothing, `platform_unavailable` when the provider does not answer. */
  identify(proof: SocialProof): Promise<SocialPerson>;
}
