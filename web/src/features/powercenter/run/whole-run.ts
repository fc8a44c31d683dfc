import type {Series} from "@gradus/training/series/series";
import type {SlotRange} from "@/charts/series-stack/chart-line";

export const wholeRun = ({length}: Pick<Series, "length">): SlotRange => ({
  from: 0,
  to: Math.max(0, length - 1),
});
