"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePlan} from "@/client/resources/use-plans";
import {Link} from "@/ui/link";
import {useAthlete} from "../athlete/athlete-context";
import {PlanView} from "./plan-view";
import {kitOf} from "./plans-client";
import type {PlansHrefs, PlansKit, PlansMessages} from "./plans-messages";

interface Props {
  readonly id: string;
  readonly messages: PlansMessages;
  readonly hrefs: PlansHrefs;
}

/** One plan: how far it is, what it changed and why, and what can be done with it. */
export function PlanClient({id, messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{(user) => <OnePlan id={id} kit={kitOf(user, t, hrefs)} />}</WithUser>;
}

function OnePlan({id, kit}: {readonly id: string; readonly kit: PlansKit}) {
  const {t, hrefs} = kit;
  const athlete = useAthlete();
  const plan = usePlan(id, athlete?.user_id ?? null);
  if (plan.err?.code === "not_found" || plan.err?.code === "forbidden")
    return (
      <p className="mt-6">
        {t("plans.unknown")}{" "}
        <Link href={hrefs.plans} className="link">
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
