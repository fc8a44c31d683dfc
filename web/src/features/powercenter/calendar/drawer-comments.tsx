import {useState} from "react";
import type {Subject} from "@/client/resources/use-comments";
import {CommentThread} from "../comments/comment-thread";
import type {CalendarKit} from "./calendar-kit";

interface Props {
  readonly subject: Subject;
  /** How many there were when the calendar was read. */
  readonly count: number;
  readonly kit: CalendarKit;
}

/** The comments on a card: open at once where there are any, behind a line to open where there are none. */
export function DrawerComments({subject, count, kit: {t}}: Props) {
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      className="cal-comments"
      open={isOpen}
      onToggle={({currentTarget}) => setOpen(currentTarget.open)}
    >
      <summary className="text-ui">{t("calendar.comments", {count})}</summary>
      {isOpen && <CommentThread subject={subject} t={t} isTitled={false} />}
    </details>
  );
}
