import {DEMO_PEOPLE, demoId} from "../../accounts/demo/demo-people.ts";
import type {FeatureAccess} from "../../contract/entitlements.ts";

export interface Grant {
  readonly feature: FeatureAccess["features"][number]["key"];
  readonly kind: FeatureAccess["features"][number]["sources"][number]["kind"];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

export type ReadGrants = (userId: string) => Promise<readonly Grant[]>;

export const noGrants: ReadGrants = async () => [];

export const demoGrants: ReadGrants = async (userId) => {
  const [runner] = DEMO_PEOPLE;
  if (!runner || userId !== demoId(runner)) return [];
  return [{feature: "full_membership", kind: "gift", starts_at: new Date(0), ends_at: null}];
};
