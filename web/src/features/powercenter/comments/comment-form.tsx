import {COACHING_BOUNDS} from "@gradus/backend/contract/coaching-values";
import type {Comment} from "@gradus/backend/contract/comments";
import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {filledLongText} from "@/client/forms/field-rules";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {addComment, type Subject} from "@/client/resources/use-comments";
import {formatDuration} from "@/lib/format/duration";
import {FormAlert} from "@/ui/form/form-alert";
import type {FormValues} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextAreaField} from "@/ui/form/text-area-field";
import {useForm} from "@/ui/form/use-form";
import type {CommentTranslator} from "./comments-messages";

const FIELDS = ["text"] as const;
const {comment: COMMENT, thread: THREAD} = COACHING_BOUNDS;

interface Props {
  readonly subject: Subject;
  readonly second: number | null;
  readonly t: CommentTranslator;
  readonly onPosted: (comment: Comment) => void;
}

export function CommentForm({subject, second, t, onPosted}: Props) {
  const [isThere, setThere] = useState(false);
  const notes = {text: {max: COMMENT.max}};
  const form = useForm({
    names: FIELDS,
    validate: (values) => fieldMistakes({text: filledLongText(COMMENT.max)(typed(values.text))}, t, notes),
    send,
  });
  async function send(values: FormValues<(typeof FIELDS)[number]>) {
    const reply = await addComment(subject, typed(values.text), isThere ? second : null);
    if (!reply.ok) {
      const failures = {limit_reached: t("comments.full", {max: THREAD.max})};
      return failureOutcome(reply, {names: FIELDS, t, notes, failures});
    }
    form.reset();
    setThere(false);
    onPosted(reply.data);
    return {kind: "done"} as const;
  }
  return (
    <form {...form.props} className="mt-4">
      <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      <TextAreaField field={form.field("text")} label={t("comments.write")} rows={3} />
      {second !== null && (
        <label className="mt-2 flex min-h-hit items-center gap-2">
          <input
            type="checkbox"
            checked={isThere}
            onChange={(event) => setThere(event.currentTarget.checked)}
          />
          {t("comments.about", {time: formatDuration(second)})}
        </label>
      )}
      <SubmitButton size="md" className="mt-2" isSaving={form.isSaving} saving={t("comments.sending")}>
        {t("comments.send")}
      </SubmitButton>
    </form>
  );
}

/** Normalizes line breaks: a form sends each as two characters, which the user did not type. */
const typed = (text: string) => text.replaceAll("\r\n", "\n").trim();
