"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useMemo} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {WithUser} from "@/client/parts/with-user";
import {useSharedRunner} from "@/client/resources/use-shared-runner";
import {useAthlete} from "../athlete/athlete-context";
import {todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import type {CalendarKit} from "./calendar-kit";
import type {CalendarHrefs, CalendarMessages, CalendarTranslator} from "./calendar-messages";
import {CalendarPage} from "./calendar-page";

interface Props {
  readonly messages: CalendarMessages;
  readonly hrefs: CalendarHrefs;
}

/** The calendar of whoever is signed in, or of an athlete, by their days. */
export function CalendarClient({messages, ...rest}: Props) {
  const t = useTranslator(messages);
  return (
    <WithUser t={t}>{(user) => <OfUser user={user} t={t} locale={messages.locale} {...rest} />}</WithUser>
  );
}

interface UserProps extends Omit<Props, "messages"> {
  readonly user: User;
  readonly t: CalendarTranslator;
  readonly locale: string;
}

function OfUser({user: {preferences, timezone}, t, locale, hrefs}: UserProps) {
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
