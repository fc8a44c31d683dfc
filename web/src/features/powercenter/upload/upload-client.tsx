"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useRequiredSession} from "@/client/session/use-session";
import {ButtonLink} from "@/ui/button-link";
import {DropZone} from "./drop-zone";
import {LaneLine} from "./lane-line";
import type {UploadMessages} from "./upload-messages";
import {countDone, useLanes} from "./use-lanes";

interface Props {
  readonly messages: UploadMessages;
  /** The address of the list, which those of single runs continue. */
  readonly runsHref: string;
}

/** Files of runs, dropped or chosen, each with what became of it. */
export function UploadClient({messages, runsHref}: Props) {
  useRequiredSession();
  const t = useTranslator(messages);
  const {lanes, add, retry} = useLanes();
  const done = countDone(lanes);
  return (
    <div className="mt-6 max-w-app">
      <p className="max-w-measure text-body-lg text-text-2">{t("runUpload.lead")}</p>
      <DropZone t={t} onFiles={add} />
      <p role="status" className="mt-6 text-ui empty:hidden">
        {lanes.length > 0 && t("runUpload.progress", {done, count: lanes.length})}
      </p>
      {lanes.length > 0 && (
        <>
          <span className="upload-ticks" aria-hidden="true">
            <i style={{width: `${(100 * done) / lanes.length}%`}} />
          </span>
          <ul aria-label={t("runUpload.files")}>
            {lanes.map((lane) => (
              <LaneLine
                key={lane.id}
                lane={lane}
                t={t}
                hrefOf={(id) => `${runsHref}/${encodeURIComponent(id)}`}
                onRetry={() => retry(lane.id)}
              />
            ))}
          </ul>
        </>
      )}
      {lanes.length > 0 && done === lanes.length && (
        <ButtonLink href={runsHref} variant="secondary" className="mt-6">
          {t("runUpload.toRuns")}
        </ButtonLink>
      )}
    </div>
  );
}
