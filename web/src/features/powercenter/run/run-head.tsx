import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {addDays} from "@gradus/training/numbers/days";
import {type ReactNode, useEffect, useRef, useState} from "react";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {useAthlete} from "../athlete/athlete-context";
import {type WeekStart, weekNumber, weekOf} from "../runs/weeks";
import type {RunTranslator} from "./run-messages";
import {WornShoe} from "./worn-shoe";

interface Props {
  readonly run: ActivityDetail;
  /** Others read. */
  readonly isOwn: boolean;
  /** Just now: the button that did it is gone, and its focus with it. */
  readonly isRestored: boolean;
  readonly runsHref: string;
  readonly weekStart: WeekStart;
  readonly t: RunTranslator;
  /** What is known of its circumstances. */
  readonly about: ReactNode;
  /** What can be done with the run. */
  readonly children: ReactNode;
}

export function RunHead({run, isOwn, isRestored, runsHref, weekStart, t, about, children}: Props) {
  /** On a phone, where they are behind one button. */
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRestored) heading.current?.focus();
  }, [isRestored]);
  const athlete = useAthlete();
  const week = weekOf(run.local_day, weekStart);
  const facts = [t(`runType.${run.type}`), t(`runSurface.${run.surface_type}`)];
  return (
    <header className="run-head">
      <div className="min-w-0">
        <p className="run-crumb text-label">
          {/* For an athlete's run, the banner leads back: a link to all runs would open the viewer's own. */}
          {athlete === null && (
            <Link
              href={isOwn ? `${runsHref}?from=${week}&to=${addDays(week, 6)}` : runsHref}
              className="link"
            >
              <Icon name="chevron-left" size={16} />
              {isOwn ? t("runMore.week", {number: weekNumber(week)}) : t("run.all")}
            </Link>
          )}
          <span>{startWords(run, t.formatLocale)}</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="run-title hyphens-auto wrap-anywhere">
          {run.name}
        </h1>
        <p className="mt-2 text-label text-text-2 wrap-anywhere">
          {[...facts, ...run.tags].join(" · ")}
          {isOwn && run.apparel_id !== null && <WornShoe id={run.apparel_id} />}
        </p>
        {about}
        {run.is_excluded && <p className="mt-2">{t("run.excluded")}</p>}
      </div>
      <div className="run-head-actions">
        {isOwn && (
          <Button
            variant="secondary"
            className="run-more"
            aria-label={t("run.actions")}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            …
          </Button>
        )}
        <div className="run-head-all" data-open={isOpen || !isOwn || undefined}>
          {children}
        </div>
      </div>
    </header>
  );
}

/** On the clock of where it began, whatever clock the reader has. */
function startWords({start_time, utc_offset}: ActivityDetail, locale: string): string {
  const localStart = new Date(Date.parse(start_time) + utc_offset * 1000);
  return dateFormat(locale, {dateStyle: "full", timeStyle: "short", timeZone: "UTC"}).format(localStart);
}
