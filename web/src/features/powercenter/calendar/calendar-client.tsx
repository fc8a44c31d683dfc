"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useLocale} from "next-intl";
import {useMemo} from "react";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {WithUser} from "@/client/parts/with-user";
import {useSharedAthlete} from "@/client/resources/use-shared-athlete";
import {withMessages} from "@/i18n/with-messages";
import {useAthlete} from "../athlete/athlete-context";
import {createRunFormat} from "../format/run-format";
import type {CalendarContext} from "./calendar-context";
import type {CalendarHrefs, CalendarTranslator} from "./calendar-messages";
import {CalendarPage} from "./calendar-page";

interface Props {
  readonly t: CalendarTranslator;
  readonly hrefs: CalendarHrefs;
}

export const CalendarClient = withMessages(Calendar);

function Calendar(props: Props) {
  return <WithUser t={props.t}>{(user) => <UserCalendar user={user} {...props} />}</WithUser>;
}

function UserCalendar({user: {preferences, timezone}, t, hrefs}: Props & {readonly user: User}) {
  const locale = useLocale();
  const athlete = useAthlete();
  const sharedAthlete = useSharedAthlete(athlete?.user_id ?? null);
  const today = dayInZone(new Date(useNowMinute()), sharedAthlete.data?.timezone ?? timezone);
  const context: CalendarContext = useMemo(
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
  return <CalendarPage context={context} />;
}
