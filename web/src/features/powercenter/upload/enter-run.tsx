import type {User} from "@gradus/backend/contract/accounts";
import {ACTIVITY_BOUNDS} from "@gradus/backend/contract/activity-values";
import {useState} from "react";
import {pageFields} from "@/client/forms/page-fields";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addRunByHand} from "@/client/resources/upload-runs";
import {useUser} from "@/client/resources/use-user";
import type {Reply} from "@/client/session/reply";
import {localDay} from "@/lib/time/local-day";
import {DialogButton} from "@/ui/dialog-button";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {Link} from "@/ui/link";
import {DoneLine} from "@/ui/status-lines";
import {createRunFormat} from "../format/run-format";
import {ENTRY_FIELDS, type EntryValues, entryMistakes, entryNotes, newEntry} from "./enter-run-rules";
import type {Outcome} from "./upload-item";
import type {UploadTranslator} from "./upload-messages";

interface Props {
  readonly t: UploadTranslator;
  /** The address of a run. */
  readonly hrefOf: (id: string) => string;
}

export function EnterRun({t, hrefOf}: Props) {
  const user = useUser().data;
  const [entered, setEntered] = useState<Outcome | null>(null);
  const [id] = entered?.activity_ids ?? [];
  if (!user) return null;
  return (
    <div className="mt-4">
      <DialogButton variant="quiet" label={t("runUpload.hand.enter")} title={t("runUpload.hand.title")}>
        {(close) => <EntryForm user={user} t={t} close={close} onEntered={setEntered} />}
      </DialogButton>
      <DoneLine className="mt-2">
        {entered && t(wordsFor(entered))}
        {id !== undefined && " "}
        {id !== undefined && (
          <Link href={hrefOf(id)} className="link">
            {t("runUpload.open")}
          </Link>
        )}
      </DoneLine>
    </div>
  );
}

function wordsFor({outcome}: Outcome) {
  if (outcome === "duplicate") return "runUpload.duplicate";
  return outcome === "reading" ? "runUpload.hand.working" : "runUpload.hand.entered";
}

interface FormProps {
  readonly user: User;
  readonly t: UploadTranslator;
  readonly close: () => void;
  readonly onEntered: (result: Outcome) => void;
}

function EntryForm({user, t, close, onEntered}: FormProps) {
  const {unit, metresPerUnit} = createRunFormat(t, user.preferences);
  const form = useForm({
    names: ENTRY_FIELDS,
    validate: (values) => entryMistakes(values, metresPerUnit, t),
    send,
  });

  async function send(values: EntryValues) {
    const reply = reportStartedAtDay(await addRunByHand(newEntry(values, metresPerUnit)));
    if (!reply.ok)
      return failureOutcome(reply, {names: ENTRY_FIELDS, t, notes: entryNotes(metresPerUnit, t)});
    close();
    onEntered(reply.data);
    return {kind: "done"} as const;
  }
  const efforts = Array.from({length: ACTIVITY_BOUNDS.rpe.max}, (_, index) => String(index + 1));
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      intro={<p className="mt-4 max-w-measure">{t("runUpload.hand.lead")}</p>}
    >
      <TextField
        field={form.field("day")}
        label={t("runUpload.hand.day")}
        type="date"
        max={localDay(new Date())}
        defaultValue={localDay(new Date())}
      />
      <TextField field={form.field("time")} label={t("runUpload.hand.time")} type="time" />
      <TextField
        field={form.field("distance")}
        label={`${t("runUpload.hand.distance")} (${unit})`}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        field={form.field("duration")}
        label={t("runUpload.hand.duration")}
        hint={t("runUpload.hand.durationHint")}
        autoComplete="off"
      />
      <SelectField
        field={form.field("rpe")}
        label={t("runUpload.hand.rpe")}
        hint={t("runUpload.hand.rpeHint")}
        choices={[{value: "", label: "–"}, ...efforts.map((value) => ({value, label: value}))]}
        defaultValue=""
      />
    </DialogForm>
  );
}

/** Day and time are one value of the call. */
function reportStartedAtDay<T>(reply: Reply<T>): Reply<T> {
  if (reply.ok || !reply.err.field_errors) return reply;
  const field_errors = pageFields(reply.err.field_errors, {started: "day"});
  return {...reply, err: {...reply.err, field_errors}};
}
