import {targetOf, targetRange} from "./target.ts";
import {type Block, metresOf, type Segment, secondsOf} from "./workout.ts";

/** A step that is probably a slip, such as 400 minutes above critical power. */
export interface DoubtfulStep {
  readonly code: "long" | "short";
  readonly byDistance: boolean;
  readonly block: number;
  readonly segment: number;
}

/** assumption: seconds, work above critical power over critical power; runners have 40 to 120. */
const MOST_RESERVE = 300;
/** assumption: seconds in one step about critical power, and at any target. */
const LONGEST = {threshold: 4 * 3600, any: 12 * 3600} as const;
/** Share of critical power that counts as about it. */
const THRESHOLD = 0.95;
/** assumption: m/s that no runner exceeds, so that a distance is never taken for longer than it can be. */
const FASTEST = 6;
/** assumption: below so many metres a step by itself is not run below so great a share of critical power. */
const SHORT = {metres: 200, share: 0.85} as const;

/** Steps much longer or shorter than their target suggests; the runner is asked about them. */
export const doubtfulSteps = (blocks: readonly Block[], criticalPower: number | null): DoubtfulStep[] =>
  blocks.flatMap(({repeat, segments}, block) =>
    segments.flatMap((each, segment) => {
      const byDistance = each.duration_type === "distance";
      const isAlone = repeat === 1 && segments.length === 1;
      const code = isLong(each, criticalPower)
        ? "long"
        : isAlone && isShort(each, criticalPower)
          ? "short"
          : null;
      return code === null ? [] : [{code, byDistance, block, segment}];
    }),
  );

function isLong(segment: Segment, criticalPower: number | null): boolean {
  const seconds = secondsOf(segment) ?? (metresOf(segment) ?? 0) / FASTEST;
  return seconds > mostSeconds(leastShare(segment, criticalPower) ?? 0);
}

function mostSeconds(share: number): number {
  if (share < THRESHOLD) return LONGEST.any;
  return share <= 1 ? LONGEST.threshold : Math.min(LONGEST.threshold, MOST_RESERVE / (share - 1));
}

function isShort(segment: Segment, criticalPower: number | null): boolean {
  const metres = metresOf(segment);
  if (metres === null || metres >= SHORT.metres) return false;
  const share = leastShare(segment, criticalPower);
  return share === null ? segment.intensity_class !== "work" : share < SHORT.share;
}

/** Null without a target, or for a target in W if the runner's critical power is unknown. */
function leastShare(segment: Segment, criticalPower: number | null): number | null {
  if (segment.intensity_type === "power" && criticalPower === null) return null;
  const {from, to} = targetOf(segment, criticalPower ?? 1);
  const isRamp = segment.intensity_type === "ramp";
  return isRamp ? (from + to) / 2 : (targetRange(segment, criticalPower ?? 1)?.[0] ?? null);
}
