import type {RaceSplit} from "./race-result";

/** Where a place of the course stands across columns of one width, 0 to 1: the last one may be shorter or longer. */
export function columnShare(groups: readonly RaceSplit[], metres: number): number {
  const found = groups.findIndex(({to}) => metres <= to);
  const index = found === -1 ? groups.length - 1 : found;
  const {from, to} = groups[index] ?? {from: 0, to: 1};
  const within = Math.max(0, Math.min(1, (metres - from) / (to - from)));
  return (index + within) / groups.length;
}

/** The way back: metres from the start at a share of the columns. */
export function placeAt(groups: readonly RaceSplit[], share: number): number {
  const at = Math.max(0, Math.min(1, share)) * groups.length;
  const index = Math.min(groups.length - 1, Math.floor(at));
  const {from, to} = groups[index] ?? {from: 0, to: 0};
  return from + (at - index) * (to - from);
}
