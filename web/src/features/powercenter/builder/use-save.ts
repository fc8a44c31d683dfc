import {useRef, useState} from "react";
import type {BuilderTranslator} from "./builder-messages";
import type {PlacedProblem} from "./check-workout";
import {isWarning} from "./check-workout";
import type {KeptVersion} from "./parse-draft";
import {type Meanwhile, meanwhileOf, type Place, save, saveProblem} from "./save-workout";
import type {Builder} from "./use-builder";
import {newId, workoutOf} from "./workout";

interface Options {
  readonly builder: Builder;
  readonly problems: readonly PlacedProblem[];
  readonly t: BuilderTranslator;
  readonly onSaved: (place: Place, kept: KeptVersion, day: string) => void;
}

/** Saves what stands in the builder; says what stops it, and shows what others saved meanwhile. */
export function useSave({builder, problems, t, onSaved}: Options) {
  const [working, setWorking] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const keys = useRef({planned: newId(), template: newId()});
  const stops = problems.filter((each) => !isWarning(each));

  function missing(place: Place): string | null {
    if (builder.workout.title.trim() === "") return t("builder.needsTitle");
    if (stops.length > 0) return t("builder.needsRepair", {count: stops.length});
    return place === "planned" && builder.when.day === "" ? t("builder.needsDay") : null;
  }
  async function run(place: Place, over: KeptVersion | null = builder.kept[place]) {
    if (working) return;
    const wrong = missing(place);
    setProblem(wrong);
    if (wrong) return;
    const sent = {workout: builder.workout, when: builder.when};
    setWorking(place);
    const reply = await save(place, {...sent, kept: over, key: keys.current[place]});
    setWorking(null);
    if (!reply.ok) {
      const now = meanwhileOf(reply.err);
      setMeanwhile(now);
      return setProblem(now ? null : saveProblem(reply.err, place, t));
    }
    setMeanwhile(null);
    keys.current = {...keys.current, [place]: newId()};
    const {id, version} = reply.data;
    const kept = {id, version, collection: over?.collection ?? null};
    builder.markSaved(sent, {[place]: kept});
    onSaved(place, kept, sent.when.day);
  }
  return {
    working,
    problem,
    meanwhile,
    save: run,
    /** Mine, on top of what was saved meanwhile. */
    overwrite: (now: Meanwhile) => run(now.place, now.version),
    /** What was saved meanwhile instead; mine can be had back by undo. */
    take: (now: Meanwhile) => {
      const workout = workoutOf(now.workout);
      builder.replace(workout);
      if (now.when) builder.changeWhen(now.when);
      builder.markSaved({workout, when: now.when ?? builder.when}, {[now.place]: now.version});
      setMeanwhile(null);
    },
  };
}
