import {createHash} from "node:crypto";
import type {feature_flag} from "./tables.ts";

export type FeatureFlag = typeof feature_flag.$inferSelect;

/**
 * The subject of an evaluation: any stable name of a person or an installation. Without one, percentages below 100 and
 * lists of users never match.
 */
export interface FeatureSubject {
  readonly id: string;
}

export interface FlagContext {
  readonly subject: FeatureSubject | null;
  readonly region: string | null;
}

const BUCKETS = 10_000n;

export function isFlagOn(flag: FeatureFlag, {subject, region}: FlagContext): boolean {
  switch (flag.state) {
    case "off":
      return false;
    case "on":
      return true;
    case "percent":
      return isInShare(flag, subject);
    case "rules":
      if (subject && flag.users.includes(subject.id)) return true;
      return isInRegions(flag, region) && isInShare(flag, subject);
  }
}

function isInRegions({regions}: FeatureFlag, region: string | null) {
  return regions.length === 0 || (region !== null && regions.includes(region));
}

/** The bucket of a subject differs from flag to flag, so that the same users are not always the first. */
function isInShare({key, percent}: FeatureFlag, subject: FeatureSubject | null) {
  if (percent === 100) return true;
  return subject !== null && bucket(key, subject.id) < Math.round(percent * 100);
}

function bucket(key: string, subject: string) {
  const digest = createHash("sha256").update(`${key}:${subject}`).digest("hex");
  return Number(BigInt(`0x${digest}`) % BUCKETS);
}
