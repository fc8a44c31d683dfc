import {useRef, useState} from "react";
import type {BuilderTranslator} from "./builder-messages";
import type {PlacedProblem} from "./check-workout";
import {isWarning} from "./check-workout";
import type {KeptVersion} from "./parse-draft";
import {type Meanwhile, meanwhileOf, type Place, save, saveProblem, versionToSaveOver} from "./save-workout";
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
  const [refused, setRefused] = useState<string | null>(null);
  /** Where it was last to be saved, until it is: what is missing for that is said for as long as it is. */
  const [asked, setAsked] = useState<Place | null>(null);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const keys = useRef({planned: newId(), template: newId()});
  const stops = problems.filter((each) => !isWarning(each));

  function missingFor(place: Place): Missing | null {
    if (builder.workout.title.trim() === "") return "title";
    if (stops.length > 0) return "repair";
    return place === "planned" && builder.when.day === "" ? "day" : null;
  }
  const missing = asked && missingFor(asked);
  async function run(place: Place, over: KeptVersion | null = builder.kept[place]) {
    if (working) return;
    setAsked(place);
    setRefused(null);
    const wrong = missingFor(place);
    if (wrong) return focusOn(wrong);
    const sent = {workout: builder.workout, when: builder.when};
    setWorking(place);
    const reply = await save(place, {...sent, kept: over, key: keys.current[place]});
    setWorking(null);
    if (!reply.ok) {
      const now = meanwhileOf(reply.err);
      setMeanwhile(now);
      return setRefused(now ? null : saveProblem(reply.err, place, t));
    }
    setMeanwhile(null);
    setAsked(null);
    keys.current = {...keys.current, [place]: newId()};
    const {id, version} = reply.data;
    const kept = {id, version, collection: over?.collection ?? null};
    builder.markSaved(sent, {[place]: kept});
    onSaved(place, kept, sent.when.day);
  }
  /** Mine, on top of what was saved meanwhile. */
  async function overwrite(now: Meanwhile) {
    setWorking(now.place);
    const over = await versionToSaveOver(now);
    setWorking(null);
    if (over.ok) return run(now.place, over.data);
    setMeanwhile(null);
    setRefused(saveProblem(over.err, now.place, t));
  }
  return {
    working,
    missing,
    problem: missing ? missingWords(missing, stops.length, t) : refused,
    meanwhile,
    save: run,
    overwrite,
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

/** What a workout lacks before it can be saved. */
export type Missing = "title" | "repair" | "day";

function missingWords(missing: Missing, count: number, t: BuilderTranslator): string {
  if (missing === "title") return t("builder.needsTitle");
  return missing === "day" ? t("builder.needsDay") : t("builder.needsRepair", {count});
}

/** The place where it is mended may be far from the button. */
function focusOn(missing: Missing) {
  const place =
    missing === "repair"
      ? document
          .querySelector(".builder .segment-problem:not(:empty, [data-warning])")
          ?.closest("li")
          ?.querySelector("input, select, button")
      : document.querySelector(`.builder [name="${missing}"]`);
  if (place instanceof HTMLElement) place.focus();
}
