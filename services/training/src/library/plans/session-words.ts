import type {HardMenu, PlannedSession} from "../../plans/plan.ts";
import {type Segment, secondsOf} from "../../workouts/workout.ts";
import type {LibraryLocale, LibraryText, WorkoutWords} from "../library-workout.ts";
import {min, sec} from "../make-blocks.ts";
import {libraryText, libraryWords} from "../words/library-text.ts";
import type {FamilyName, ObjectiveName} from "../words/words.ts";

/** Sessions of plans are called as the workouts of the library that train the same. */
const FAMILY_OF: Readonly<
  Record<HardMenu | "easy" | "strides" | "long" | "tempo_run", readonly [FamilyName, ObjectiveName]>
> = {
  easy: ["easy", "base"],
  strides: ["strides", "speed"],
  long: ["long", "endurance"],
  hills: ["hills", "power"],
  tempo: ["tempo-blocks", "tempo"],
  tempo_run: ["tempo", "tempo"],
  intervals: ["intervals", "vo2"],
  threshold: ["threshold", "threshold"],
  race_blocks: ["race-blocks", "freshness"],
  race_long: ["long-fast-finish", "race"],
  test_efforts: ["test-3-10", "measure"],
};

type Session = Pick<PlannedSession, "kind" | "menu" | "blocks">;

/** Which texts of the library a session of a generated plan bears. */
export function sessionText(session: Session): LibraryText {
  const [family, objective] = FAMILY_OF[nameOf(session)];
  return libraryText(family, objective, factsOf(session));
}

export const sessionWords = (session: Session, locale: LibraryLocale): WorkoutWords =>
  libraryWords(sessionText(session), locale);

/** One block of tempo is a tempo run. */
function nameOf({kind, menu, blocks}: Session): keyof typeof FAMILY_OF {
  if (menu === null) return kind === "long" ? "long" : blocks.length > 1 ? "strides" : "easy";
  const isOne = menu === "tempo" && blocks.every(({repeat}) => repeat === 1);
  return isOne ? "tempo_run" : menu;
}

/** What its words name: its form, the percentage of its work, and the minutes around a test. */
function factsOf({kind, menu, blocks}: Session): Readonly<Record<string, string | number>> {
  const efforts = blocks.filter(({segments}) => segments[0]?.intensity_class === "work");
  const [first] = efforts;
  const effort = first?.segments[0];
  if (!first || !effort) throw new Error("A session has no work");
  const percent = percentText(effort.intensity_percent);
  const minutes = (segment: Segment | undefined) => (segment ? (secondsOf(segment) ?? 0) : 0) / 60;
  if (menu === null && blocks.length > 1) {
    const easy = minutes(blocks[0]?.segments[0]);
    const count = first.repeat;
    return {percent, form: `${easy} min + ${count} × ${secondsOf(effort) ?? 0} s`, count};
  }
  if (menu === "race_long") {
    const [easy, fast] = [minutes(blocks[0]?.segments[0]), minutes(effort)];
    return {percent, form: `${easy} + ${fast} min`, easy, fast};
  }
  if (kind !== "test") return {percent, form: formOf(first.repeat, secondsOf(effort) ?? 0)};
  return {
    percent,
    form: `${efforts.map(({segments}) => minutes(segments[0])).join(" + ")} min`,
    before: minutes(blocks[0]?.segments[0]),
    between: minutes(first.segments[1]),
  };
}

function formOf(repeat: number, seconds: number): string {
  const {text} = seconds % 60 === 0 && seconds > 60 ? min(seconds / 60) : sec(seconds);
  return repeat === 1 ? text : `${repeat} × ${text}`;
}

function percentText(percent: Segment["intensity_percent"]): string {
  const {value = null, min: low = null, max: high = null} = percent ?? {};
  return value === null ? `${low}–${high}` : `${value}`;
}
