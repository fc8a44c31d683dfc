import {ButtonLink} from "@/ui/button-link";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {hrefForAthlete, mayPlan, type ViewedAthlete} from "../athlete/athlete-context";
import type {AthleteHrefs, AthleteTranslator} from "./athlete-messages";

interface Props {
  readonly athlete: ViewedAthlete;
  /** All athletes who share their training, in the order of the list. */
  readonly athletes: readonly ViewedAthlete[];
  readonly hrefs: AthleteHrefs;
  /** The page is of no use without the right to plan. */
  readonly isBlocked: boolean;
  readonly isOnlyHeading: boolean;
  readonly t: AthleteTranslator;
}

export function AthleteBanner(props: Props) {
  const {athlete, hrefs, isBlocked, isOnlyHeading, t} = props;
  const words = mayPlan(athlete) ? "athleteFrame.mayPlan" : "athleteFrame.mayLook";
  return (
    <>
      {isBlocked && isOnlyHeading && (
        <h1 tabIndex={-1} className="text-display-2">
          {athlete.name}
        </h1>
      )}
      <section className="athlete-bar field-infield" aria-label={t("athleteFrame.label")}>
        <p className="athlete-whose">
          <span className="sr-only">{t("athleteFrame.viewing", {name: athlete.name})}</span>
          <b aria-hidden="true">{athlete.name}</b>
        </p>
        <Neighbours {...props} />
        <Link href={hrefs.athletes} className="athlete-way">
          <Icon name="close" />
          <span className="sr-only">{t("athleteFrame.back")}</span>
        </Link>
      </section>
      <p className="athlete-note">
        <span className="text-text-2">{t(words, {name: athlete.name})}</span>
        {mayPlan(athlete) && hrefs.plans && (
          <Link href={hrefForAthlete(hrefs.plans, athlete)} className="link">
            {t("athleteFrame.assignPlan")}
          </Link>
        )}
      </p>
      {isBlocked && (
        <ButtonLink variant="secondary" href={hrefForAthlete(hrefs.calendar, athlete)}>
          {t("athleteFrame.openCalendar", {name: athlete.name})}
        </ButtonLink>
      )}
    </>
  );
}

/** The calendars of who stands before and after in the list of athletes. */
function Neighbours({athlete, athletes, hrefs, t}: Props) {
  const at = athletes.findIndex(({user_id}) => user_id === athlete.user_id);
  const sides = [
    {icon: "chevron-left", words: "athleteFrame.previous", other: athletes[at - 1]},
    {icon: "chevron-right", words: "athleteFrame.next", other: athletes[at + 1]},
  ] as const;
  return sides.map(
    ({icon, words, other}) =>
      other && (
        <Link key={icon} href={hrefForAthlete(hrefs.calendar, other)} className="athlete-way">
          <Icon name={icon} />
          <span className="sr-only">{t(words, {name: other.name})}</span>
        </Link>
      ),
  );
}
