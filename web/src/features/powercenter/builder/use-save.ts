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
  readonly onSaved: (target: SaveTarget, savedVersion: SavedVersion, day: string) => void;
}

interface SaveOptions {
  /** The version that is replaced; null for a new one. */
  readonly over?: SavedVersion | null;
  readonly isPastMeant?: boolean;
}

export function useSave({builder, faults, today, t, onSaved}: Options) {
  const [working, setWorking] = useState<SaveTarget | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [conflictingVersion, setConflictingVersion] = useState<ConflictingVersion | null>(null);
  const lack = useMissing(builder, faults, today);
  const keys = useRef({planned: newId(), template: newId()});

  async function run(
    target: SaveTarget,
    {over = builder.kept[target], isPastMeant = false}: SaveOptions = {},
  ) {
    if (working) return;
    setRefused(null);
    const missing = lack.askFor(target, isPastMeant);
    if (missing) return focusOn(missing);
    const sent = {workout: builder.workout, when: builder.when};
    setWorking(target);
    const reply = await save(target, {...sent, savedVersion: over, key: keys.current[target]});
    setWorking(null);
    if (!reply.ok) return refuse(reply.err, target);
    setConflictingVersion(null);
    lack.forget();
    keys.current = {...keys.current, [target]: newId()};
    const savedVersion = {
      id: reply.data.id,
      version: reply.data.version,
      collection: over?.collection ?? null,
    };
    builder.markSaved(sent, {[target]: savedVersion});
    onSaved(target, savedVersion, sent.when.day);
  }
  /** Mine, on top of what was saved meanwhile. */
  async function overwrite(now: ConflictingVersion) {
    setWorking(now.target);
    const over = await versionToSaveOver(now);
    setWorking(null);
    if (over.ok) return run(now.target, {over: over.data});
    setConflictingVersion(null);
    setRefused(saveProblem(over.err, now.target, t));
  }
  function refuse(err: Failure, target: SaveTarget) {
    const now = conflictingVersionOf(err);
    setConflictingVersion(now);
    setRefused(now ? null : saveProblem(err, target, t));
  }
  return {
    working,
    missing: lack.missing,
    // A missing title is reported beside its field.
    problem: lack.missing ? missingWords(lack.missing, faults, t) : refused,
    meanwhile: conflictingVersion,
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
      setConflictingVersion(null);
    },
  };
}

export type Missing = "title" | "repair" | "day" | "past";

/** What is missing for the place where it was last to be saved; reported for as long as it is missing. */
function useMissing({workout, when: {day}, plannedDay}: Builder, faults: number, today: string) {
  const [pendingTarget, setPendingTarget] = useState<SaveTarget | null>(null);
  const [allowed, setAllowed] = useState<string | null>(null);
  const isPast = day !== "" && day < today && day !== plannedDay && day !== allowed;
  function lackFor(target: SaveTarget, isPastMeant = false): Missing | null {
    if (workout.title.trim() === "") return "title";
    if (faults > 0) return "repair";
    if (target === "template") return null;
    if (day === "") return "day";
    return isPast && !isPastMeant ? "past" : null;
  }
  return {
    isPast,
    allowPast: () => setAllowed(day),
    missing: pendingTarget && lackFor(pendingTarget),
    askFor: (target: SaveTarget, isPastMeant: boolean) => {
      setPendingTarget(target);
      return lackFor(target, isPastMeant);
    },
    forget: () => setPendingTarget(null),
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
  const element =
    missing === "repair" ? faultyField() : document.querySelector(`.builder [name="${missing}"]`);
  if (!(element instanceof HTMLElement)) return;
  element.closest("details")?.setAttribute("open", "");
  element.focus();
}

const FAULT = `.builder :is([aria-invalid="true"], .segment-problem:not(:empty, [data-warning]))`;

/**
 * The first invalid field. For a problem shown only as text, the control next to it; otherwise the text field, which
 * contains the whole workout.
 */
function faultyField(): Element | null {
  const fault = document.querySelector(FAULT);
  if (fault?.matches("[aria-invalid]")) return fault;
  const nearestControl = fault?.closest(".block-row, li")?.querySelector("input, select, button");
  return nearestControl ?? document.querySelector(`.builder [name="text"]`);
}
