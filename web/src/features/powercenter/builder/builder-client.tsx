"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {LibraryWorkout, OwnLibrary, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import {textLanguageOf} from "@gradus/training/workouts/text-words";
import {type ReactNode, useMemo, useState} from "react";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePlannedWorkout} from "@/client/resources/calendar-calls";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {useSharedRunner} from "@/client/resources/use-shared-runner";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {isRunDay} from "../address/run-dates";
import {forAthlete, useAthlete} from "../athlete/athlete-context";
import {todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import {type BuilderContext, readerOf} from "./builder-context";
import type {BuilderTranslator} from "./builder-messages";
import {BuilderView} from "./builder-view";
import {whenOf} from "./save-workout";
import type {Beginning} from "./use-builder";
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

/** Edits a workout: a new one, a copy from the library, one of the user's own, or a planned one. */
export const BuilderClient = withMessages(Builder);

function Builder({id, t, hrefs}: Props) {
  return (
    <WithUser t={t}>
      {(user) => (
        <WithReader user={user} t={t}>
          {(about) => (id === null ? <New {...{about, hrefs}} /> : <Planned {...{id, about, hrefs}} />)}
        </WithReader>
      )}
    </WithUser>
  );
}

interface ReaderProps {
  readonly user: User;
  readonly t: BuilderTranslator;
  readonly children: (about: BuilderContext) => ReactNode;
}

/**
 * The athlete the workout is calculated for. A workout can be written without critical power, also by a viewer who may
 * not see it.
 */
function WithReader({user, t, children}: ReaderProps) {
  const athlete = useAthlete()?.user_id ?? null;
  const theirs = useSharedRunner(athlete).data;
  const known = useAutomaticCp(athlete);
  const today = todayIn(theirs?.timezone ?? user.timezone, new Date(useNowMinute()));
  const criticalPower = known.data?.in_force?.critical_power ?? null;
  const about = useMemo(
    () => ({
      ...readerOf(theirs?.weight_kg ?? user.weight_kg, criticalPower),
      format: createRunFormat(t, user.preferences),
      language: textLanguageOf(t.formatLocale),
      today,
      t,
    }),
    [user, theirs, criticalPower, today, t],
  );
  const data = known.data ?? (known.err?.code === "forbidden" ? about : null);
  return (
    <WithResource resource={{...known, data}} t={t}>
      {() => children(about)}
    </WithResource>
  );
}

interface PartProps {
  readonly about: BuilderContext;
  readonly hrefs: BuilderHrefs;
}

function View({beginning, about, hrefs}: PartProps & {readonly beginning: Beginning}) {
  const athlete = useAthlete();
  return (
    <BuilderView
      beginning={beginning}
      about={about}
      criticalPowerHref={hrefs.criticalPower}
      workoutHref={(id) => forAthlete(`${hrefs.workouts}/${id}`, athlete)}
    />
  );
}

function Planned({id, about, hrefs}: PartProps & {readonly id: string}) {
  const workout = usePlannedWorkout({id});
  if (workout.err?.code === "not_found" || workout.err?.code === "forbidden")
    return <Gone about={about} hrefs={hrefs} />;
  return (
    <WithResource resource={workout} t={about.t}>
      {(known) => (
        <View
          about={about}
          hrefs={hrefs}
          beginning={{
            workout: workoutOf(known),
            when: whenOf(known),
            planned: {id: known.id, version: known.version},
            template: null,
          }}
        />
      )}
    </WithResource>
  );
}

/** Reads the URL: a day, a workout to copy, or a workout of the user's own to edit. */
function New({about, hrefs}: PartProps) {
  const [query] = useState(() => new URLSearchParams(location.search));
  const day = query.get("day") ?? "";
  const when = {day: isRunDay(day) ? day : "", time: ""};
  const [from, template] = [query.get("from"), query.get("template")];
  if (from === null && template === null) {
    const beginning = {workout: EMPTY_WORKOUT, when, planned: null, template: null};
    return <View beginning={beginning} about={about} hrefs={hrefs} />;
  }
  return <Copied {...{about, hrefs, when}} id={template ?? from ?? ""} isOwn={template !== null} />;
}

interface CopiedProps extends PartProps {
  readonly id: string;
  /** It is changed itself. */
  readonly isOwn: boolean;
  readonly when: Beginning["when"];
}

function Copied({id, isOwn, when, about, hrefs}: CopiedProps) {
  const own = useOwnLibrary();
  const library = useWorkoutLibrary(isOwn ? null : hrefs.locale);
  const found = findIn(id, own.data, library.data?.items ?? []);
  if (found?.blocks) {
    const kept = "collection_id" in found && isOwn ? keptOf(found) : null;
    const workout = workoutOf({...found, blocks: found.blocks});
    return <View beginning={{workout, when, planned: null, template: kept}} about={about} hrefs={hrefs} />;
  }
  const isRead = own.data !== null && (isOwn || library.data !== null);
  if (isRead) return <Gone about={about} hrefs={hrefs} />;
  const err = own.err ?? library.err;
  const retry = () => (own.err ? own.retry() : library.retry());
  return (
    <WithResource resource={{data: null, err, retry}} t={about.t}>
      {() => null}
    </WithResource>
  );
}

const keptOf = ({id, version, collection_id}: WorkoutTemplate) => ({id, version, collection: collection_id});

const findIn = (
  id: string,
  own: OwnLibrary | null,
  library: readonly LibraryWorkout[],
): WorkoutTemplate | LibraryWorkout | null =>
  own?.workouts.find((each) => each.id === id) ?? library.find((each) => each.id === id) ?? null;

function Gone({about: {t}, hrefs}: PartProps) {
  return (
    <div role="alert" className="mt-8">
      <p>{t("builder.gone")}</p>
      <ButtonLink className="mt-4" variant="secondary" href={forAthlete(hrefs.library, useAthlete())}>
        {t("builder.toLibrary")}
      </ButtonLink>
    </div>
  );
}
