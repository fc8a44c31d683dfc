import type {OwnLibrary, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {changeCollection, changeTemplate, removeTemplate} from "@/client/resources/use-library";
import type {Reply} from "@/client/session/reply";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {hrefForAthlete, useAthlete} from "../athlete/athlete-context";
import {moved} from "../builder/edit-blocks";
import {IconButton} from "../builder/icon-button";
import {bodyOf} from "../builder/workout";
import {ChoiceField} from "../power/choice-field";
import type {LibraryContext} from "./library-context";

interface Props {
  readonly workout: WorkoutTemplate;
  readonly own: OwnLibrary;
  readonly context: LibraryContext;
  /** Reloads the user's own library. */
  readonly reload: () => void;
}

export function OwnActions({workout, own, context, reload}: Props) {
  const {builderHref, t, onDone} = context;
  const athlete = useAthlete();
  const {id, title} = workout;
  const [problem, setProblem] = useState<string | null>(null);
  /** Null when it is done. */
  async function run(call: Promise<Reply<unknown>>, words: string): Promise<string | null> {
    const reply = await call;
    if (!reply.ok) return plainFailureMessage(reply.err, t);
    onDone(words);
    reload();
    return null;
  }
  const change: Change = async (call, words) => {
    setProblem(null);
    setProblem(await run(call, words));
  };
  return (
    <>
      <Link
        className="link inline-flex min-h-hit items-center"
        href={hrefForAthlete(`${builderHref}?template=${encodeURIComponent(id)}`, athlete)}
      >
        {t("library.change")}
      </Link>
      <CollectionChoice workout={workout} own={own} t={t} onChange={change} />
      <ConfirmDialog
        variant="quiet"
        label={t("library.remove")}
        name={t("library.removeNamed", {title})}
        title={t("library.removeTitle", {title})}
        text={t("library.removeText")}
        confirm={t("library.removeConfirm")}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={() => run(removeTemplate(id), t("library.removed", {title}))}
      />
      <ProblemLine className="basis-full">{problem}</ProblemLine>
    </>
  );
}

type Change = (call: Promise<Reply<unknown>>, words: string) => Promise<void>;

interface CollectionChoiceProps extends Pick<Props, "workout" | "own"> {
  readonly t: LibraryContext["t"];
  readonly onChange: Change;
}

/** The collection it lies in, and its place there. */
function CollectionChoice({workout, own, t, onChange}: CollectionChoiceProps) {
  const {id, title, collection_id: collection} = workout;
  const siblingIds = own.workouts.filter((each) => each.collection_id === collection).map((each) => each.id);
  const index = siblingIds.indexOf(id);
  const moveTo = (to: number) =>
    collection !== null &&
    to >= 0 &&
    to < siblingIds.length &&
    void onChange(
      changeCollection({id: collection, workout_ids: [...moved(siblingIds, index, to)]}),
      t("library.movedTo", {title, place: to + 1, count: siblingIds.length}),
    );
  return (
    <>
      <ChoiceField
        name="collection"
        label={t("library.collection")}
        value={collection ?? ""}
        onChoose={(to) => void onChange(putInto(workout, to, own), t("library.put", {title}))}
      >
        <option value="">{t("library.noCollection")}</option>
        {own.collections.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </ChoiceField>
      {collection !== null && siblingIds.length > 1 && (
        <span>
          <IconButton
            icon="chevron-down"
            turned
            label={t("library.moveUp", {title})}
            aria-disabled={index === 0}
            onClick={() => moveTo(index - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t("library.moveDown", {title})}
            aria-disabled={index === siblingIds.length - 1}
            onClick={() => moveTo(index + 1)}
          />
        </span>
      )}
    </>
  );
}

/** At the end of a collection; an empty name is none. */
function putInto(workout: WorkoutTemplate, to: string, {workouts}: OwnLibrary): Promise<Reply<unknown>> {
  if (to !== "") {
    const targetIds = workouts.filter(({collection_id}) => collection_id === to).map(({id}) => id);
    return changeCollection({id: to, workout_ids: [...targetIds, workout.id]});
  }
  const {id, version, title, type, desc, surface, objective, tags, blocks} = workout;
  const body = bodyOf({title, type, desc, surface, objective, tags, blocks: blocks ?? []});
  return changeTemplate({...body, id, version, collection_id: null});
}
