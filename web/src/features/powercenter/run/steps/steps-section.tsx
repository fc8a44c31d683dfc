import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {WorkoutComplianceReply} from "@gradus/backend/contract/workout-compliance";
import {COMPLIANCE_RULES} from "@gradus/training/workouts/compliance";
import {useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {pairRun} from "@/client/resources/use-run-pairs";
import {useRunWorkout, useUnpairedWorkouts} from "@/client/resources/use-run-workout";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import {type MissingPower, NeedsPower} from "../../power/needs-power";
import type {RunTranslator} from "../run-messages";
import {ScoreParts} from "./score-parts";
import {StepsTable} from "./steps-table";
import {WorkoutStatusLabel} from "./workout-status-label";

interface Props {
  readonly run: ActivityDetail;
  readonly isOwn: boolean;
  readonly missing: MissingPower;
  /** In front of the id of a planned workout. */
  readonly workoutsHref: string;
  /** Seconds of the run. */
  readonly length: number;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

export function StepsSection(props: Props) {
  const {run, isOwn, t} = props;
  const {data, retry} = useRunWorkout(run);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isApart, setApart] = useState(false);
  async function pair(target: string | null, words: string) {
    setProblem(null);
    const reply = await pairRun(run.id, "workout", target);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    setApart(target === null);
    setDone(words);
    retry();
  }
  const workout = isApart ? null : (data?.workout ?? null);
  return (
    <>
      {workout && <Steps {...props} reply={workout} onUnpair={() => void pair(null, t("steps.unpaired"))} />}
      {isOwn && data && !workout && (
        <FreeWorkouts run={run} t={t} onPair={({id, title}) => void pair(id, t("steps.paired", {title}))} />
      )}
      <DoneLine className="mt-2">{done}</DoneLine>
      <ProblemLine className="mt-2">{problem}</ProblemLine>
    </>
  );
}

interface StepsProps extends Props {
  readonly reply: WorkoutComplianceReply;
  readonly onUnpair: () => void;
}

function Steps({reply, run, isOwn, missing, workoutsHref, onUnpair, ...about}: StepsProps) {
  const {format, t} = about;
  const {compliance} = reply;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("steps.title")}</h2>
      <div className="steps-head">
        <p>
          {isOwn ? (
            <Link href={`${workoutsHref}/${reply.workout_id}`} className="link">
              {reply.title}
            </Link>
          ) : (
            reply.title
          )}
        </p>
        <WorkoutStatusLabel reply={reply} format={format} t={t} />
        {compliance && <ScoreParts compliance={compliance} format={format} t={t} />}
        {isOwn && (
          <Button variant="quiet" onClick={onUnpair}>
            {t("runEdit.unpair")}
          </Button>
        )}
      </div>
      {isFarFromTargets(reply) && (
        <p className="mt-2">
          {t("steps.fewOnTarget", {percent: format.number(100 * (compliance?.work ?? 0))})}
        </p>
      )}
      {compliance ? (
        <StepsTable compliance={compliance} {...about} />
      ) : (
        <p className="mt-2">
          {run.critical_power === null ? (
            <NeedsPower words={t("steps.noCp")} missing={missing} t={t} />
          ) : (
            t("steps.noPower")
          )}
        </p>
      )}
    </section>
  );
}

/** By its amount it was done as planned, while most of the work was not on target. */
const isFarFromTargets = ({standing, compliance}: WorkoutComplianceReply) =>
  standing === "done" && (compliance?.work ?? 1) < COMPLIANCE_RULES.leastWork;

interface FreeProps extends Pick<Props, "run" | "t"> {
  readonly onPair: (workout: {readonly id: string; readonly title: string}) => void;
}

/** What was planned for the day of the run, and is no other run's. */
function FreeWorkouts({run, t, onPair}: FreeProps) {
  const workouts = useUnpairedWorkouts(run.local_day);
  if (workouts.length === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("steps.title")}</h2>
      <p className="mt-2">{t("steps.which")}</p>
      <div className="quiet-row">
        {workouts.map((workout) => (
          <Button key={workout.id} variant="secondary" onClick={() => onPair(workout)}>
            {t("steps.pairWith", {title: workout.title})}
          </Button>
        ))}
      </div>
    </section>
  );
}
