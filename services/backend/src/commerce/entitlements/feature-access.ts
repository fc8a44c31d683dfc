import type {FeatureAccess} from "../../contract/entitlements.ts";
import type {Grant} from "./grants.ts";

const TITLES = {data_only: "Data only", full_membership: "Full membership"} as const;
/** What each feature is part of: full membership holds the data, too. */
const GIVEN_BY = {
  data_only: ["data_only", "full_membership"],
  full_membership: ["full_membership"],
} as const satisfies Record<Grant["feature"], readonly Grant["feature"][]>;

export function featureAccess(grants: readonly Grant[], now: Date): FeatureAccess {
  const inForce = grants.filter(({starts_at, ends_at}) => starts_at <= now && (!ends_at || ends_at > now));
  const features = (["data_only", "full_membership"] as const).map((key) => {
    const sources = inForce.filter(({feature}) => GIVEN_BY[key].some((giver) => giver === feature));
    return {key, allowed: sources.length > 0, sources: sources.map(toSource)};
  });
  const strongest = features.findLast(({allowed}) => allowed)?.key ?? null;
  return {
    access: strongest ?? "none",
    title: strongest && TITLES[strongest],
    features,
    as_of: now.toISOString(),
  };
}

function toSource({kind, ends_at}: Grant) {
  return {kind, ends_at: ends_at?.toISOString() ?? null};
}
