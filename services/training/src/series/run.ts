import type {ExtraSeries} from "./recording.ts";
import type {Series} from "./series.ts";
import type {DistanceSource} from "./trusted-distance.ts";

/** A run on the grid with what has no column of its own. */
export interface Run {
  readonly series: Series;
  /** Values by slot. */
  readonly extra: readonly ExtraSeries[];
  /** The middle value of the seconds between records. */
  readonly interval: number;
  /** True if records are too sparse to judge efforts shorter than three intervals. */
  readonly isLowResolution: boolean;
  /** Null for a run without distance. */
  readonly distanceSource: DistanceSource | null;
}
