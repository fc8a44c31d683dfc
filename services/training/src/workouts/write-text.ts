import {TEXT_WORDS, type TextLanguage, type TextWords} from "./text-words.ts";
import {type Block, type Segment, secondsOf} from "./workout.ts";

/**
 * A workout as people type it, a block a line: `warmup 10min @70%`, `3x(8min @95-100%, rest 2min)`. `readWorkoutText`
 * reads it back to the same in that language, but for the ids.
 */
export const writeWorkoutText = (blocks: readonly Block[], language: TextLanguage): string =>
  blocks.map((block) => blockText(block, TEXT_WORDS[language])).join("\n");

function blockText({repeat, segments}: Block, words: TextWords): string {
  const inside = segments.map((segment) => segmentText(segment, words)).join(", ");
  return repeat === 1 && segments.length === 1 ? inside : `${repeat}x(${inside})`;
}

function segmentText(segment: Segment, words: TextWords): string {
  const {intensity_class, grade, flexible, desc} = segment;
  return [
    intensity_class === "work" ? null : words.classes[intensity_class][0],
    `${lengthText(segment, words)}${flexible ? "+" : ""}`,
    intensityText(segment, words),
    grade === 0 ? null : `${words.grade[0]} ${number(grade * 100, words)}%`,
    desc === "" ? null : `"${desc.replaceAll('"', "'")}"`,
  ]
    .filter((part) => part !== null)
    .join(" ");
}

function lengthText(segment: Segment, words: TextWords): string {
  if (segment.duration_type === "lap") return words.lap[0];
  if (segment.duration_type === "distance") {
    const unit = segment.distance_unit_selected;
    return `${number(segment.duration_distance ?? 0, words)}${unit === "m" ? words.metre[0] : unit}`;
  }
  const seconds = secondsOf(segment) ?? 0;
  const parts = [
    [Math.floor(seconds / 3600), words.hour[0]],
    [Math.floor(seconds / 60) % 60, words.minute[0]],
    [seconds % 60, words.second[0]],
  ] as const;
  const text = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count}${unit}`]));
  return text.join("") || `0${words.second[0]}`;
}

function intensityText(
  {intensity_type, intensity_percent, target_power, zone_selected, rpe_selected}: Segment,
  words: TextWords,
): string | null {
  switch (intensity_type) {
    case "open":
      return null;
    case "power":
      return `@${number(target_power ?? 0, words)}W`;
    case "zone":
      return `@${words.zone[0]}${zone_selected}`;
    case "rpe":
      return `@RPE${rpe_selected}`;
    case "ramp":
      return `@${words.ramp[0]} ${range(intensity_percent, words)}%`;
    case "percentage":
      return `@${
        intensity_percent?.value == null
          ? range(intensity_percent, words)
          : number(intensity_percent.value, words)
      }%`;
  }
}

const range = (percent: Segment["intensity_percent"], words: TextWords) =>
  `${number(percent?.min ?? 0, words)}-${number(percent?.max ?? 0, words)}`;

/** Without what binary fractions add: 0.28 is not 0.28000000000000003. */
const number = (value: number, {decimal}: TextWords) =>
  String(Number(value.toFixed(6))).replace(".", decimal);
