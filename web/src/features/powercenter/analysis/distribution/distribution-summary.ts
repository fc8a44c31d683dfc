import type {Distributions} from "@gradus/backend/contract/distributions";

export type Histograms = Pick<Distributions, "power" | "heart_rate" | "cadence" | "grade">;

export interface DistributionSummary
  extends Pick<Distributions, "seconds_in_zones" | "below_seconds" | "zones"> {
  readonly histograms: Histograms | null;
  /** W; null where it is not known. */
  readonly criticalPower: number | null;
  /** Why there are no histograms. */
  readonly note: string | null;
}

export type Kind = keyof Histograms;
