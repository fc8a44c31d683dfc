import type {Bins} from "./histogram-ticks";

/** The bins without those at both ends that hold less than a share of all seconds: a spike would squeeze the rest. */
export function trimBins({from, width, seconds}: Bins, share = 0.0005): Bins {
  const all = seconds.reduce((sum, each) => sum + each, 0);
  const isWorth = (binSeconds: number) => binSeconds > 0 && binSeconds >= share * all;
  const first = seconds.findIndex(isWorth);
  const last = seconds.findLastIndex(isWorth);
  return {
    from: from + Math.max(0, first) * width,
    width,
    seconds: seconds.slice(Math.max(0, first), last + 1),
  };
}

/** The bin that was held longest; null without any. */
export function longestBin({from, width, seconds}: Bins) {
  const most = Math.max(0, ...seconds);
  const at = seconds.indexOf(most);
  return most === 0 ? null : {from: from + at * width, to: from + (at + 1) * width, seconds: most};
}
