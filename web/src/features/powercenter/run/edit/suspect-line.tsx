import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {EDIT_BOUNDS} from "@gradus/backend/contract/edit-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {judgeSeconds, type Verdict} from "@/client/resources/use-run-edits";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {EditContext} from "./edit-form";

type Stretch = ActivityDetail["suspect_seconds"][number];

const DONE = {ignore: "runEdit.suspectIgnored", accept: "runEdit.suspectAccepted"} as const;

export function SuspectLine({run, format, t, onEdited}: Omit<EditContext, "close">) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const stretches = run.suspect_seconds.slice(0, EDIT_BOUNDS.judged);
  async function judge(verdict: Verdict, judgedStretches: readonly Stretch[]) {
    if (isWorking) return;
    setWorking(true);
    setProblem(null);
    const reply = await judgeSeconds(run, verdict, judgedStretches);
    setWorking(false);
    if (reply.ok) return onEdited(t(DONE[verdict]));
    setProblem(plainFailureMessage(reply.err, t));
  }
  const wordsOf = ({from, to, power}: Stretch) =>
    t("runEdit.suspectAt", {
      at: format.duration(from),
      seconds: to - from + 1,
      power: measureWords(format.watts(power)),
    });
  const button = (verdict: Verdict, label: string, judgedStretches: readonly Stretch[], name?: string) => (
    <Button
      variant="quiet"
      aria-label={name && `${label}: ${name}`}
      aria-disabled={isWorking}
      onClick={() => void judge(verdict, judgedStretches)}
    >
      {label}
    </Button>
  );
  return (
    <div className="sibling">
      <p>{t("runEdit.suspect", {count: run.suspect_seconds.length})}</p>
      <p className="text-label text-text-2">{t("runEdit.suspectText")}</p>
      <ul>
        {stretches.map((stretch) => (
          <li key={stretch.from} className="mt-2">
            <p>{wordsOf(stretch)}</p>
            <div className="quiet-row">
              {button("ignore", t("runEdit.suspectIgnore"), [stretch], wordsOf(stretch))}
              {button("accept", t("runEdit.suspectAccept"), [stretch], wordsOf(stretch))}
            </div>
          </li>
        ))}
      </ul>
      {stretches.length > 1 && (
        <div className="quiet-row mt-2">
          {button("ignore", t("runEdit.suspectIgnoreAll"), stretches)}
          {button("accept", t("runEdit.suspectAcceptAll"), stretches)}
        </div>
      )}
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </div>
  );
}
