import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {RESTORE_DAYS} from "@gradus/backend/contract/activity-values";
import {useRouter} from "next/navigation";
import {failureMessage} from "@/client/forms/failure-message";
import {removeRun} from "@/client/resources/use-run";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {RunForm} from "./run-form";
import type {RunTranslator} from "./run-messages";
import {ShareDialog} from "./share/share-dialog";

interface Props {
  readonly run: ActivityDetail;
  readonly t: RunTranslator;
  /** Where a deleted run leads: deleted ones can be brought back there. */
  readonly runsHref: string;
  readonly onChange: (now: Partial<ActivityDetail>) => void;
  /** What was done, in words. */
  readonly onDone: (words: string | null) => void;
}

/** What its owner can do with a run. */
export function RunActions({run, t, runsHref, onChange, onDone}: Props) {
  const router = useRouter();
  async function remove(): Promise<string | null> {
    onDone(null);
    const reply = await removeRun(run);
    if (!reply.ok) return failureMessage(reply.err, t);
    onChange({deleted: new Date().toISOString(), restorable_until: reply.data.restorable_until});
    router.push(runsHref);
    return null;
  }
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      <DialogButton
        label={t("common.edit")}
        name={`${t("common.edit")}: ${run.name}`}
        title={t("run.editTitle")}
      >
        {(close) => (
          <RunForm
            run={run}
            t={t}
            close={close}
            onSaved={(now) => {
              onChange(now);
              onDone(t("run.saved"));
            }}
          />
        )}
      </DialogButton>
      <ShareDialog run={run} t={t} />
      <ConfirmDialog
        label={t("run.remove")}
        title={t("run.removeTitle")}
        text={t("run.removeText", {name: run.name, days: RESTORE_DAYS})}
        confirm={t("run.removeConfirm")}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={remove}
      />
    </div>
  );
}
