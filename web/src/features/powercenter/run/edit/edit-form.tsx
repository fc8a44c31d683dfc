import type {Activity, ActivityDetail} from "@gradus/backend/contract/activities";
import {type ReactNode, type SubmitEvent, useState} from "react";
import {failureMessage, type OwnFailures} from "@/client/forms/failure-message";
import type {Reply} from "@/client/session/reply";
import {Button} from "@/ui/button";
import type {ButtonLook} from "@/ui/button-classes";
import {useBlockDialogClose} from "@/ui/dialog";
import {ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {BeforeAfter} from "./before-after";
import {type Totals, totalsOf} from "./totals";

export interface EditContext {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly close: () => void;
  /** It was done, in words; the run is read again. */
  readonly onEdited: (words: string) => void;
}

type RunVersion = Pick<Activity, "id" | "version">;

interface Props extends EditContext {
  readonly confirm: string;
  readonly variant?: ButtonLook["variant"];
  /** Message shown after the edit. */
  readonly done: string;
  /** The run's totals after the edit; null where they cannot be known beforehand. */
  readonly after?: Totals | null;
  readonly hasZones?: boolean;
  /** Why the edit is not possible; shown when the user submits. */
  readonly mistake?: string | null;
  readonly failures?: OwnFailures;
  readonly call: (runVersion: RunVersion) => Promise<Reply<unknown>>;
  readonly children?: ReactNode;
}

/** Nothing is sent before the button that does the edit is pressed. */
export function EditForm(props: Props) {
  const {run, t, close, variant, children} = props;
  const {clash, problem, isWorking, submit} = useEdit(props);
  // What was meant for other seconds than there are now fits nothing.
  const isMisfit = clash !== null && clash.elapsed_time !== run.elapsed_time;
  return (
    <form method="post" noValidate onSubmit={submit}>
      {children}
      {clash && <ConflictNotice isMisfit={isMisfit} {...props} />}
      <Versions {...props} conflict={clash} />
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        {!isMisfit && (
          <Button type="submit" variant={variant} aria-disabled={isWorking}>
            {isWorking ? t("common.working") : clash ? t("runEdit.anyway") : props.confirm}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || close()}>
          {t("common.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** The run before and after the edit. After a conflicting save: what is saved, next to what was intended, or seen. */
function Versions({
  run,
  after = null,
  mistake = null,
  hasZones,
  conflict,
  format,
  t,
}: Props & {conflict: Activity | null}) {
  const about = {caption: t("runEdit.beforeAfter"), format, t, ...(hasZones && {hasZones})};
  if (conflict) {
    const yours = after
      ? ([t("runEdit.yours"), after] as const)
      : ([t("runEdit.seen"), totalsOf(run)] as const);
    return <BeforeAfter {...about} columns={[[t("runEdit.saved"), totalsOf(conflict)], yours]} />;
  }
  if (!after || mistake) return null;
  return (
    <BeforeAfter
      {...about}
      columns={[
        [t("runEdit.now"), totalsOf(run)],
        [t("runEdit.then"), after],
      ]}
    />
  );
}

function useEdit({run, t, call, close, onEdited, done, mistake, failures}: Props) {
  const [conflict, setConflict] = useState<Activity | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  useBlockDialogClose(isWorking);
  async function send() {
    setWorking(true);
    const reply = await call(conflict ?? run);
    setWorking(false);
    if (reply.ok) {
      close();
      return onEdited(done);
    }
    if (reply.err.activity) setConflict(reply.err.activity);
    else setProblem(failureMessage(reply.err, t, failures));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWorking) return;
    setProblem(mistake ?? null);
    if (!mistake) void send();
  }
  return {clash: conflict, problem, isWorking, submit};
}

/**
 * Another save, for example in a second tab, came first: a message above both versions, and a way to take the saved
 * one.
 */
function ConflictNotice({isMisfit, t, close, onEdited}: Props & {readonly isMisfit: boolean}) {
  function take() {
    close();
    onEdited(t("runEdit.tookSaved"));
  }
  return (
    <div role="alert" className="other-version">
      <p>{t(isMisfit ? "runEdit.clashMisfit" : "runEdit.clash")}</p>
      <Button variant="quiet" onClick={take}>
        {t("runEdit.takeSaved")}
      </Button>
    </div>
  );
}
