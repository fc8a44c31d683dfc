import type {Activity, ActivityDetail} from "@gradus/backend/contract/activities";
import {type ReactNode, type SubmitEvent, useState} from "react";
import {failureMessage, type OwnFailures} from "@/client/forms/failure-message";
import type {Reply} from "@/client/session/reply";
import {Button} from "@/ui/button";
import type {ButtonLook} from "@/ui/button-classes";
import {useHeldDialog} from "@/ui/dialog";
import {ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {BeforeAfter} from "./before-after";
import {type Totals, totalsOf} from "./totals";

/** What every edit is about, and whom it tells. */
export interface EditContext {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly close: () => void;
  /** It was done, in words; the run is read again. */
  readonly onEdited: (words: string) => void;
}

type Seen = Pick<Activity, "id" | "version">;

interface Props extends EditContext {
  readonly confirm: string;
  readonly variant?: ButtonLook["variant"];
  /** What is said afterwards. */
  readonly done: string;
  /** What the run comes to then; null where that cannot be said before. */
  readonly after?: Totals | null;
  readonly hasZones?: boolean;
  /** What stands against it; said when somebody tries. */
  readonly mistake?: string | null;
  readonly failures?: OwnFailures;
  readonly call: (seen: Seen) => Promise<Reply<unknown>>;
  readonly children?: ReactNode;
}

/** One edit: what it is, what the run is before and after, and the button that does it. Nothing was sent until then. */
export function EditForm(props: Props) {
  const {run, t, close, variant, children} = props;
  const {clash, problem, isWorking, submit} = useEdit(props);
  // What was meant for other seconds than there are now fits nothing.
  const isMisfit = clash !== null && clash.elapsed_time !== run.elapsed_time;
  return (
    <form method="post" noValidate onSubmit={submit}>
      {children}
      {clash && <Clash isMisfit={isMisfit} {...props} />}
      <Versions {...props} clash={clash} />
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

/** Before and after; where somebody was quicker, what is saved and what was meant, or seen. */
function Versions({
  run,
  after = null,
  mistake = null,
  hasZones,
  clash,
  format,
  t,
}: Props & {clash: Activity | null}) {
  const about = {caption: t("runEdit.beforeAfter"), format, t, ...(hasZones && {hasZones})};
  if (clash) {
    const yours = after
      ? ([t("runEdit.yours"), after] as const)
      : ([t("runEdit.seen"), totalsOf(run)] as const);
    return <BeforeAfter {...about} columns={[[t("runEdit.saved"), totalsOf(clash)], yours]} />;
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
  const [clash, setClash] = useState<Activity | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  useHeldDialog(isWorking);
  async function send() {
    setWorking(true);
    const reply = await call(clash ?? run);
    setWorking(false);
    if (reply.ok) {
      close();
      return onEdited(done);
    }
    if (reply.err.activity) setClash(reply.err.activity);
    else setProblem(failureMessage(reply.err, t, failures));
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWorking) return;
    setProblem(mistake ?? null);
    if (!mistake) void send();
  }
  return {clash, problem, isWorking, submit};
}

/** Somebody, such as a second tab, was quicker: the words above both versions, and the way to what is saved. */
function Clash({isMisfit, t, close, onEdited}: Props & {readonly isMisfit: boolean}) {
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
