"use client";

import type {PlanSummary} from "@gradus/backend/contract/plans";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useAthletesIfSignedIn} from "@/client/resources/use-athletes";
import {useMembership} from "@/client/resources/use-membership";
import {usePlanLibrary, usePlans} from "@/client/resources/use-plans";
import {withMessages} from "@/i18n/with-messages";
import {Disclosure} from "@/ui/disclosure";
import {Link} from "@/ui/link";
import {hrefForAthlete, mayPlan, type ViewedAthlete} from "../athlete/athlete-context";
import {fullDayWords} from "../format/day-words";
import {LibraryPlans} from "./library-plans";
import type {PlansContext, PlansHrefs, PlansTranslator} from "./plans-messages";
import {StartPlan} from "./start-plan";
import {type PlansUser, usePlansContext} from "./use-plans-context";

interface Props {
  readonly t: PlansTranslator;
  readonly hrefs: PlansHrefs;
}

export const PlansClient = withMessages(PlansContent);

function PlansContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Plans user={user} t={t} hrefs={hrefs} />}</WithUser>;
}

function Plans(props: PlansUser) {
  const context = usePlansContext(props);
  const {t, athlete} = context;
  const plans = usePlans(athlete?.user_id ?? null);
  const athletes = useAthletesIfSignedIn();
  // On an athlete's own page a plan is started for that one.
  const coached = athlete === null ? (athletes.data?.items ?? []).filter(mayPlan) : [];
  const library = usePlanLibrary(t.formatLocale.slice(0, 2));
  return (
    <>
      <WithResource resource={plans} t={t}>
        {({items}) => <OwnPlans plans={items} context={context} />}
      </WithResource>
      {athlete === null ? <OwnGoal context={context} /> : <AthleteGoal context={context} athlete={athlete} />}
      <section className="mt-10" aria-label={t("plans.library")}>
        <h2 className="text-h2">{t("plans.library")}</h2>
        <WithResource resource={library} t={t}>
          {({items}) => <LibraryPlans plans={items} coached={coached} context={context} />}
        </WithResource>
      </section>
    </>
  );
}

interface OwnProps {
  readonly plans: readonly PlanSummary[];
  readonly context: PlansContext;
}

/** Current plans, and below them plans that ended or were left. */
function OwnPlans({plans, context}: OwnProps) {
  const {t, athlete} = context;
  const name = athlete ? t("plans.ownOf", {name: athlete.name}) : t("plans.own");
  const isUnderWay = ({state}: PlanSummary) => state === "active" || state === "paused";
  const [now, past] = [plans.filter(isUnderWay), plans.filter((plan) => !isUnderWay(plan))];
  return (
    <>
      {now.length === 0 ? (
        <p className="mt-6">{t("plans.none")}</p>
      ) : (
        <section className="mt-6" aria-label={name}>
          <h2 className="text-h2">{name}</h2>
          <PlanRows plans={now} context={context} />
        </section>
      )}
      {past.length > 0 && (
        <Disclosure summary={t("plans.past", {count: past.length})} level={2} className="mt-6">
          <PlanRows plans={past} context={context} />
        </Disclosure>
      )}
    </>
  );
}

function PlanRows({plans, context: {t, hrefs, athlete}}: OwnProps) {
  return (
    <ul className="plan-rows">
      {plans.map(({id, title, state, from, to}) => (
        <li key={id} className="plan-row">
          <Link
            href={hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(id)}`, athlete)}
            className="link text-h3"
          >
            {title}
          </Link>
          <p className="text-label text-text-2">
            {t(`plans.state.${state}`)} ·{" "}
            {t("plans.between", {
              from: fullDayWords(t.formatLocale, from),
              to: fullDayWords(t.formatLocale, to),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A plan that follows its runner. Without membership it is shown with what opens it. */
function OwnGoal({context}: {readonly context: PlansContext}) {
  const {t} = context;
  const membership = useMembership();
  const isLocked = membership.data !== null && membership.data.access !== "full_membership";
  return <Goal context={context} name={t("plans.goal")} text={t("plans.goalText")} isLocked={isLocked} />;
}

/** A plan that a coach makes. What their athlete may use, they learn by trying. */
function AthleteGoal({
  context,
  athlete: {name},
}: {
  readonly context: PlansContext;
  readonly athlete: ViewedAthlete;
}) {
  const {t} = context;
  return <Goal context={context} name={t("plans.goalOf", {name})} text={t("plans.goalTextOf", {name})} />;
}

interface GoalProps {
  readonly context: PlansContext;
  readonly name: string;
  readonly text: string;
  readonly isLocked?: boolean;
}

function Goal({context, name, text, isLocked = false}: GoalProps) {
  const {t, hrefs} = context;
  return (
    <section className="mt-10 plan-goal" aria-label={name}>
      <h2 className="text-h2">{name}</h2>
      <p className="mt-2 max-w-measure">{text}</p>
      {isLocked ? (
        <p className="mt-4">
          {t("plans.locked")}{" "}
          <Link href={hrefs.membership} className="link">
            {t("plans.seeMembership")}
          </Link>
        </p>
      ) : (
        <StartPlan library={null} context={context} />
      )}
    </section>
  );
}
