import type {Activity} from "@gradus/backend/contract/activities";
import type {PairKind} from "@gradus/backend/contract/pair-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {pairRun, useRunPairs} from "@/client/resources/use-run-pairs";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {RunTranslator} from "../run-messages";

interface Props {
  readonly run: Pick<Activity, "id">;
  readonly t: RunTranslator;
}

/** The event the run was. What it was as a workout stands with its steps. */
export function PairLines({run, t}: Props) {
  const {data} = useRunPairs(run);
  const pairs =
    data?.items.flatMap(({kind, target_id}) =>
      target_id === null || kind !== "event" ? [] : [{kind, target_id}],
    ) ?? [];
  return pairs.map(({kind, target_id}) => (
    <PairLine key={kind} run={run} t={t} kind={kind} target_id={target_id} />
  ));
}

interface LineProps extends Props {
  readonly kind: PairKind;
  readonly target_id: string;
}

/** Taken apart, it can be put back for as long as the page is open. */
function PairLine({run, t, kind, target_id}: LineProps) {
  const [isPaired, setPaired] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  async function toggle() {
    setProblem(null);
    const reply = await pairRun(run.id, kind, isPaired ? null : target_id);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    setPaired(!isPaired);
  }
  return (
    <div className="sibling">
      <p>{t("runEdit.pairedEvent")}</p>
      <div className="quiet-row">
        <Button variant="quiet" onClick={() => void toggle()}>
          {t(isPaired ? "runEdit.unpair" : "runEdit.pairAgain")}
        </Button>
      </div>
      <DoneLine className="mt-1">{isPaired ? null : t("runEdit.unpaired")}</DoneLine>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </div>
  );
}
