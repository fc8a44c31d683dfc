import type {ComponentProps} from "react";
import {Dialog} from "@/ui/dialog";
import {RunForm} from "./run-form";

interface Props extends ComponentProps<typeof RunForm> {
  readonly onClose: () => void;
}

/** A dialog with the form for the runner's own details of a run. */
export const RunFormDialog = ({onClose, ...form}: Props) => (
  <Dialog label={form.t("run.editTitle")} onClose={onClose}>
    <RunForm {...form} />
  </Dialog>
);
