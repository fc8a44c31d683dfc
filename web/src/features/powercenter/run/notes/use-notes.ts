import type {Activity} from "@gradus/backend/contract/activities";
import type {Note} from "@gradus/backend/contract/notes";
import {useState} from "react";
import {useRunNotes} from "@/client/resources/use-run-notes";

export type Draft =
  | {readonly kind: "text" | "audio"; readonly second: number | null; readonly note: null}
  | {readonly kind: "edit"; readonly second: number | null; readonly note: Note};

/** A note with its number along the run; null for what belongs to no second of it. */
export interface NumberedNote {
  readonly note: Note;
  readonly number: number | null;
}

export type RunNotes = ReturnType<typeof useNotes>;

export function useNotes(run: Pick<Activity, "id" | "critical_power" | "weight">, isOwn: boolean) {
  // Friends may not read notes; a viewer who may is also sent the runner's weight.
  const isShown = isOwn || run.critical_power !== null || run.weight !== null;
  const {data, err, retry, update} = useRunNotes(run, isShown);
  const [draft, setDraft] = useState<Draft | null>(null);
  const change = (to: (items: readonly Note[]) => readonly Note[]) =>
    update(({items}) => ({items: [...to(items)]}));
  return {
    isShown,
    items: data && numbered(data.items),
    err,
    reload: retry,
    draft,
    write: setDraft,
    close: () => setDraft(null),
    keep: (note: Note) => change((items) => inOrder([...items.filter(({id}) => id !== note.id), note])),
    forget: (id: string) => change((items) => items.filter((note) => note.id !== id)),
  };
}

/** Those of the whole run first, then along the run, as the server lists them. */
const inOrder = (notes: readonly Note[]) =>
  notes.toSorted(
    (one, other) =>
      (one.second ?? -1) - (other.second ?? -1) || Date.parse(one.created) - Date.parse(other.created),
  );

function numbered(notes: readonly Note[]): NumberedNote[] {
  let count = 0;
  return notes.map((note) => ({note, number: note.second === null ? null : ++count}));
}
