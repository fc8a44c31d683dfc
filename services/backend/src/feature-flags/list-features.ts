import {createHash} from "node:crypto";
import type {FeaturesReply} from "../contract/features.ts";
import {type FlagContext, isFlagOn} from "./evaluate-flag.ts";
import type {FeatureRepository} from "./feature-repository.ts";

export interface ListFeaturesDeps {
  readonly features: Pick<FeatureRepository, "list">;
  readonly now: () => Date;
}

/** Rules, shares and other people's names stay here: only the answers leave. */
export async function listFeatures(
  {features, now}: ListFeaturesDeps,
  context: FlagContext,
): Promise<FeaturesReply> {
  const rows = await features.list();
  const flags = Object.fromEntries(rows.map((flag) => [flag.key, isFlagOn(flag, context)]));
  const etag = createHash("sha256").update(JSON.stringify(flags)).digest("base64url").slice(0, 22);
  return {flags, evaluated_at: now().toISOString(), etag};
}
