import {useRef, useState} from "react";
import type {Failure} from "@/client/session/reply";
import type {BuilderTranslator} from "./builder-messages";
import type {SavedVersion} from "./parse-draft";
import {
  type ConflictingVersion,
  conflictingVersionOf,
  type SaveTarget,
  save,
  saveProblem,
  versionToSaveOver,
} from "./save-workout";
import type {Builder} from "./use-builder";
import {newId, workoutOf} from "./workout";

interface Options {
  readonly builder: Builder;
  /** How many things have to be put right first. */
  readonly faults: number;
  readonly today: string;
  readonly t: BuilderTranslator;
  readonly onSaved: (place: SaveTarget, kept: SavedVersion, day: string) => void;
}

interface SaveOptions {
  /** The version that is replaced; null for a new one. */
  readonly over?: SavedVersion | null;
  readonly isPastMeant?: boolean;
}

export function useSave({builder, faults, today, t, onSaved}: Options) {
  const [working, setWorking] = useState<SaveTarget | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [meanwhile, setMeanwhile] = useState<ConflictingVersion | null>(null);
  const lack = useMissing(builder, faults, today);
  const keys = useRef({planned: newId(), template: newId()});

  async function run(place: SaveTarget, {over = builder.kept[place], isPastMeant = false}: SaveOptions = {}) {
    if (working) return;
    setRefused(null);
    const missing = lack.askFor(place, isPastMeant);
    if (missing) return focusOn(missing);
    const sent = {workout: builder.workout, when: builder.when};
    setWorking(place);
    const reply = await save(place, {...sent, savedVersion: over, key: keys.current[place]});
    setWorking(null);
    if (!reply.ok) return refuse(reply.err, place);
    setMeanwhile(null);
    lack.forget();
    keys.current = {...keys.current, [place]: newId()};
    const kept = {id: reply.data.id, version: reply.data.version, collection: over?.collection ?? null};
    builder.markSaved(sent, {[place]: kept});
    onSaved(place, kept, sent.when.day);
  }
  /** Mine, on top of what was saved meanwhile. */
  async function overwrite(now: ConflictingVersion) {
    setWorking(now.target);
    const over = await versionToSaveOver(now);
    setWorking(null);
    if (over.ok) return run(now.target, {over: over.data});
    setMeanwhile(null);
    setRefused(saveProblem(over.err, now.target, t));
  }
  function refuse(err: Failure, place: SaveTarget) {
    const now = conflictingVersionOf(err);
    setMeanwhile(now);
    setRefused(now ? null : saveProblem(err, place, t));
  }
  return {
    working,
    missing: lack.missing,
    // A missing title is reported beside its field.
    problem: lack.missing ? missingWords(lack.missing, faults, t) : refused,
    meanwhile,
    save: run,
    /** True as soon as a past day is chosen: the user has to confirm it before saving. */
    isPast: lack.isPast,
    saveInPast: () => {
      lack.allowPast();
      return run("planned", {isPastMeant: true});
    },
    overwrite,
    /** What was saved meanwhile instead; mine can be had back by undo. */
    take: (now: ConflictingVersion) => {
      takeSaved(builder, now);
      setMeanwhile(null);
    },
  };
}

export type Missing = "title" | "repair" | "day" | "past";

/** What is missing for the place where it was last to be saved; reported for as long as it is missing. */
function useMissing({workout, when: {day}, plannedDay}: Builder, faults: number, today: string) {
  const [asked, setAsked] = useState<SaveTarget | null>(null);
  const [allowed, setAllowed] = useState<string | null>(null);
  const isPast = day !== "" && day < today && day !== plannedDay && day !== allowed;
  function lackFor(place: SaveTarget, isPastMeant = false): Missing | null {
    if (workout.title.trim() === "") return "title";
    if (faults > 0) return "repair";
    if (place === "template") return null;
    if (day === "") return "day";
    return isPast && !isPastMeant ? "past" : null;
  }
  return {
    isPast,
    allowPast: () => setAllowed(day),
    missing: asked && lackFor(asked),
    askFor: (place: SaveTarget, isPastMeant: boolean) => {
      setAsked(place);
      return lackFor(place, isPastMeant);
    },
    forget: () => setAsked(null),
  };
}

function takeSaved(builder: Builder, now: ConflictingVersion) {
  const workout = workoutOf(now.workout);
  builder.replace(workout);
  if (now.when) builder.changeWhen(now.when);
  builder.markSaved({workout, when: now.when ?? builder.when}, {[now.target]: now.version});
}

function missingWords(missing: Missing, count: number, t: BuilderTranslator): string | null {
  switch (missing) {
    case "title":
      return null;
    case "day":
      return t("builder.needsDay");
    case "past":
      return t("builder.needsChoice");
    case "repair":
      return t("builder.needsRepair", {count});
  }
}

/** The field to repair may be far from the button. */
function focusOn(missing: Missing) {
  const place = missing === "repair" ? faultyField() : document.querySelector(`.builder [name="${missing}"]`);
  if (!(place instanceof HTMLElement)) return;
  place.closest("details")?.setAttribute("open", "");
  place.focus();
}

const FAULT = `.builder :is([aria-invalid="true"], .segment-problem:not(:empty, [data-warning]))`;

/**
 * The first invalid field. For a problem shown only as text, the control next to it; otherwise the text field, which
 * contains the whole workout.
 */
function faultyField(): Element | null {
  const fault = document.querySelector(FAULT);
  if (fault?.matches("[aria-invalid]")) return fault;
  const beside = fault?.closest(".block-row, li")?.querySelector("input, select, button");
  return beside ?? document.querySelector(`.builder [name="text"]`);
}
