import type {SumPart} from "@gradus/training/explain/sum-parts";

/** Where a part begins and ends on the bar, 0 to 1. */
interface SumBlock {
  readonly part: number;
  readonly from: number;
  readonly to: number;
  readonly takes: boolean;
}

/** Parts one after the other, each from where those before it have come. `full` is what the bar holds at least. */
export function sumBlocks(parts: readonly SumPart[], full: number): SumBlock[] {
  let at = 0;
  const steps = parts.map(({amount}) => {
    const from = at;
    at += amount;
    return {low: Math.min(from, at), high: Math.max(from, at), takes: amount < 0};
  });
  const least = Math.min(0, ...steps.map(({low}) => low));
  const reach = Math.max(full, ...steps.map(({high}) => high)) - least;
  if (reach <= 0) return [];
  const fractionOf = (at: number) => (at - least) / reach;
  return steps.flatMap(({low, high, takes}, part) =>
    high > low ? [{part, from: fractionOf(low), to: fractionOf(high), takes}] : [],
  );
}
