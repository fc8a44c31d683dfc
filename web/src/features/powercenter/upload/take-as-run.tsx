import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {acceptUploadAsRun} from "@/client/resources/upload-runs";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {nameOf, type Outcome, type UploadItem} from "./upload-item";
import type {UploadTranslator} from "./upload-messages";

interface Props {
  readonly item: UploadItem;
  readonly t: UploadTranslator;
  readonly onTaken: (result: Outcome) => void;
}

/** For a file that names another sport: its runner knows better. */
export function TakeAsRun({item, t, onTaken}: Props) {
  const {result, state} = item;
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = result?.upload_id;
  const isOtherSport = state === "refused" && result?.problems.some(({code}) => code === "other_sport");
  if (!isOtherSport || !id) return null;
  async function take(upload: string) {
    setWorking(true);
    const reply = await acceptUploadAsRun(upload);
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
        aria-label={`${t("runUpload.isRun")}: ${nameOf(item)}`}
        onClick={() => isWorking || void take(id)}
      >
        {isWorking ? t("common.working") : t("runUpload.isRun")}
      </Button>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </>
  );
}
