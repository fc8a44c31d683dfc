import {Button} from "@/ui/button";
import type {CalendarKit} from "./calendar-kit";
import type {CalendarActions} from "./use-calendar-actions";

interface Props {
  readonly actions: CalendarActions;
  readonly kit: CalendarKit;
  /** A dialog shows the notice, because content behind a dialog is neither visible nor announced. */
  readonly isElsewhere?: boolean;
}

/** What was just done, with the way back beside it; a problem stays until it is read. */
export function NoticeLine({actions, kit: {t}, isElsewhere = false}: Props) {
  const {dismiss, undo} = actions;
  const notice = isElsewhere ? null : actions.notice;
  const step = notice?.step;
  return (
    <div className="cal-notice" data-shown={notice !== null || undefined}>
      <p role="status">{notice && !notice.isProblem && notice.words}</p>
      <p role="alert" className="text-danger">
        {notice?.isProblem && notice.words}
      </p>
      {step && (
        <Button variant="secondary" onClick={() => void undo(step)}>
          {t("common.undo")}
        </Button>
      )}
      {notice && (
        <Button variant="quiet" onClick={dismiss}>
          {t("common.close")}
        </Button>
      )}
    </div>
  );
}
