"use client";

import {dayInZone} from "@gradus/schemas/zoned-time";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useNowMinute} from "@/client/parts/use-now-minute";
import {useToday} from "@/client/resources/use-today";
import type {Failure} from "@/client/session/reply";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {Skeleton} from "@/ui/skeleton";
import {createRunFormat} from "../format/run-format";
import {TodayBoard} from "./today-board";
import type {TodayHrefs, TodayTranslator} from "./today-messages";
import {longDay} from "./upcoming-days";
import {useCachedPage} from "./use-cached-page";

interface Props {
  readonly t: TodayTranslator;
  readonly hrefs: TodayHrefs;
}

/** The day changes with the midnight of the account. */
export const TodayClient = withMessages(Today);

function Today({t, hrefs}: Props) {
  const now = useNowMinute();
  const {store, days, edits, reading, err, hasRoom} = useToday();
  const isCached = useCachedPage();
  if (!store || !days || now === 0) {
    return <NoDays err={err} onRetry={() => void store?.refresh()} hrefs={hrefs} t={t} />;
  }
  const today = dayInZone(new Date(now), days.timezone);
  const isOffline = reading === "kept" && (err?.code === "network" || err?.code === "unavailable");
  const format = createRunFormat(t, days.distanceUnit);
  const context = {t, format, hrefs, store, today, criticalPower: days.criticalPower, isOffline};
  const shown = {days, edits, err, hasRoom, isFresh: reading === "fresh", isCached};
  return (
    <TodayBoard {...shown} context={context}>
      <TodayHead hrefs={hrefs} day={longDay(t.formatLocale, today)} t={t} />
    </TodayBoard>
  );
}

interface NoDaysProps extends Omit<HeadProps, "day"> {
  readonly err: Failure | null;
  readonly onRetry: () => void;
}

/** Until days are read; or why there are none to show. */
function NoDays({err, onRetry, hrefs, t}: NoDaysProps) {
  return (
    <div className="today-field field-track">
      <TodayHead hrefs={hrefs} day={null} t={t} />
      <h1 tabIndex={-1} className="today-title">
        {t("today.title")}
      </h1>
      {err ? (
        <div role="alert">
          <p className="today-sentence">
            {err.code === "network" ? t("today.never") : plainFailureMessage(err, t)}
          </p>
          <Button size="xl" className="mt-4" onClick={onRetry}>
            {t("common.retry")}
          </Button>
        </div>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

interface HeadProps {
  readonly hrefs: TodayHrefs;
  readonly day: string | null;
  readonly t: TodayTranslator;
}

function TodayHead({hrefs, day, t}: HeadProps) {
  return (
    <p className="today-head">
      <Link href={hrefs.calendar ?? hrefs.start} className="link inline-flex min-h-hit items-center">
        {hrefs.calendar ? t("today.calendar") : t("powercenter.title")}
      </Link>
      {day && <span>{day}</span>}
    </p>
  );
}
