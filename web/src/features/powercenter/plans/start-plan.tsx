import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {PlanStart} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {useAhead} from "@/client/resources/use-ahead";
import {DialogButton} from "@/ui/dialog-button";
import {Skeleton} from "@/ui/skeleton";
import {ConfirmStart} from "./confirm-start";
import type {PlansKit} from "./plans-messages";
import {raceAhead} from "./race-ahead";
import {type PlanRequest, StartForm} from "./start-form";

interface Props {
  /** Null for a plan of the athlete's own. */
  readonly library: LibraryPlan | null;
  readonly kit: PlansKit;
}

/** Shows a preview of the plan and what its days already contain, then, once that is confirmed, creates the plan. */
export function StartPlan({library, kit}: Props) {
  const {t, athlete} = kit;
  const name = library ? t("plans.startOne", {title: library.title}) : t("plans.startOwn");
  return (
    <DialogButton
      label={library ? t("plans.start") : t("plans.startOwn")}
      name={name}
      title={library?.title ?? (athlete ? t("plans.goalOf", {name: athlete.name}) : t("plans.goal"))}
      className="mt-4"
    >
      {(close) => <Steps library={library} kit={kit} close={close} />}
    </DialogButton>
  );
}

function Steps({library, kit, close}: Props & {readonly close: () => void}) {
  const [asked, setAsked] = useState<PlanRequest | null>(null);
  const [found, setFound] = useState<PlanStart | null>(null);
  // Where the calendar cannot be read, the race is typed.
  const ahead = useAhead(kit.athlete?.user_id ?? null);
  if (ahead.isLoading) return <Skeleton />;
  if (asked && found)
    return <ConfirmStart asked={asked} found={found} kit={kit} onBack={() => setFound(null)} />;
  return (
    <StartForm
      library={library}
      kit={kit}
      race={raceAhead(ahead.data?.events ?? [], library, kit.today)}
      given={asked}
      close={close}
      onFound={(next, plan) => {
        setAsked(next);
        setFound(plan);
      }}
    />
  );
}
