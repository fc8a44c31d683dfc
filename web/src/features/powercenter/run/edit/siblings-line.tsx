import type {ActivityDetail, SiblingRun} from "@gradus/backend/contract/activities";
import {addDays} from "@gradus/training/numbers/days";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {includeRun} from "@/client/resources/use-run-edits";
import {useRuns} from "@/client/resources/use-runs";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import type {EditContext} from "./edit-form";
import {OutingSpan, OutingTimeline, placesOf} from "./outing-timeline";
import {recordingWords} from "./recording-words";

/** As many runs as one call gives. */
const MAX_RUNS = "100";

interface Props extends Pick<EditContext, "run" | "format" | "t" | "onEdited"> {
  readonly runsHref: string;
  readonly onMerge: (other: string) => void;
}

export function SiblingsLine(props: Props) {
  return props.run.siblings.length === 0 ? null : <Siblings {...props} />;
}

function Siblings({run, t, ...about}: Props) {
  const {nameOf, drawn} = useRecordings({run, t, ...about});
  const {format} = about;
  const [only] = run.siblings;
  if (only && run.siblings.length === 1) {
    return (
      <div className="sibling">
        <p>{t(duplicateState(run, only), {name: nameOf(only)})}</p>
        {drawn.length > 1 && <OutingTimeline runs={drawn} format={format} t={t} />}
        <Actions run={run} other={only} t={t} {...about} />
      </div>
    );
  }
  const siblingStatus = run.is_excluded ? "excluded" : "counts";
  const places = placesOf(drawn);
  return (
    <div className="sibling">
      <p>{t("runEdit.others", {count: run.siblings.length, standing: siblingStatus})}</p>
      <p className="mt-2 text-label">{recordingWords(run, {format, t})}</p>
      <OutingSpan place={places.get(run.id)} />
      <ul>
        {run.siblings.map((other) => (
          <li key={other.id} className="mt-2">
            <p>
              {t(other.is_excluded ? "runEdit.otherLeftOut" : "runEdit.otherCounted", {name: nameOf(other)})}
            </p>
            {places.has(other.id) && <OutingSpan place={places.get(other.id)} />}
            <Actions run={run} other={other} t={t} {...about} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Recordings of one outing have the same name: start time, distance and device distinguish them. */
function useRecordings({run, format, t}: Pick<Props, "run" | "format" | "t">) {
  const {data} = useRuns({
    from: addDays(run.local_day, -1),
    to: addDays(run.local_day, 1),
    limit: MAX_RUNS,
  });
  const find = (id: string) => data?.find((each) => each.id === id);
  return {
    nameOf({id, name, device_info}: SiblingRun): string {
      const known = find(id);
      if (known) return recordingWords(known, {format, t});
      return [name, device_info?.name].filter(Boolean).join(", ");
    },
    /** The run and those of the others that are at hand, as they began. */
    drawn: [run, ...run.siblings.flatMap(({id}) => find(id) ?? [])].toSorted(
      (a, b) => Date.parse(a.start_time) - Date.parse(b.start_time),
    ),
  };
}

function duplicateState(run: ActivityDetail, other: SiblingRun) {
  if (run.is_excluded) return "runEdit.otherCounts";
  return other.is_excluded ? "runEdit.thisCounts" : "runEdit.twoCount";
}

type ActionsProps = Omit<Props, "format"> & {readonly other: SiblingRun};

function Actions({run, other, t, runsHref, onMerge, onEdited}: ActionsProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function keepBoth() {
    setWorking(true);
    const reply = await includeRun(run.is_excluded ? run.id : other.id);
    setWorking(false);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    onEdited(t("runEdit.bothCount"));
  }
  return (
    <>
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
    </>
  );
}
