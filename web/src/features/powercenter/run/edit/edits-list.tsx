import type {EditMaking, RunEdits} from "@gradus/backend/contract/activity-edits";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {undoEdit, useRunEdits} from "@/client/resources/use-run-edits";
import {dateFormat, numberFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {type EditContext, EditForm} from "./edit-form";

export function EditsList(about: EditContext) {
  const {run, t, close} = about;
  const {data, err, retry} = useRunEdits(run);
  if (!data) {
    if (!err) return <Skeleton lines={3} />;
    return (
      <div role="alert" className="mt-4">
        <p>{plainFailureMessage(err, t)}</p>
        <Button className="mt-4" variant="secondary" onClick={retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  if (data.edits.length === 0)
    return (
      <>
        <p className="mt-4">{t("runEdit.noEdits")}</p>
        <Button className="mt-6" variant="secondary" onClick={close}>
          {t("common.close")}
        </Button>
      </>
    );
  return (
    <EditForm
      {...about}
      confirm={t("runEdit.undo")}
      done={t("runEdit.undone")}
      call={async (runVersion) => {
        const reply = await undoEdit(runVersion);
        if (reply.ok) retry();
        return reply;
      }}
    >
      <Lines edits={data} {...about} />
      <p className="mt-4">{t("runEdit.undoText")}</p>
    </EditForm>
  );
}

interface LinesProps {
  readonly edits: RunEdits;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

function Lines({edits: {edits, made}, format, t}: LinesProps) {
  return (
    <ol className="edit-list">
      {edits.map((edit, index) => (
        <li key={index}>
          <span>{editWords(edit, format, t)}</span>
          <span className="text-label text-text-2">{makingWords(made[index] ?? null, t)}</span>
        </li>
      ))}
    </ol>
  );
}

function editWords(edit: RunEdits["edits"][number], format: RunFormat, t: RunTranslator): string {
  switch (edit.op) {
    case "crop":
      return t("runEdit.didCrop", {from: format.duration(edit.from), to: format.duration(edit.to)});
    case "scale": {
      const percent = numberFormat(t.formatLocale, {maximumFractionDigits: 2}).format(100 * edit.factor);
      return t("runEdit.didScale", {percent});
    }
    case "merge":
      return t("runEdit.didMerge", {seconds: numberFormat(t.formatLocale).format(edit.offset)});
    case "remove_air_power":
      return t("runEdit.didAir");
    case "ignore_power":
      return t("runEdit.didIgnore", {count: edit.ranges.length});
    case "accept_power":
      return t("runEdit.didAccept", {count: edit.ranges.length});
    case "exclude":
      return t("runEdit.didExclude");
  }
}

function makingWords(making: EditMaking | null, t: RunTranslator): string {
  if (!making) return t("runEdit.byItself");
  const when = dateFormat(t.formatLocale, {dateStyle: "medium", timeStyle: "short"}).format(
    Date.parse(making.at),
  );
  return t(making.by === "runner" ? "runEdit.byYou" : "runEdit.byStaff", {when});
}
