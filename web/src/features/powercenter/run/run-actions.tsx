import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {RESTORE_DAYS} from "@gradus/backend/contract/activity-values";
import type {Series} from "@gradus/training/series/series";
import {useRouter} from "next/navigation";
import {lazy, Suspense, useState} from "react";
import {flushSync} from "react-dom";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {removeRun} from "@/client/resources/use-run";
import {useUser} from "@/client/resources/use-user";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import type {RunFormat} from "../format/run-format";
import {keepDeleted} from "../runs/just-deleted";
import type {EditDialog} from "./edit/edit-dialogs";
import {RecordingMenu} from "./edit/recording-menu";
import type {RunTranslator} from "./run-messages";
import {ShareDialog} from "./share/share-dialog";

// Loaded on demand: most viewers of a run change nothing.
const EditDialogs = lazy(async () => ({default: (await import("./edit/edit-dialogs")).EditDialogs}));
const RunFormDialog = lazy(async () => ({default: (await import("./run-form-dialog")).RunFormDialog}));

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  /** Where a deleted run leads: deleted ones can be brought back there. */
  readonly runsHref: string;
  readonly onChange: (now: Partial<ActivityDetail>) => void;
  /** What was done, in words. */
  readonly onDone: (words: string | null) => void;
  /** The ends of a crop stand on the charts. */
  readonly onCrop: () => void;
  /** The recording changed: all of the run is read again. */
  readonly onEdited: (words: string) => void;
}

export function RunActions(props: Props) {
  const {run, series, format, t, runsHref, onEdited} = props;
  const router = useRouter();
  const [dialog, open] = useState<EditDialog | null>(null);
  return (
    <>
      <EditButton {...props} />
      <RecordingMenu label={t("runEdit.menu")} items={useItems(props, open)} />
      <ShareDialog run={run} t={t} />
      <RemoveButton {...props} />
      {dialog && (
        <Suspense>
          <EditDialogs
            dialog={dialog}
            run={run}
            series={series}
            format={format}
            t={t}
            close={() => open(null)}
            onEdited={onEdited}
            onElsewhere={(id) => router.push(`${runsHref}/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the form for the runner's own details of the run. */
function EditButton({run, t, onChange, onDone}: Props) {
  const [isOpen, setOpen] = useState(false);
  function saved(now: Partial<ActivityDetail>) {
    onChange(now);
    onDone(t("run.saved"));
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`${t("common.edit")}: ${run.name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("common.edit")}
      </Button>
      {isOpen && (
        <Suspense>
          <RunFormDialog
            run={run}
            t={t}
            onClose={() => setOpen(false)}
            // At once: the dialog gives the focus back as it closes.
            close={() => flushSync(() => setOpen(false))}
            onSaved={saved}
          />
        </Suspense>
      )}
    </>
  );
}

function RemoveButton({run, t, runsHref, onChange, onDone}: Props) {
  const router = useRouter();
  async function remove(): Promise<string | null> {
    onDone(null);
    const reply = await removeRun(run);
    if (!reply.ok) return plainFailureMessage(reply.err, t);
    onChange({deleted: new Date().toISOString(), restorable_until: reply.data.restorable_until});
    keepDeleted(run);
    router.push(runsHref);
    return null;
  }
  return (
    <ConfirmDialog
      label={t("run.remove")}
      title={t("run.removeTitle")}
      text={t("run.removeText", {name: run.name, days: RESTORE_DAYS})}
      confirm={t("run.removeConfirm")}
      working={t("common.working")}
      cancel={t("common.cancel")}
      onConfirm={remove}
    />
  );
}

/** Only the actions that the viewer can take on this run. */
function useItems({run, series, t, onCrop}: Props, open: (dialog: EditDialog) => void) {
  const user = useUser();
  const {power, air_power} = series.columns;
  const isAdmin = user.data?.roles.includes("admin") ?? false;
  const item = (label: string, dialog: EditDialog) => ({label, onPress: () => open(dialog)});
  return [
    ...(series.length > 1 ? [{label: t("runEdit.crop"), onPress: onCrop}] : []),
    ...(power ? [item(t("runEdit.scale"), {kind: "scale"})] : []),
    item(t("runEdit.merge"), {kind: "merge", other: null}),
    item(t(run.is_excluded ? "runEdit.include" : "runEdit.exclude"), {kind: "exclude"}),
    item(t("runEdit.recalculate"), {kind: "recalculate"}),
    ...(isAdmin && air_power ? [item(t("runEdit.air"), {kind: "air"})] : []),
    item(t("runEdit.edits"), {kind: "edits"}),
  ];
}
