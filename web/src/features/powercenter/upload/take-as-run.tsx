import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {takeUploadAsRun} from "@/client/resources/upload-runs";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {type Lane, nameOf, type Outcome} from "./lane";
import type {UploadTranslator} from "./upload-messages";

interface Props {
  readonly lane: Lane;
  readonly t: UploadTranslator;
  readonly onTaken: (result: Outcome) => void;
}

/** For a file that names another sport: its runner knows better. */
export function TakeAsRun({lane, t, onTaken}: Props) {
  const {result, state} = lane;
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = result?.upload_id;
  const isOtherSport = state === "refused" && result?.problems.some(({code}) => code === "other_sport");
  if (!isOtherSport || !id) return null;
  async function take(upload: string) {
    setWorking(true);
    const reply = await takeUploadAsRun(upload);
    setWorking(false);
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
    if (reply.ok) onTaken(reply.data);
  }
  return (
    <>
      <Button
        variant="secondary"
        className="mt-2"
        aria-disabled={isWorking}
        aria-label={`${t("runUpload.isRun")}: ${nameOf(lane)}`}
        onClick={() => isWorking || void take(id)}
      >
        {isWorking ? t("common.working") : t("runUpload.isRun")}
      </Button>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </>
  );
}
