"use client";

import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePlan} from "@/client/resources/use-plans";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import {hrefForAthlete, mayPlan} from "../athlete/athlete-context";
import {PlanView} from "./plan-view";
import type {PlansHrefs, PlansTranslator} from "./plans-messages";
import {type PlansUser, usePlansContext} from "./use-plans-context";

interface Props {
  readonly id: string;
  readonly t: PlansTranslator;
  readonly hrefs: PlansHrefs;
}

export const PlanClient = withMessages(Plan);

function Plan({id, t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <OnePlan id={id} user={user} t={t} hrefs={hrefs} />}</WithUser>;
}

function OnePlan({id, ...props}: PlansUser & {readonly id: string}) {
  const context = usePlansContext(props);
  const {t, hrefs, athlete} = context;
  const plan = usePlan(id, athlete?.user_id ?? null);
  if (plan.err?.code === "not_found" || plan.err?.code === "forbidden")
    return (
      <p className="mt-6">
        {t("plans.unknown")}{" "}
        <Link href={mayPlan(athlete) ? hrefForAthlete(hrefs.plans, athlete) : hrefs.plans} className="link">
          {t("plans.all")}
        </Link>
      </p>
    );
  return (
    <WithResource resource={plan} t={t}>
      {(known) => (
        <PlanView plan={known} context={context} onChanged={plan.replace} onConflict={plan.retry} />
      )}
    </WithResource>
  );
}
