import {useState} from "react";
import type {Subject} from "@/client/resources/use-comments";
import {CommentThread} from "../comments/comment-thread";
import type {CalendarContext} from "./calendar-context";

interface Props {
  readonly subject: Subject;
  /** How many there were when the calendar was read. */
  readonly count: number;
  readonly context: CalendarContext;
}

export function DrawerComments({subject, count, context: {t}}: Props) {
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
