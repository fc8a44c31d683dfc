import {readWorkoutText} from "@gradus/training/workouts/read-text";
import type {TextLanguage} from "@gradus/training/workouts/text-words";
import {durationTime, type Segment, WORKOUT_LIMITS} from "@gradus/training/workouts/workout";

/** A time as people type it: 8:00, 90s, 1h10m; a bare number is minutes, and so is one with m. Null for none, and for none that can be. */
export function readTime(text: string, language: TextLanguage): Segment["duration_time"] {
  const bare = /^\s*(\d+(?:[.,]\d+)?)\s*m?\s*$/i.exec(text)?.[1];
  if (bare !== undefined) return timeOf(60 * Number(bare.replace(",", ".")));
  if (/[@(),;"+\n]/.test(text)) return null;
  const [block, ...more] = readWorkoutText(text, language, () => "").blocks ?? [];
  const segment = block?.segments[0];
  const isTimeAlone =
    more.length === 0 && segment?.duration_type === "time" && segment.intensity_type === "open";
  return isTimeAlone ? segment.duration_time : null;
}

function timeOf(seconds: number): Segment["duration_time"] {
  const whole = Math.round(seconds);
  return whole >= 1 && whole <= WORKOUT_LIMITS.seconds ? durationTime(whole) : null;
}
