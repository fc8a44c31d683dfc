import {useState} from "react";
import {browserSession} from "@/client/session/browser-session";
import {useDraft} from "@/client/session/use-draft";
import {beginHistory, type History, record, redo, undo} from "./history";
import {type InitialDraft, type PlannedTime, parseDraft, type SavedVersion} from "./parse-draft";
import type {Workout} from "./workout";

const DRAFT = "workout";

/** A workout that is being edited, with undo steps. Unsaved changes survive a reload. */
export function useBuilder(beginning: InitialDraft) {
  const [initialDraft] = useState(() => parseDraft(browserSession().drafts.take(DRAFT)) ?? beginning);
  const [history, setHistory] = useState<History<Workout>>(() => beginHistory(initialDraft.workout));
  const [when, setWhen] = useState(initialDraft.when);
  const [savedVersions, setSavedVersions] = useState({
    planned: initialDraft.planned,
    template: initialDraft.template,
  });
  const [saved, setSaved] = useState({workout: beginning.workout, when: beginning.when});
  const workout = history.present;
  const isChanged = workout !== saved.workout || when.day !== saved.when.day || when.time !== saved.when.time;
  useDraft(DRAFT, () => (isChanged ? {all: JSON.stringify({workout, when, ...savedVersions})} : null));
  return {
    workout,
    when,
    kept: savedVersions,
    /** The workout as last saved, to determine what changed. */
    before: saved.workout,
    /** The day it is planned for already. */
    plannedDay: savedVersions.planned && saved.when.day,
    isChanged,
    /** Of one field, changes in a row are one step back. */
    change: (next: Partial<Workout>, field: string | null = null) =>
      setHistory((now) => record(now, {...now.present, ...next}, field)),
    /** Replaces the whole workout by a version stored elsewhere. */
    replace: (next: Workout) => setHistory((now) => record(now, next, null)),
    changeWhen: (next: Partial<PlannedTime>) => setWhen((now) => ({...now, ...next})),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    /** Marks `sent` as saved; changes typed while the request was in flight remain unsaved. */
    markSaved: (
      sent: {readonly workout: Workout; readonly when: PlannedTime},
      version: Partial<{planned: SavedVersion; template: SavedVersion}>,
    ) => {
      setSaved(sent);
      setSavedVersions((now) => ({...now, ...version}));
    },
  };
}
export type Builder = ReturnType<typeof useBuilder>;
