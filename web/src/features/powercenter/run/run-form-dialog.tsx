import type {ComponentProps} from "react";
import {Dialog} from "@/ui/dialog";
import {RunForm} from "./run-form";

interface Props extends ComponentProps<typeof RunForm> {
  readonly onClose: () => void;
}

export const RunFormDialog = ({onClose, ...form}: Props) => (
  <Dialog label={form.t("run.editTitle")} onClose={onClose}>
    <RunForm {...form} />
  </Dialog>
);
