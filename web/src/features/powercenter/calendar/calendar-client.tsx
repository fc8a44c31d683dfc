"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useLocale} from "next-intl";
import {useMemo} from "react";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {WithUser} from "@/client/parts/with-user";
import {useSharedRunner} from "@/client/resources/use-shared-runner";
import {withMessages} from "@/i18n/with-messages";
import {useAthlete} from "../athlete/athlete-context";
import {todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import type {CalendarKit} from "./calendar-kit";
import type {CalendarHrefs, CalendarTranslator} from "./calendar-messages";
import {CalendarPage} from "./calendar-page";

interface Props {
  readonly t: CalendarTranslator;
  readonly hrefs: CalendarHrefs;
}

/** The calendar of the signed-in user, or of an athlete by the athlete's days. */
export const CalendarClient = withMessages(Calendar);

function Calendar(props: Props) {
  return <WithUser t={props.t}>{(user) => <OfUser user={user} {...props} />}</WithUser>;
}

function OfUser({user: {preferences, timezone}, t, hrefs}: Props & {readonly user: User}) {
  const locale = useLocale();
  const athlete = useAthlete();
  const theirs = useSharedRunner(athlete?.user_id ?? null);
  const today = todayIn(theirs.data?.timezone ?? timezone, new Date(useNowMinute()));
  const kit: CalendarKit = useMemo(
    () => ({
      t,
      format: createRunFormat(t, preferences),
      locale,
      today,
      weekStart: preferences.week_start,
      hasSingleKeys: preferences.single_key_shortcuts,
      hrefs,
    }),
    [t, preferences, locale, today, hrefs],
  );
  return <CalendarPage kit={kit} />;
}
