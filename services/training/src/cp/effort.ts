import type {Day} from "../numbers/days.ts";

/** Mean W held over some seconds. */
export interface Effort {
  readonly seconds: number;
  readonly power: number;
}

/** The best of a range for one duration, of one power family, as it is still worth today. */
export interface RangeEffort extends Effort {
  readonly activityId: string;
  readonly day: Day;
}
