import {lazy, Suspense} from "react";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";
import {Skeleton} from "@/ui/skeleton";
import type {RunLinksProps} from "./run-links";

// Loaded when the dialog opens: most runs are never shared.
const RunLinks = lazy(async () => ({default: (await import("./run-links")).RunLinks}));

export function ShareDialog({run, t}: RunLinksProps) {
  return (
    <DialogButton
      label={t("sharedRun.share")}
      name={`${t("sharedRun.share")}: ${run.name}`}
      title={t("sharedRun.title")}
    >
      {(close) => <ShareContent run={run} t={t} close={close} />}
    </DialogButton>
  );
}

export function ShareContent({run, t, close}: RunLinksProps & {readonly close: () => void}) {
  return (
    <>
      <p className="mt-2">{t("sharedRun.text")}</p>
      <Suspense fallback={<Skeleton lines={3} />}>
        <RunLinks run={run} t={t} />
      </Suspense>
      <Button variant="secondary" className="mt-6" onClick={close}>
        {t("common.close")}
      </Button>
    </>
  );
}
