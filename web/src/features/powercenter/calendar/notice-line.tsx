import {Button} from "@/ui/button";
import type {CalendarContext} from "./calendar-context";
import type {CalendarActions} from "./use-calendar-actions";

interface Props {
  readonly actions: CalendarActions;
  readonly context: CalendarContext;
  /** A dialog shows the notice, because content behind a dialog is neither visible nor announced. */
  readonly isElsewhere?: boolean;
}

/** A problem stays until it is read. */
export function NoticeLine({actions, context: {t}, isElsewhere = false}: Props) {
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
