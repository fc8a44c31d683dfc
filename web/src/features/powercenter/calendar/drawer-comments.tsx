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

/** What is said about a card: there at once where something was said, and a line to open where nothing was. */
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
