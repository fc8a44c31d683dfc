import {type Block, type Segment, secondsOf} from "./workout.ts";

/**
 * A workout as people type it, a block a line: `warmup 10min @70%`, `3x(8min @95-100%, rest 2min)`. `readWorkoutText`
 * reads it back to the same, but for the ids.
 */
export const writeWorkoutText = (blocks: readonly Block[]): string => blocks.map(blockText).join("\n");

function blockText({repeat, segments}: Block): string {
  const inside = segments.map(segmentText).join(", ");
  return repeat === 1 && segments.length === 1 ? inside : `${repeat}x(${inside})`;
}

function segmentText(segment: Segment): string {
  const {intensity_class, grade, flexible, desc} = segment;
  return [
    intensity_class === "work" ? null : intensity_class,
    `${lengthText(segment)}${flexible ? "+" : ""}`,
    intensityText(segment),
    grade === 0 ? null : `grade ${number(grade * 100)}%`,
    desc === "" ? null : `"${desc.replaceAll('"', "'")}"`,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

const DISTANCE_WORDS = {m: "mtr", km: "km", mi: "mi"} as const;

function lengthText(segment: Segment): string {
  if (segment.duration_type === "lap") return "lap";
  if (segment.duration_type === "distance")
    return `${number(segment.duration_distance ?? 0)}${DISTANCE_WORDS[segment.distance_unit_selected]}`;
  const seconds = secondsOf(segment) ?? 0;
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const words = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`]));
  return words.join("") || "0s";
}

function intensityText({
  intensity_type,
  intensity_percent,
  target_power,
  zone_selected,
  rpe_selected,
}: Segment): string | null {
  switch (intensity_type) {
    case "open":
      return null;
    case "power":
      return `@${number(target_power ?? 0)}W`;
    case "zone":
      return `@Z${zone_selected}`;
    case "rpe":
      return `@RPE${rpe_selected}`;
    case "ramp":
      return `@ramp ${range(intensity_percent)}%`;
    case "percentage":
      return `@${intensity_percent?.value == null ? range(intensity_percent) : number(intensity_percent.value)}%`;
  }
}

const range = (percent: Segment["intensity_percent"]) =>
  `${number(percent?.min ?? 0)}-${number(percent?.max ?? 0)}`;

/** Without what binary fractions add: 0.28 is not 0.28000000000000003. */
const number = (value: number) => String(Number(value.toFixed(6)));
