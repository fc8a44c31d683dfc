import type {PredictionReply} from "@gradus/backend/contract/races";
import {useMemo, useState} from "react";
import {goalPhrase} from "@/charts/race/race-phrases";
import type {RaceResult} from "@/charts/race/race-result";
import {failureMessage} from "@/client/forms/failure-message";
import {type useCourse, useRacePrediction} from "@/client/resources/use-race";
import type {Failure} from "@/client/session/reply";
import {formatDuration} from "@/lib/format/duration";
import {hasBothTargets, predictionQuery, type RaceInputs} from "./race-inputs";
import {raceResult} from "./race-result";
import type {RacesSetting} from "./read-typed";

interface PredictionOptions {
  readonly inputs: RaceInputs;
  readonly course: ReturnType<typeof useCourse>;
  /** The runner whose race it is; null for the user's own. */
  readonly runner: string | null;
  readonly setting: RacesSetting;
}

export interface ShownPrediction {
  readonly result: RaceResult;
  readonly reply: PredictionReply;
}

/**
 * What the inputs come to. The last result stays while the next one is on its way, and stays dimmed where there is
 * none. A goal without an answer opens on what is possible.
 */
export function usePrediction({inputs, course, runner, setting}: PredictionOptions) {
  const {unit} = setting.measures;
  const isConflict = hasBothTargets(inputs);
  // No request is sent for two targets.
  const predictionRead = useRacePrediction(isConflict ? null : predictionQuery(inputs, unit), runner);
  const {err, retry} = predictionRead;
  const isRefused = isConflict || goalRefusal(err, setting) !== null;
  const goalless = useMemo(() => withoutGoal(inputs), [inputs]);
  const possible = useRacePrediction(isRefused ? predictionQuery(goalless, unit) : null, runner);
  const reply = isRefused ? possible.data : predictionRead.data;
  const [last, setLast] = useState<ShownPrediction | null>(null);
  const isCourseHere = inputs.course_id === undefined || course.data !== null;
  const effectiveInputs = isRefused ? goalless : inputs;
  const result = useMemo(
    () => (reply && isCourseHere ? raceResult(reply, effectiveInputs, course.data) : null),
    [reply, isCourseHere, effectiveInputs, course.data],
  );
  const shown = reply && result && !(isRefused && last) ? {reply, result} : last;
  if (shown?.result !== last?.result) setLast(shown);
  const goal = result && goalPhrase(result, setting);
  return {
    reply,
    retry,
    shown,
    isInsufficient: reply?.status === "insufficient_data",
    isLoading: (!err || isRefused) && (!reply || !isCourseHere),
    isStale: isConflict || err !== null,
    /** Shown at the goal field. */
    goalProblem: isConflict ? setting.t("race.bothTargets") : goalRefusal(err, setting),
    /** The goal has an answer, and is more than the runner can hold. */
    goalWarning: goal?.isWarning ? goal.words : null,
    /** Shown in place of the answer. */
    problem: err && goalRefusal(err, setting) === null ? problemWords(err, setting) : null,
    canRetry: err !== null && !NOT_RETRYABLE.has(err.code),
  };
}

function withoutGoal({target_power: _power, target_time: _time, ...goalless}: RaceInputs): RaceInputs {
  return goalless;
}

const NOT_RETRYABLE: ReadonlySet<Failure["code"]> = new Set(["not_found", "forbidden", "target_unreachable"]);

/** Why there is no answer to the goal; null where it is not for the goal. */
function goalRefusal(err: Failure | null, {t}: RacesSetting): string | null {
  if (err?.code === "target_conflict") return t("race.bothTargets");
  if (err?.code !== "target_unreachable") return null;
  const {fastest_time: fastest, slowest_time: slowest, best_possible_time: best} = err.params ?? {};
  return t("race.unreachable", {
    fastest: formatDuration(Number(fastest)),
    slowest: formatDuration(Number(slowest)),
    best: formatDuration(Number(best)),
  });
}

const problemWords = (err: Failure, {t}: RacesSetting): string | null =>
  failureMessage(err, t, {not_found: t("races.courseGone"), forbidden: t("races.notShared")});
