"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePlan} from "@/client/resources/use-plans";
import {Link} from "@/ui/link";
import {forAthlete, mayPlan} from "../athlete/athlete-context";
import {PlanView} from "./plan-view";
import type {PlansHrefs, PlansMessages} from "./plans-messages";
import {type PlansUser, usePlansKit} from "./use-plans-kit";

interface Props {
  readonly id: string;
  readonly messages: PlansMessages;
  readonly hrefs: PlansHrefs;
}

/** One plan: how far it is, what it changed and why, and what can be done with it. */
export function PlanClient({id, messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{(user) => <OnePlan id={id} user={user} t={t} hrefs={hrefs} />}</WithUser>;
}

function OnePlan({id, ...props}: PlansUser & {readonly id: string}) {
  const kit = usePlansKit(props);
  const {t, hrefs, athlete} = kit;
  const plan = usePlan(id, athlete?.user_id ?? null);
  if (plan.err?.code === "not_found" || plan.err?.code === "forbidden")
    return (
      <p className="mt-6">
        {t("plans.unknown")}{" "}
        <Link href={mayPlan(athlete) ? forAthlete(hrefs.plans, athlete) : hrefs.plans} className="link">
          {t("plans.all")}
        </Link>
      </p>
    );
  return (
    <WithResource resource={plan} t={t}>
      {(known) => <PlanView plan={known} kit={kit} onChanged={plan.replace} onConflict={plan.retry} />}
    </WithResource>
  );
}
