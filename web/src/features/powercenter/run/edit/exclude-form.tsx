import {excludeRun} from "@/client/resources/use-run-edits";
import {type EditContext, EditForm} from "./edit-form";

/** Whether a run counts in curve, load and totals. The run itself stays as it is. */
export function ExcludeForm(about: EditContext) {
  const {run, t} = about;
  const isOut = run.is_excluded;
  return (
    <EditForm
      {...about}
      confirm={t(isOut ? "runEdit.include" : "runEdit.exclude")}
      done={t(isOut ? "runEdit.included" : "runEdit.excluded")}
      call={(runVersion) => excludeRun(runVersion, !isOut)}
    >
      <p className="mt-4">{t(isOut ? "runEdit.includeText" : "runEdit.excludeText")}</p>
    </EditForm>
  );
}
