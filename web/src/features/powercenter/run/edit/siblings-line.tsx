import type {SiblingRun} from "@gradus/backend/contract/activities";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {countRun} from "@/client/resources/use-run-edits";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import type {EditContext} from "./edit-form";

interface Props extends Pick<EditContext, "run" | "t" | "onEdited"> {
  readonly runsHref: string;
  readonly onMerge: (other: string) => void;
}

/** The same outing from another source: which of both counts, and what can be done about it. */
export function SiblingsLine({run, ...about}: Props) {
  return run.siblings.map((other) => <Sibling key={other.id} run={run} other={other} {...about} />);
}

function Sibling({run, other, t, runsHref, onMerge, onEdited}: Props & {readonly other: SiblingRun}) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const name = other.device_info?.name ?? other.name;
  async function keepBoth() {
    setWorking(true);
    const reply = await countRun(run.is_excluded ? run.id : other.id);
    setWorking(false);
    if (!reply.ok) return setProblem(failureMessage(reply.err, t));
    onEdited(t("runEdit.bothCount"));
  }
  const standing = run.is_excluded
    ? t("runEdit.otherCounts", {name})
    : other.is_excluded
      ? t("runEdit.thisCounts", {name})
      : t("runEdit.twoCount", {name});
  return (
    <div className="sibling">
      <p>{standing}</p>
      <div className="quiet-row">
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => onMerge(other.id)}>
          {t("runEdit.mergeBoth")}
        </Button>
        {(run.is_excluded || other.is_excluded) && (
          <Button variant="quiet" aria-disabled={isWorking} onClick={() => isWorking || void keepBoth()}>
            {isWorking ? t("common.working") : t("runEdit.keepBoth")}
          </Button>
        )}
        <Link href={`${runsHref}/${other.id}`} className="link inline-flex min-h-hit items-center">
          {t("runEdit.openOther")}
        </Link>
      </div>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </div>
  );
}
