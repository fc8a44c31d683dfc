import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import type {FeatureAccess} from "../../contract/entitlements.ts";

/** Something that gives an account the use of a feature, for a while or for good. */
export interface Grant {
  readonly feature: FeatureAccess["features"][number]["key"];
  readonly kind: FeatureAccess["features"][number]["sources"][number]["kind"];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/** Commerce decides what a user has bought or was given; access checks read it through this. */
export type ReadGrants = (userId: string) => Promise<readonly Grant[]>;

/** As long as nothing can be bought, no user has any grant. */
export const noGrants: ReadGrants = async () => [];

/** The demo runner tries the product with everything in it. */
export const demoGrants: ReadGrants = async (userId) => {
  const [runner] = DEMO_PEOPLE;
  if (!runner || userId !== demoId(runner)) return [];
  return [{feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null}];
};
