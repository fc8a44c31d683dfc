import type {Series} from "@gradus/training/series/series";
import {Dialog} from "@/ui/dialog";
import {AirForm} from "./air-form";
import type {EditContext} from "./edit-form";
import {EditsList} from "./edits-list";
import {ExcludeForm} from "./exclude-form";
import {MergeForm} from "./merge-form";
import {RecalculateForm} from "./recalculate-form";
import {ScaleForm} from "./scale-form";

export type EditDialog =
  | {readonly kind: "scale" | "exclude" | "recalculate" | "air" | "edits"}
  | {readonly kind: "merge"; readonly other: string | null};

interface Props extends EditContext {
  readonly dialog: EditDialog;
  readonly series: Series;
  readonly onElsewhere: (id: string) => void;
}

export function EditDialogs({dialog, ...props}: Props) {
  const {run, t, close} = props;
  const titles = {
    scale: t("runEdit.scale"),
    exclude: t(run.is_excluded ? "runEdit.include" : "runEdit.exclude"),
    recalculate: t("runEdit.recalculate"),
    air: t("runEdit.air"),
    edits: t("runEdit.edits"),
    merge: t("runEdit.merge"),
  };
  return (
    <Dialog label={titles[dialog.kind]} onClose={close}>
      <Form dialog={dialog} {...props} />
    </Dialog>
  );
}

function Form({dialog, onElsewhere, ...about}: Props) {
  switch (dialog.kind) {
    case "scale":
      return <ScaleForm {...about} />;
    case "exclude":
      return <ExcludeForm {...about} />;
    case "recalculate":
      return <RecalculateForm {...about} />;
    case "air":
      return <AirForm {...about} />;
    case "edits":
      return <EditsList {...about} />;
    case "merge":
      return <MergeForm {...about} other={dialog.other} onElsewhere={onElsewhere} />;
  }
}
