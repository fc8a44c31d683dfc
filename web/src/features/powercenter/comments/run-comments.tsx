import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {CommentThread} from "./comment-thread";
import type {CommentTranslator} from "./comments-messages";

interface Props {
  readonly run: Pick<ActivityDetail, "id" | "elapsed_time">;
  readonly cursor: Cursor;
  readonly t: CommentTranslator;
}

export function RunComments({run, cursor, t}: Props) {
  const slot = useCursorSlot(cursor);
  const second = slot === null ? null : Math.min(slot, Math.floor(run.elapsed_time));
  return (
    <CommentThread subject={{activity_id: run.id}} t={t} second={second} onGo={(at) => cursor.move(at)} />
  );
}
