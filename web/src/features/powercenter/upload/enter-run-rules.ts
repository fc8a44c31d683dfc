import {ACTIVITY_BOUNDS} from "@gradus/backend/contract/activity-values";
import type {HandEntry} from "@gradus/backend/contract/hand-entry";
import {FASTEST} from "@gradus/training/series/speed";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, numberWithin, parseNumber, required} from "@/client/forms/field-rules";
import {parseRaceTime} from "@/client/forms/race-time";
import type {FormValues} from "@/ui/form/form-state";
import type {UploadTranslator} from "./upload-messages";

export const ENTRY_FIELDS = ["day", "time", "distance", "duration", "rpe"] as const;
export type EntryValues = FormValues<(typeof ENTRY_FIELDS)[number]>;

/** @param metresPerUnit metres in the runner's unit of distance */
export function entryMistakes(values: EntryValues, metresPerUnit: number, t: UploadTranslator) {
  const {day, time, distance, duration, rpe} = values;
  const ofDistance = numberWithin(boundsIn(metresPerUnit))(distance);
  // Whether a runner can run that fast is checked once both are there.
  const metres = ofDistance ? 0 : metresOf(values, metresPerUnit);
  const codes = {
    day: required(day) ?? calendarDay(day),
    time: required(time),
    distance: ofDistance,
    duration: required(duration) ?? durationCode(duration, metres),
    rpe: required(rpe),
  };
  return fieldMistakes(codes, t, entryNotes(metresPerUnit, t));
}

/** The words of fields that have some of their own, also for what the server refuses. */
export const entryNotes = (metresPerUnit: number, t: UploadTranslator) => ({
  day: {words: {out_of_range: t("runUpload.hand.future")}},
  distance: boundsIn(metresPerUnit),
  duration: {
    words: {not_a_number: t("runUpload.hand.noDuration"), out_of_range: t("runUpload.hand.impossible")},
  },
});

/** Converts the values of a form without mistakes to an entry. */
export function newEntry(values: EntryValues, metresPerUnit: number): HandEntry {
  const {day, time, rpe} = values;
  const distance = metresOf(values, metresPerUnit);
  return {
    started: `${day}T${time}`,
    distance,
    duration: Math.round(parseRaceTime(values.duration, distance) ?? 0),
    rpe: Number(rpe),
  };
}

const metresOf = ({distance}: EntryValues, metresPerUnit: number) =>
  Math.round((parseNumber(distance) ?? 0) * metresPerUnit);

/** In the runner's unit, with the decimals that a sentence bears. */
function boundsIn(metresPerUnit: number) {
  const {min, max} = ACTIVITY_BOUNDS.entered.distance;
  return {min: Math.ceil((10 * min) / metresPerUnit) / 10, max: Math.floor(max / metresPerUnit)};
}

function durationCode(duration: string, metres: number) {
  const seconds = parseRaceTime(duration, metres);
  if (seconds === null) return "not_a_number" as const;
  const {min, max} = ACTIVITY_BOUNDS.entered.duration;
  const isPossible = seconds >= min && seconds <= max && metres <= FASTEST * seconds;
  return isPossible ? undefined : ("out_of_range" as const);
}
