"use client";

import {useRequiredSession} from "@/client/session/use-session";
import {withMessages} from "@/i18n/with-messages";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {DropZone} from "./drop-zone";
import {EnterRun} from "./enter-run";
import {isNotSent, isWaiting, type UploadItem} from "./upload-item";
import type {UploadTranslator} from "./upload-messages";
import {UploadRow} from "./upload-row";
import {countDone, useUploadItems} from "./use-upload-items";

interface Props {
  readonly t: UploadTranslator;
  /** The address of the list, which those of single runs continue. */
  readonly runsHref: string;
}

export const UploadClient = withMessages(Upload);

function Upload({t, runsHref}: Props) {
  useRequiredSession();
  const {lanes, resumesAt, add, retry, retryAll, settle, stop} = useUploadItems();
  const done = countDone(lanes);
  const hrefOf = (id: string) => `${runsHref}/${encodeURIComponent(id)}`;
  return (
    <div className="mt-6 max-w-app">
      <p className="max-w-measure text-body-lg text-text-2">{t("runUpload.lead")}</p>
      <DropZone t={t} onFiles={add} />
      <EnterRun t={t} hrefOf={hrefOf} />
      <p role="status" className="mt-6 text-ui empty:hidden">
        {lanes.length > 0 && t("runUpload.progress", {done, count: lanes.length})}
      </p>
      <p role="status" className="mt-2 max-w-measure empty:hidden">
        {resumesAt && lanes.some(isWaiting) && t("runUpload.paused", {time: timeWords(resumesAt, t)})}
      </p>
      {lanes.length > 0 && (
        <>
          <span className="upload-ticks" aria-hidden="true">
            <i style={{width: `${(100 * done) / lanes.length}%`}} />
          </span>
          <BulkActions items={lanes} t={t} onStop={stop} onRetry={retryAll} />
          <ul aria-label={t("runUpload.files")}>
            {lanes.map((lane) => (
              <UploadRow
                key={lane.id}
                item={lane}
                t={t}
                hrefOf={hrefOf}
                onRetry={() => retry(lane.id)}
                onTaken={(result) => settle(lane.id, result)}
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

interface BulkActionsProps {
  readonly items: readonly UploadItem[];
  readonly t: UploadTranslator;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** Actions on all lanes at once: no user should have to press the same button a hundred times. */
function BulkActions({items, t, onStop, onRetry}: BulkActionsProps) {
  const count = items.filter(isNotSent).length;
  return (
    <div className="flex flex-wrap gap-4 empty:hidden">
      {items.some(isWaiting) && (
        <Button variant="secondary" onClick={onStop}>
          {t("runUpload.stop")}
        </Button>
      )}
      {count > 1 && (
        <Button variant="secondary" onClick={onRetry}>
          {t("runUpload.sendAgain", {count})}
        </Button>
      )}
    </div>
  );
}

/** To the second, in the reader's local time: a wait can be short. */
const timeWords = (at: Date, t: UploadTranslator) =>
  dateFormat(t.formatLocale, {timeStyle: "medium"}).format(at);
