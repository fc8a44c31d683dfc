import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {forAthlete, mayPlan, type ViewedAthlete} from "../athlete/athlete-context";
import type {AthleteHrefs, AthleteTranslator} from "./athlete-messages";

interface Props {
  readonly athlete: ViewedAthlete;
  readonly hrefs: AthleteHrefs;
  /** The page is of no use to whoever may not plan. */
  readonly isBlocked: boolean;
  readonly isOnlyHeading: boolean;
  readonly t: AthleteTranslator;
}

/** Whose training this is, what may be done with it, and the way back. */
export function AthleteBanner({athlete, hrefs, isBlocked, isOnlyHeading, t}: Props) {
  const words = mayPlan(athlete) ? "athleteFrame.mayPlan" : "athleteFrame.mayLook";
  return (
    <>
      {isBlocked && isOnlyHeading && (
        <h1 tabIndex={-1} className="text-display-2">
          {athlete.name}
        </h1>
      )}
      <section className="athlete-banner" aria-label={t("athleteFrame.label")}>
        <p>
          <b>{t("athleteFrame.viewing", {name: athlete.name})}</b>{" "}
          <span className="text-text-2">{t(words, {name: athlete.name})}</span>
        </p>
        <Link href={hrefs.athletes} className="link">
          {t("athleteFrame.back")}
        </Link>
      </section>
      {isBlocked && (
        <ButtonLink variant="secondary" href={forAthlete(hrefs.calendar, athlete)}>
          {t("athleteFrame.openCalendar", {name: athlete.name})}
        </ButtonLink>
      )}
    </>
  );
}
