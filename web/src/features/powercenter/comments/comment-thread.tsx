import type {Comment} from "@gradus/backend/contract/comments";
import {useRef, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {removeComment, type Subject, useComments} from "@/client/resources/use-comments";
import {formatDuration} from "@/lib/format/duration";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DoneLine} from "@/ui/status-lines";
import {CommentForm} from "./comment-form";
import type {CommentTranslator} from "./comments-messages";
import {useFreshComments} from "./use-fresh-comments";

interface Props {
  readonly subject: Subject;
  readonly t: CommentTranslator;
  /** Where the cursor of a run stands: a comment may be about that second. */
  readonly second?: number | null;
  readonly onGo?: (second: number) => void;
  /** False where something around it is its title. */
  readonly isTitled?: boolean;
}

export function CommentThread({subject, t, second = null, onGo, isTitled = true}: Props) {
  const comments = useComments(subject);
  const fresh = useFreshComments(subject, comments.data !== null);
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const added = (comment: Comment) => comments.update(({items}) => ({items: [...items, comment]}));
  async function remove({id}: Comment): Promise<string | null> {
    const reply = await removeComment(subject, id);
    if (!reply.ok) return failureMessage(reply.err, t);
    comments.update(({items}) => ({items: items.filter((each) => each.id !== id)}));
    setDone(t("comments.removed"));
    return null;
  }
  return (
    <section className={isTitled ? "run-section" : undefined} aria-label={t("comments.title")}>
      {isTitled && <h2 className="text-h3">{t("comments.title")}</h2>}
      <DoneLine className="mt-2">{done}</DoneLine>
      <WithResource resource={comments} t={t}>
        {({items}) => (
          <>
            {items.length === 0 && <p className="mt-4 text-text-2">{t("comments.none")}</p>}
            <ol ref={list} tabIndex={-1} className="comment-list">
              {items.map((comment) => (
                <li key={comment.id} className="comment" data-unread={fresh.has(comment.id) || undefined}>
                  <CommentItem comment={comment} isNew={fresh.has(comment.id)} t={t} onGo={onGo} />
                  {comment.is_removable && (
                    <ConfirmDialog
                      label={t("comments.remove")}
                      name={`${t("comments.remove")}: ${comment.text.slice(0, 40)}`}
                      variant="quiet"
                      title={t("comments.removeTitle")}
                      text={t("comments.removeText")}
                      confirm={t("comments.removeConfirm")}
                      working={t("common.working")}
                      cancel={t("common.cancel")}
                      onConfirm={() => remove(comment)}
                      focusAfter={list}
                    />
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </WithResource>
      <CommentForm subject={subject} second={second} t={t} onPosted={added} />
    </section>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly isNew: boolean;
  readonly t: CommentTranslator;
  readonly onGo: ((second: number) => void) | undefined;
}

function CommentItem({comment: {author, second, text, created}, isNew, t, onGo}: CommentItemProps) {
  const when = dateFormat(t.formatLocale, {dateStyle: "medium", timeStyle: "short"}).format(
    new Date(created),
  );
  return (
    <div className="min-w-0">
      <p className="text-label text-text-2">
        <b className="text-text">{author?.name ?? t("comments.left")}</b> · {when}
        {isNew && ` · ${t("comments.new")}`}
      </p>
      {second !== null && onGo && (
        <Button variant="quiet" onClick={() => onGo(second)}>
          {t("comments.at", {time: formatDuration(second)})}
        </Button>
      )}
      <p className="note-text">{text}</p>
    </div>
  );
}
