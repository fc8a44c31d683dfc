import {z} from "zod";
import type {FieldCode} from "../../contract/field-code.ts";
import type {Provider, SocialSignInBody} from "../../contract/social.ts";
import {AppError} from "../../core/errors.ts";
import type {createOneTimeStore} from "../../core/one-time/one-time-store.ts";
import {ONE_TIME} from "../one-time-kinds.ts";
import type {SocialProof, SocialProvider} from "./provider/social-provider.ts";

/** What Apple posted, until the page comes for it. */
const postedAnswer = z.object({
  code: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
});
export type PostedAnswer = z.infer<typeof postedAnswer>;

export interface ReadProof {
  readonly proof: SocialProof;
  /** The name that came once, beside the proof. */
  readonly names: Pick<PostedAnswer, "first_name" | "last_name"> | null;
}

type Fields = Omit<SocialSignInBody, "provider">;
type Handles = Pick<ReturnType<typeof createOneTimeStore>, "take">;

/** Makes one proof of what a page sent, or names the fields that are missing, wrong or too many. */
export async function readProof(
  provider: SocialProvider,
  fields: Fields,
  handles: Handles,
): Promise<ReadProof> {
  const {code, handle, id_token, nonce} = fields;
  const presentedProofs = [code, handle, id_token].filter((one) => one !== undefined);
  if (presentedProofs.length !== 1)
    throw invalid({code: presentedProofs.length === 0 ? "required" : "unknown_field"});
  if (provider.nonce_required && nonce === undefined) throw invalid({nonce: "required"});
  if (id_token !== undefined) return {proof: readToken(provider.name, id_token, nonce), names: null};
  if (code !== undefined) {
    // The provider would refuse another address too, but ours is the list that counts.
    if (fields.redirect_uri !== provider.redirect_uri) throw invalid({redirect_uri: "unknown_value"});
    return {proof: codeProof(provider, fields, code), names: null};
  }
  if (provider.name !== "apple") throw invalid({handle: "unknown_value"});
  const answer = await handles.take(ONE_TIME.socialHandle, handle ?? "", postedAnswer);
  if (answer === null) throw new AppError("sign_in_failed", "The handle is unknown, used or over");
  return {proof: codeProof(provider, fields, answer.code), names: answer};
}

function codeProof(provider: SocialProvider, {code_verifier, nonce}: Fields, code: string): SocialProof {
  if (code_verifier === undefined) throw invalid({code_verifier: "required"});
  return {kind: "code", code, code_verifier, redirect_uri: provider.redirect_uri, nonce: nonce ?? null};
}

function readToken(provider: Provider, id_token: string, nonce: string | undefined): SocialProof {
  if (provider === "facebook" || nonce === undefined) throw invalid({id_token: "unknown_value"});
  return {kind: "id_token", id_token, nonce};
}

function invalid(field_errors: Readonly<Record<string, FieldCode>>) {
  const names = Object.keys(field_errors).join(", ");
  return new AppError("invalid", `Not usable: ${names}`, {field_errors});
}
