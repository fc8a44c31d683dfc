import type {OwnLibrary, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {changeCollection, changeTemplate, removeTemplate} from "@/client/resources/use-library";
import type {Reply} from "@/client/session/reply";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {forAthlete, useAthlete} from "../athletes/athlete-context";
import {moved} from "../builder/edit-blocks";
import {IconButton} from "../builder/icon-button";
import {bodyOf} from "../builder/workout";
import {ChoiceField} from "../power/choice-field";
import type {LibraryContext} from "./library-row";

interface Props {
  readonly workout: WorkoutTemplate;
  readonly own: OwnLibrary;
  readonly about: LibraryContext;
  /** Reads one's own library again. */
  readonly reload: () => void;
}

/** What can be done with a workout of one's own: change it, put it elsewhere, remove it. */
export function OwnActions({workout, own, about, reload}: Props) {
  const {builderHref, t, onDone} = about;
  const athlete = useAthlete();
  const [problem, setProblem] = useState<string | null>(null);
  const collection = workout.collection_id;
  const beside = own.workouts.filter((each) => each.collection_id === collection).map(({id}) => id);
  const place = beside.indexOf(workout.id);
  async function run(call: Promise<Reply<unknown>>, words: string) {
    setProblem(null);
    const reply = await call;
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    onDone(words);
    reload();
  }
  const moveTo = (to: number) =>
    collection !== null &&
    to >= 0 &&
    to < beside.length &&
    void run(
      changeCollection({id: collection, workout_ids: [...moved(beside, place, to)]}),
      t("library.movedTo", {title: workout.title, place: to + 1, count: beside.length}),
    );
  async function remove(): Promise<string | null> {
    const reply = await removeTemplate(workout.id);
    if (!reply.ok) return plainFailureMessage(reply.err, t);
    onDone(t("library.removed", {title: workout.title}));
    reload();
    return null;
  }
  return (
    <>
      <Link
        className="link inline-flex min-h-hit items-center"
        href={forAthlete(`${builderHref}?template=${encodeURIComponent(workout.id)}`, athlete)}
      >
        {t("library.change")}
      </Link>
      <ChoiceField
        name="collection"
        label={t("library.collection")}
        value={collection ?? ""}
        onChoose={(to) => void run(putInto(workout, to, own), t("library.put", {title: workout.title}))}
      >
        <option value="">{t("library.noCollection")}</option>
        {own.collections.map(({id, name}) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      {collection !== null && beside.length > 1 && (
        <span>
          <IconButton
            icon="chevron-down"
            turned
            label={t("library.moveUp", {title: workout.title})}
            aria-disabled={place === 0}
            onClick={() => moveTo(place - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t("library.moveDown", {title: workout.title})}
            aria-disabled={place === beside.length - 1}
            onClick={() => moveTo(place + 1)}
          />
        </span>
      )}
      <ConfirmDialog
        variant="quiet"
        label={t("library.remove")}
        name={t("library.removeNamed", {title: workout.title})}
        title={t("library.removeTitle", {title: workout.title})}
        text={t("library.removeText")}
        confirm={t("library.removeConfirm")}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={remove}
      />
      <ProblemLine className="basis-full">{problem}</ProblemLine>
    </>
  );
}

/** At the end of a collection; an empty name is none. */
function putInto(workout: WorkoutTemplate, to: string, {workouts}: OwnLibrary): Promise<Reply<unknown>> {
  if (to !== "") {
    const there = workouts.filter(({collection_id}) => collection_id === to).map(({id}) => id);
    return changeCollection({id: to, workout_ids: [...there, workout.id]});
  }
  const {id, version, title, type, desc, surface, objective, tags, blocks} = workout;
  const body = bodyOf({title, type, desc, surface, objective, tags, blocks: blocks ?? []});
  return changeTemplate({...body, id, version, collection_id: null});
}
