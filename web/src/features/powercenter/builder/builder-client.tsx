"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {LibraryWorkout, OwnLibrary, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {textLanguageOf} from "@gradus/training/workouts/text-words";
import {type ReactNode, useMemo, useState} from "react";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePlannedWorkout} from "@/client/resources/calendar-calls";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {useSharedAthlete} from "@/client/resources/use-shared-athlete";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {isRunDay} from "../address/run-dates";
import {hrefForAthlete, useAthlete} from "../athlete/athlete-context";
import {createRunFormat} from "../format/run-format";
import {type BuilderContext, builderAthlete} from "./builder-context";
import type {BuilderTranslator} from "./builder-messages";
import {BuilderView} from "./builder-view";
import type {InitialDraft} from "./parse-draft";
import {plannedTimeOf} from "./save-workout";
import {EMPTY_WORKOUT, workoutOf} from "./workout";

export interface BuilderHrefs {
  readonly criticalPower: string;
  readonly library: string;
  /** In front of the id of a planned workout. */
  readonly workouts: string;
  /** Language of the library's texts. */
  readonly locale: string;
}

interface Props {
  /** Null for a new one. */
  readonly id: string | null;
  readonly t: BuilderTranslator;
  readonly hrefs: BuilderHrefs;
}

export const BuilderClient = withMessages(Builder);

function Builder({id, t, hrefs}: Props) {
  return (
    <WithUser t={t}>
      {(user) => (
        <WithBuilderContext user={user} t={t}>
          {(about) =>
            id === null ? (
              <NewWorkout context={about} hrefs={hrefs} />
            ) : (
              <PlannedWorkoutBuilder id={id} context={about} hrefs={hrefs} />
            )
          }
        </WithBuilderContext>
      )}
    </WithUser>
  );
}

interface WithBuilderContextProps {
  readonly user: User;
  readonly t: BuilderTranslator;
  readonly children: (about: BuilderContext) => ReactNode;
}

/**
 * The athlete the workout is calculated for. A workout can be written without critical power, also by a viewer who may
 * not see it.
 */
function WithBuilderContext({user, t, children}: WithBuilderContextProps) {
  const athlete = useAthlete()?.user_id ?? null;
  const sharedAthlete = useSharedAthlete(athlete).data;
  const known = useAutomaticCp(athlete);
  const today = dayInZone(new Date(useNowMinute()), sharedAthlete?.timezone ?? user.timezone);
  const criticalPower = known.data?.in_force?.critical_power ?? null;
  const about = useMemo(
    () => ({
      ...builderAthlete(sharedAthlete?.weight_kg ?? user.weight_kg, criticalPower),
      format: createRunFormat(t, user.preferences),
      language: textLanguageOf(t.formatLocale),
      today,
      t,
    }),
    [user, sharedAthlete, criticalPower, today, t],
  );
  const data = known.data ?? (known.err?.code === "forbidden" ? about : null);
  return (
    <WithResource resource={{...known, data}} t={t}>
      {() => children(about)}
    </WithResource>
  );
}

interface PartProps {
  readonly context: BuilderContext;
  readonly hrefs: BuilderHrefs;
}

function View({initial, context, hrefs}: PartProps & {readonly initial: InitialDraft}) {
  const athlete = useAthlete();
  return (
    <BuilderView
      initial={initial}
      context={context}
      criticalPowerHref={hrefs.criticalPower}
      workoutHref={(id) => hrefForAthlete(`${hrefs.workouts}/${id}`, athlete)}
    />
  );
}

function PlannedWorkoutBuilder({id, context, hrefs}: PartProps & {readonly id: string}) {
  const workout = usePlannedWorkout({id});
  if (workout.err?.code === "not_found" || workout.err?.code === "forbidden")
    return <WorkoutNotFound context={context} hrefs={hrefs} />;
  return (
    <WithResource resource={workout} t={context.t}>
      {(known) => (
        <View
          context={context}
          hrefs={hrefs}
          initial={{
            workout: workoutOf(known),
            when: plannedTimeOf(known),
            planned: {id: known.id, version: known.version},
            template: null,
          }}
        />
      )}
    </WithResource>
  );
}

/** Reads the URL: a day, a workout to copy, or a workout of the user's own to edit. */
function NewWorkout({context, hrefs}: PartProps) {
  const [query] = useState(() => new URLSearchParams(location.search));
  const day = query.get("day") ?? "";
  const when = {day: isRunDay(day) ? day : "", time: ""};
  const [from, template] = [query.get("from"), query.get("template")];
  if (from === null && template === null) {
    const beginning = {workout: EMPTY_WORKOUT, when, planned: null, template: null};
    return <View initial={beginning} context={context} hrefs={hrefs} />;
  }
  return (
    <CopiedWorkout
      context={context}
      hrefs={hrefs}
      when={when}
      id={template ?? from ?? ""}
      isOwn={template !== null}
    />
  );
}

interface CopiedWorkoutProps extends PartProps {
  readonly id: string;
  /** It is changed itself. */
  readonly isOwn: boolean;
  readonly when: InitialDraft["when"];
}

function CopiedWorkout({id, isOwn, when, context, hrefs}: CopiedWorkoutProps) {
  const own = useOwnLibrary();
  const library = useWorkoutLibrary(isOwn ? null : hrefs.locale);
  const found = findIn(id, own.data, library.data?.items ?? []);
  if (found?.blocks) {
    const savedVersion = "collection_id" in found && isOwn ? savedVersionOf(found) : null;
    const workout = workoutOf({...found, blocks: found.blocks});
    return (
      <View
        initial={{workout, when, planned: null, template: savedVersion}}
        context={context}
        hrefs={hrefs}
      />
    );
  }
  const isRead = own.data !== null && (isOwn || library.data !== null);
  if (isRead) return <WorkoutNotFound context={context} hrefs={hrefs} />;
  const err = own.err ?? library.err;
  const retry = () => (own.err ? own.retry() : library.retry());
  return (
    <WithResource resource={{data: null, err, retry}} t={context.t}>
      {() => null}
    </WithResource>
  );
}

const savedVersionOf = ({id, version, collection_id}: WorkoutTemplate) => ({
  id,
  version,
  collection: collection_id,
});

const findIn = (
  id: string,
  own: OwnLibrary | null,
  library: readonly LibraryWorkout[],
): WorkoutTemplate | LibraryWorkout | null =>
  own?.workouts.find((each) => each.id === id) ?? library.find((each) => each.id === id) ?? null;

function WorkoutNotFound({context: {t}, hrefs}: PartProps) {
  return (
    <div role="alert" className="mt-8">
      <p>{t("builder.gone")}</p>
      <ButtonLink className="mt-4" variant="secondary" href={hrefForAthlete(hrefs.library, useAthlete())}>
        {t("builder.toLibrary")}
      </ButtonLink>
    </div>
  );
}
