import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {PlanStart} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {useUpcomingDays} from "@/client/resources/use-upcoming-days";
import {DialogButton} from "@/ui/dialog-button";
import {Skeleton} from "@/ui/skeleton";
import {ConfirmStart} from "./confirm-start";
import {findUpcomingRace} from "./find-upcoming-race";
import type {PlansContext} from "./plans-messages";
import {type PlanRequest, StartForm} from "./start-form";

interface Props {
  /** Null for a plan of the athlete's own. */
  readonly library: LibraryPlan | null;
  readonly context: PlansContext;
}

export function StartPlan({library, context}: Props) {
  const {t, athlete} = context;
  const name = library ? t("plans.startOne", {title: library.title}) : t("plans.startOwn");
  return (
    <DialogButton
      label={library ? t("plans.start") : t("plans.startOwn")}
      name={name}
      title={library?.title ?? (athlete ? t("plans.goalOf", {name: athlete.name}) : t("plans.goal"))}
      className="mt-4"
    >
      {(close) => <Steps library={library} context={context} close={close} />}
    </DialogButton>
  );
}

function Steps({library, context, close}: Props & {readonly close: () => void}) {
  const [planRequest, setPlanRequest] = useState<PlanRequest | null>(null);
  const [found, setFound] = useState<PlanStart | null>(null);
  // Where the calendar cannot be read, the race is typed.
  const ahead = useUpcomingDays(context.athlete?.user_id ?? null);
  if (ahead.isLoading) return <Skeleton />;
  if (planRequest && found)
    return (
      <ConfirmStart request={planRequest} found={found} context={context} onBack={() => setFound(null)} />
    );
  return (
    <StartForm
      library={library}
      context={context}
      race={findUpcomingRace(ahead.data?.events ?? [], library, context.today)}
      previous={planRequest}
      close={close}
      onFound={(next, plan) => {
        setPlanRequest(next);
        setFound(plan);
      }}
    />
  );
}
