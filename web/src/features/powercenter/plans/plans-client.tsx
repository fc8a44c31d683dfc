"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {PlanSummary} from "@gradus/backend/contract/plans";
import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useMembership} from "@/client/resources/use-membership";
import {usePlanLibrary, usePlans} from "@/client/resources/use-plans";
import {Disclosure} from "@/ui/disclosure";
import {Link} from "@/ui/link";
import {fullDayWords, todayIn} from "../format/day-words";
import {createRunFormat} from "../format/run-format";
import {LibraryPlans} from "./library-plans";
import type {PlansHrefs, PlansKit, PlansMessages, PlansTranslator} from "./plans-messages";
import {StartPlan} from "./start-plan";

interface Props {
  readonly messages: PlansMessages;
  readonly hrefs: PlansHrefs;
}

/** Plans to start, and those that were started. */
export function PlansClient({messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{(user) => <Plans kit={kitOf(user, t, hrefs)} />}</WithUser>;
}

export const kitOf = ({preferences, timezone}: User, t: PlansTranslator, hrefs: PlansHrefs): PlansKit => ({
  t,
  format: createRunFormat(t, preferences),
  today: todayIn(timezone, new Date()),
  hrefs,
});

function Plans({kit}: {readonly kit: PlansKit}) {
  const {t} = kit;
  const plans = usePlans();
  const library = usePlanLibrary(t.formatLocale.slice(0, 2));
  return (
    <>
      <WithResource resource={plans} t={t}>
        {({items}) => <OwnPlans plans={items} kit={kit} />}
      </WithResource>
      <OwnGoal kit={kit} />
      <section className="mt-10" aria-label={t("plans.library")}>
        <h2 className="text-h2">{t("plans.library")}</h2>
        <WithResource resource={library} t={t}>
          {({items}) => <LibraryPlans plans={items} kit={kit} />}
        </WithResource>
      </section>
    </>
  );
}

interface OwnProps {
  readonly plans: readonly PlanSummary[];
  readonly kit: PlansKit;
}

/** What is under way, and below it what is over or was left. */
function OwnPlans({plans, kit}: OwnProps) {
  const {t} = kit;
  const isUnderWay = ({state}: PlanSummary) => state === "active" || state === "paused";
  const [now, past] = [plans.filter(isUnderWay), plans.filter((plan) => !isUnderWay(plan))];
  return (
    <>
      {now.length === 0 ? (
        <p className="mt-6">{t("plans.none")}</p>
      ) : (
        <section className="mt-6" aria-label={t("plans.own")}>
          <h2 className="text-h2">{t("plans.own")}</h2>
          <PlanRows plans={now} kit={kit} />
        </section>
      )}
      {past.length > 0 && (
        <Disclosure summary={t("plans.past", {count: past.length})} level={2} className="mt-6">
          <PlanRows plans={past} kit={kit} />
        </Disclosure>
      )}
    </>
  );
}

function PlanRows({plans, kit: {t, hrefs}}: OwnProps) {
  return (
    <ul className="plan-rows">
      {plans.map(({id, title, state, from, to}) => (
        <li key={id} className="plan-row">
          <Link href={`${hrefs.plans}/${encodeURIComponent(id)}`} className="link text-h3">
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

/** A plan that follows its runner. Whoever may not start one sees it, and what opens it. */
function OwnGoal({kit}: {readonly kit: PlansKit}) {
  const {t, hrefs} = kit;
  const membership = useMembership();
  const isLocked = membership.data !== null && membership.data.access !== "full_membership";
  return (
    <section className="mt-10 plan-goal" aria-label={t("plans.goal")}>
      <h2 className="text-h2">{t("plans.goal")}</h2>
      <p className="mt-2 max-w-measure">{t("plans.goalText")}</p>
      {isLocked ? (
        <p className="mt-4">
          {t("plans.locked")}{" "}
          <Link href={hrefs.membership} className="link">
            {t("plans.seeMembership")}
          </Link>
        </p>
      ) : (
        <StartPlan library={null} kit={kit} />
      )}
    </section>
  );
}
