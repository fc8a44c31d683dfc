import type {SlotRange} from "@/charts/series-stack/chart-line";

const EFFORT = /^#effort=(\d{1,6})-(\d{1,6})$/;

/** The effort of a run that a link of the curve means: selected as the page opens. */
export function effortInAddress(hash: string, length: number): SlotRange | null {
  const [, from = "", to = ""] = EFFORT.exec(hash) ?? [];
  const range = {from: Number(from), to: Math.min(Number(to), length) - 1};
  return from !== "" && range.from < range.to ? range : null;
}
